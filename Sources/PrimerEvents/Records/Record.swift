package import EventTree

/// The table of a record: its fields in the order in which the web writes them.
///
/// Reading, writing, the names of known members and what may be exported follow from it.
///
/// A record has 64 fields at most.
package struct Record<Root: Sendable>: Sendable {
    /// What reading begins with; every required field is replaced, or reading fails.
    private let blank: Root
    private let fields: [Field<Root>]
    /// The bits of the fields that must be there.
    private let required: UInt64
    /// The members that are in no table; `nil` for a record that does not keep them.
    private let extras: FieldKeyPath<Root, JSONObject>?
    private let knownNames: Set<String>
    /// The names in the order of the fields.
    private let names: [StaticString]

    /// A record that ignores other members.
    ///
    /// - Parameter blank: Any value; its optional fields are what a missing member means.
    package init(_ blank: Root, _ fields: Field<Root>...) { self.init(blank, fields, nil) }

    /// A record that keeps other members.
    ///
    /// - Parameters:
    ///   - blank: Any value; its optional fields are what a missing member means.
    ///   - extras: Where the other members are kept.
    package init(_ blank: Root, extras: FieldKeyPath<Root, JSONObject>, _ fields: Field<Root>...) {
        self.init(blank, fields, extras)
    }

    private init(_ blank: Root, _ fields: [Field<Root>], _ extras: FieldKeyPath<Root, JSONObject>?) {
        self.blank = blank
        self.fields = fields
        self.extras = extras
        required = fields.enumerated().reduce(0) { $0 | ($1.element.isRequired ? 1 << $1.offset : 0) }
        knownNames = Set(fields.map(\.name.text))
        names = fields.map(\.name.literal)
    }

    /// The fields, for documentation and for whoever reads a detail by name.
    package var shape: RecordShape {
        RecordShape(type: Self.typeName, fields: fields.map(\.description), isOpen: extras != nil)
    }

    /// The name of the type inside its module, as in `StateChange.State`.
    private static var typeName: String {
        String(reflecting: Root.self).split(separator: ".").dropFirst().joined(separator: ".")
    }

    // MARK: - Reading

    /// The record that an object stands for; errors come in the order of the fields.
    func read(_ json: JSONValue) throws(RecordError) -> Root {
        let object = try JSONObject(json: json)
        var root = blank
        try RecordMemory.writing(&root) { (memory) throws(RecordError) in
            for field in fields where field.travels {
                do throws(RecordError) {
                    try field.readJSON(memory, object[field.name.text])
                } catch { throw error.inside(field.name) }
            }
        }
        if let extras { root[keyPath: extras] = object.members(except: knownNames) }
        return root
    }

    /// The record whose object is next in a text, read in one pass in whatever order its members come.
    func read(_ text: inout TextReader) throws(TextReader.Unreadable) -> Root {
        var root = blank
        let others = try RecordMemory.writing(&root) { (memory) throws(TextReader.Unreadable) in
            try read(&text, into: memory)
        }
        if let extras, others.count > 0 { root[keyPath: extras] = others.object }
        return root
    }

    /// Reads the fields, and returns the other members of an open record.
    private func read(
        _ text: inout TextReader, into memory: RecordMemory<Root>
    ) throws(TextReader.Unreadable) -> JSONMemberList {
        var found: UInt64 = 0
        var next = 0
        var count = 0
        var others = JSONMemberList()
        try text.beginObject()
        while let name = try text.nextName(&count) {
            if let place = text.place(of: name, in: names, from: next) {
                // Of two with one name the last counts, also for the fields that depend on it: the tree knows.
                guard found & 1 << place == 0 else { throw TextReader.Unreadable() }
                try fields[place].readText(memory, &text)
                found |= 1 << place
                next = place + 1
            } else {
                text.hasUnknownMembers = true
                let json = try text.value()
                if extras != nil { others.set(text.text(of: name), to: json) }
            }
        }
        guard required & ~found == 0 else { throw TextReader.Unreadable() }
        return others
    }

    // MARK: - Writing and exporting

    /// The fields, then the other members, of which none takes the name of a field.
    func json(of root: Root) -> JSONValue {
        var members = RecordMemory.reading(root) { memory in
            var members: [JSONObject.Member] = []
            members.reserveCapacity(fields.count)
            for field in fields {
                if let json = field.member(memory) {
                    members.append(JSONObject.Member(name: field.name.text, value: json))
                }
            }
            return members
        }
        if let extras {
            let others = root[keyPath: extras]
            if !others.isEmpty { members += others.members(except: knownNames).members }
        }
        return .object(JSONObject(distinct: members))
    }

    /// What of a value may leave the device, field by field.
    package func exportable(_ root: Root) -> ExportableFields {
        var exported = RecordMemory.reading(root) { memory in
            fields.map { field in
                switch field.exposure {
                case .shown: ExportableField.shown(field.exportedName, field.exported(memory))
                case .onRequest: ExportableField.onRequest(field.exportedName, field.exported(memory))
                case .withheld: ExportableField.withheld(field.exportedName)
                }
            }
        }
        if extras != nil { exported.append(.withheld("extras")) }
        return ExportableFields(exported)
    }
}

/// A value whose table says all about its JSON and what it exports.
package protocol RecordedValue: WireValue, Redacted {
    static var record: Record<Self> { get }
}

extension RecordedValue {
    package static var expectation: FieldExpectation { .object }
    package static var shape: FieldShape { .record(record.shape) }

    package init(json: JSONValue) throws(RecordError) { self = try Self.record.read(json) }

    package init(text: inout TextReader) throws(TextReader.Unreadable) { self = try Self.record.read(&text) }

    package var json: JSONValue { Self.record.json(of: self) }
}
