import PrimerEventCoding
import PrimerEventListeners
import PrimerEvents

extension TrackCall {
    /// The call as one line of JSON, `nil` where its properties nest too deep.
    package func json() -> [UInt8]? {
        guard let properties = properties.json() else { return nil }
        let members: [JSONObject.Member] = [
            .init(name: "id", value: .string(id)), .init(name: "name", value: .string(name)),
            .init(name: "sequence", value: .integer(sequence)), .init(name: "time", value: .string(time)),
            .init(name: "outcome", value: .bool(isOutcome)), .init(name: "properties", value: .object(properties)),
        ]
        return JSONValue.object(JSONObject(distinct: members)).bytes
    }

    /// The call that a line of JSON holds. Members that are not known are passed over, of whatever kind.
    package init?(json: some Collection<UInt8>) {
        guard let value = try? JSONValue(parsing: json, limits: .ofLines), let object = value.objectValue,
            let id = object["id"]?.stringValue, let name = object["name"]?.stringValue,
            let sequence = object["sequence"]?.integerValue, let time = object["time"]?.stringValue,
            let isOutcome = object["outcome"]?.boolValue, let properties = object["properties"]?.objectValue
        else { return nil }
        self.init(
            id: id, name: name, sequence: sequence, time: time, isOutcome: isOutcome,
            properties: [ExportedField](json: properties))
    }
}

extension CodingLimits {
    /// Of a line of the spool: its bytes bound the items as well, and a later version may nest deeper.
    static let ofLines = CodingLimits(
        bytesPerLine: FileBuffer.longestLine, nestingDepth: 2 * ExportedValue.deepest + 8, itemsPerCollection: .max,
        itemsInTotal: .max)
}
