internal import PrimerEventListeners
public import PrimerEvents

extension TrackCall {
    /// The call as a JSON object: id, name, sequence, time, whether it is an outcome, and the properties as an object.
    public var json: JSONValue {
        [
            "id": .string(id), "name": .string(name), "sequence": .integer(sequence), "time": .string(time),
            "isOutcome": .bool(isOutcome), "properties": properties.json,
        ]
    }

    /// The call that such an object stands for. Members that are not known are passed over, of whatever kind.
    package init?(json: JSONValue) {
        guard let object = json.objectValue,
            let id = object["id"]?.stringValue, let name = object["name"]?.stringValue,
            let sequence = object["sequence"]?.integerValue, let time = object["time"]?.stringValue,
            let isOutcome = object["isOutcome"]?.boolValue, let properties = object["properties"]?.objectValue
        else { return nil }
        self.init(
            id: id, name: name, sequence: sequence, time: time, isOutcome: isOutcome,
            properties: [ExportedField](json: properties))
    }
}
