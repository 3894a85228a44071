public import EventTree

/// What is wrong with one field of the card form, or with its submission.
public struct CardFieldError: Redacted, Hashable {
    /// The field, as in `cardNumber`.
    public var field: String?

    /// The name of the input.
    public var name: String

    /// The code of the error, as in `REQUIRED`; a sentence before web 1.0.0.
    public var error: String

    /// What is wrong in words for the shopper, which may embed what was typed.
    public var message: String

    /// An error of one field.
    public init(field: String? = nil, name: String, error: String, message: String) {
        self.field = field
        self.name = name
        self.error = error
        self.message = message
    }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }

    /// Whether `error` is a code: letters, digits, `_`, `-` and `.` only.
    fileprivate var isCode: Bool {
        error.utf8.allSatisfy {
            switch $0 {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"): true
            case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."): true
            default: false
            }
        }
    }
}

extension CardFieldError: RecordedValue {
    package static let record = Record(
        CardFieldError(name: "", error: "", message: ""),
        Field("field", \.field, .shown),
        Field("name", \.name, .shown),
        Field("error", \.error, .shown, as: { $0.isCode ? $0.error : nil }),
        Field("message", \.message, .withheld))
}
