public import EventTree

/// Why a payment failed: an open record.
///
/// The reason of a decline is deliberately generic here; only the server learns the real one.
public struct PaymentFailureError: Error, Redacted, Hashable {
    /// What went wrong.
    public var code: ErrorCode

    /// What went wrong in words, which may embed what the shopper typed.
    public var message: String

    /// The id to quote to Primer's support, as the web stated it: a string, `null` or not at all.
    public var statedDiagnosticsId: Nullable<String>

    /// On whose side the failure arose; `nil` before web 1.6.2 and where a native failure does not tell.
    public var origin: ErrorOrigin?

    /// Whether `origin` was concluded from a native error id instead of being stated by Primer.
    ///
    /// A native extension; `false` where there is no origin.
    public var isOriginDerived: Bool

    /// The `errorId` of the native SDK's error, as in `payment-failed`; a native extension.
    public var nativeErrorId: String?

    /// The members that have no field of their own, in order.
    public var extras: JSONObject

    /// An error with the facts given.
    public init(
        code: ErrorCode,
        message: String = "",
        diagnosticsId: String? = nil,
        origin: ErrorOrigin? = nil,
        isOriginDerived: Bool = false,
        nativeErrorId: String? = nil,
        extras: JSONObject = [:]
    ) {
        self.code = code
        self.message = message
        self.statedDiagnosticsId = Nullable(diagnosticsId)
        self.origin = origin
        self.isOriginDerived = isOriginDerived
        self.nativeErrorId = nativeErrorId
        self.extras = extras
    }

    /// The id to quote to Primer's support; `nil` where the web leaves it out or states `null`.
    public var diagnosticsId: String? {
        get { statedDiagnosticsId.value }
        set { statedDiagnosticsId = Nullable(newValue) }
    }

    /// The fields, and who may see them.
    public var exportable: ExportableFields { Self.record.exportable(self) }
}

extension PaymentFailureError: RecordedValue {
    package static let record = Record(
        PaymentFailureError(code: ""),
        extras: \.extras,
        Field("code", \.code, .shown),
        Field("message", \.message, .withheld),
        Field("diagnosticsId", \.statedDiagnosticsId, .shown),
        Field("origin", \.origin, .shown),
        .flag("isOriginDerived", \.isOriginDerived, .shown),
        Field("nativeErrorId", \.nativeErrorId, .shown))
}
