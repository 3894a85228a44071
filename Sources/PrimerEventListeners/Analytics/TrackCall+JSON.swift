public import PrimerEvents

extension TrackCall {
    /// The call as a JSON object: id, name, sequence, time, whether it is an outcome, and the properties as an object.
    public var json: JSONValue {
        [
            "id": .string(id), "name": .string(name), "sequence": .integer(sequence), "time": .string(time),
            "isOutcome": .bool(isOutcome), "properties": properties.json,
        ]
    }
}
