// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of the public surface of os that the package uses, as Apple declares it; what is logged can be read.

@available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *)
public struct Logger: Sendable {
    private let subsystem: String
    private let category: String

    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    public func log(level: OSLogType, _ message: OSLogMessage) {
        LoggedLines.add(LoggedLine(subsystem: subsystem, category: category, level: level, message: message))
    }

    public func log(_ message: OSLogMessage) { log(level: .default, message) }
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

@available(macOS 10.12, iOS 10.0, watchOS 3.0, tvOS 10.0, *)
public struct OSLogType: RawRepresentable, Equatable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    public static let debug = OSLogType(2)
    public static let error = OSLogType(16)
    public static let fault = OSLogType(17)
}

@available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *)
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    let interpolation: OSLogInterpolation

    public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

    public init(stringLiteral value: String) {
        interpolation = OSLogInterpolation(literal: value)
    }
}

@available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *)
public struct OSLogInterpolation: StringInterpolationProtocol {
    private(set) var whole = ""
    private(set) var open = ""

    init(literal: String) {
        whole = literal
        open = literal
    }

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
        whole += literal
        open += literal
    }

    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        let text = argumentString()
        whole += text
        open += privacy.isPublic ? text : "<private>"
    }
}

@available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *)
public struct OSLogStringAlignment {
    public static var none: OSLogStringAlignment { OSLogStringAlignment() }
}

@available(macOS 11.0, iOS 14.0, watchOS 7.0, tvOS 14.0, *)
public struct OSLogPrivacy {
    let isPublic: Bool

    public static var `public`: OSLogPrivacy { OSLogPrivacy(isPublic: true) }
    public static var `private`: OSLogPrivacy { OSLogPrivacy(isPublic: false) }
    /// Strings are private unless they are said to be public.
    public static var auto: OSLogPrivacy { OSLogPrivacy(isPublic: false) }
}
