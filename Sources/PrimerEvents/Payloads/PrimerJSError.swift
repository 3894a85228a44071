public import EventTree

/// Why the checkout could not start, or what is wrong with the integration: an open record.
///
/// The web counterpart is the `primerJsError` of `primer:state-change`.
public struct PrimerJSError: Error, Redacted, Hashable {
    /// What went wrong.
    public var code: ErrorCode

    /// What went wrong in words, which may embed a value.
    public var message: String

    /// The id to quote to Primer's support, as the web stated it: a string, `null` or not at all.
    public var statedDiagnosticsId: Nullable<String>

    /// On whose side the failure arose.
    public var origin: ErrorOrigin?

    /// Whether `origin` was concluded from a native error id instead of being stated by Primer.
    ///
    /// A native extension; `false` where there is no origin.
    public var isOriginDerived: Bool

    /// The `errorId` of the native SDK's error, as in `invalid-client-token`; a native extension.
    public var nativeErrorId: String?

    /// What to do about an error of the integration, in words.
    public var suggestion: String?

    /// The cause, in whatever shape it has.
    public var error: JSONValue?

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
        suggestion: String? = nil,
        error: JSONValue? = nil,
        extras: JSONObject = [:]
    ) {
        self.code = code
        self.message = message
        self.statedDiagnosticsId = Nullable(diagnosticsId)
        self.origin = origin
        self.isOriginDerived = isOriginDerived
        self.nativeErrorId = nativeErrorId
        self.suggestion = suggestion
        self.error = error
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

extension PrimerJSError: RecordedValue {
    package static let record = Record(
        PrimerJSError(code: ""),
        extras: \.extras,
        Field("code", \.code, .shown),
        Field("message", \.message, .withheld),
        Field("diagnosticsId", \.statedDiagnosticsId, .shown),
        Field("origin", \.origin, .shown),
        .flag("isOriginDerived", \.isOriginDerived, .shown),
        Field("nativeErrorId", \.nativeErrorId, .shown),
        Field("suggestion", \.suggestion, .withheld),
        Field("error", \.error, .withheld))
}
