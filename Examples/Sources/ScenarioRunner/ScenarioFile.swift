public import Foundation

/// A file of scenarios: one scenario, or a list of them.
public struct ScenarioFile: Sendable {
    /// The scenarios in the order of the file.
    public let scenarios: [Scenario]

    /// Reads the file at a path.
    ///
    /// Throws ``ScenarioError`` if there is no such file, or what it holds cannot be run as scenarios.
    public init(path: String) throws(ScenarioError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw ScenarioError(description: "\(path): no such file")
        }
        guard !isFolder.boolValue else { throw ScenarioError(description: "\(path): is a folder, not a file") }
        let contents = try? FileHandle(forReadingAtPath: path)?.readToEnd() ?? Data()
        guard let contents else { throw ScenarioError(description: "\(path): cannot be read") }
        do {
            try self.init(data: contents)
        } catch {
            throw ScenarioError(description: "\(path): \(error)")
        }
    }

    /// Reads the contents of a file.
    ///
    /// Throws ``ScenarioError`` if they cannot be run as scenarios.
    public init(data: Data) throws(ScenarioError) {
        do {
            scenarios = try JSONDecoder().decode(OneOrMany.self, from: data).scenarios
        } catch let error as DecodingError {
            throw ScenarioError(description: error.placeAndProblem)
        } catch {
            throw ScenarioError(description: "not a file of scenarios")
        }
        for scenario in scenarios { try scenario.checkReferences() }
    }
}

/// The two shapes of a file, with a name for every scenario that has none.
private struct OneOrMany: Decodable {
    let scenarios: [Scenario]

    init(from decoder: any Decoder) throws {
        guard var list = try? decoder.unkeyedContainer() else {
            scenarios = [try Scenario(from: decoder).named(1)]
            return
        }
        var scenarios: [Scenario] = []
        while !list.isAtEnd { scenarios.append(try list.decode(Scenario.self).named(scenarios.count + 1)) }
        self.scenarios = scenarios
    }
}

extension Scenario {
    fileprivate func named(_ number: Int) -> Scenario {
        var scenario = self
        if name.isEmpty { scenario.name = "scenario \(number)" }
        return scenario
    }
}

extension DecodingError {
    /// `[3].steps[0].op: ...`
    fileprivate var placeAndProblem: String {
        switch self {
        case .keyNotFound(let key, let context): "\(context.place)there is no \"\(key.stringValue)\""
        case .valueNotFound(_, let context): "\(context.place)there is no value"
        case .typeMismatch(_, let context): "\(context.place)\(context.debugDescription)"
        case .dataCorrupted(let context) where context.codingPath.isEmpty: "not JSON"
        case .dataCorrupted(let context): "\(context.place)\(context.debugDescription)"
        @unknown default: "not a file of scenarios"
        }
    }
}

extension DecodingError.Context {
    fileprivate var place: String {
        let path = codingPath.reduce(into: "") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += (path.isEmpty ? "" : ".") + key.stringValue
            }
        }
        return path.isEmpty ? "" : path + ": "
    }
}
