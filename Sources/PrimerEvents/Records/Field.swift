package import EventTree

/// One field of a record, said once: its name on the wire, the property that holds it and who may see it.
///
/// Whether the field must be there follows from the property's type, see ``FieldContent``.
package final class Field<Root: Sendable>: Sendable {
    typealias Memory = RecordMemory<Root>

    let name: FieldName
    let description: FieldDescription
    let isRequired: Bool
    /// Whether it is a member on the wire.
    let travels: Bool
    let exposure: ExportableField.Exposure
    let exportedName: String

    /// Reads the member, or that there is none.
    let readJSON: @Sendable (Memory, JSONValue?) throws(RecordError) -> Void
    /// Reads the value that is next in a text.
    let readText: @Sendable (Memory, inout TextReader) throws(TextReader.Unreadable) -> Void
    /// The member; `nil` where it is left out.
    let member: @Sendable (Memory) -> JSONValue?
    /// What is exported, unless the field is withheld.
    let exported: @Sendable (Memory) -> (any ExportableValueConvertible)?

    /// A field.
    package convenience init<Content: FieldContent>(
        _ name: FieldName, _ keyPath: FieldKeyPath<Root, Content>, _ exposure: ExportableField.Exposure
    ) {
        let property = RecordProperty(keyPath)
        self.init(
            name, FieldDescription([name.text], Content.shape, Content.presence, exposure),
            readJSON: { (root, json) throws(RecordError) in root[property] = try Content(member: json) },
            readText: { (root, text) throws(TextReader.Unreadable) in
                root[property] = try Content(text: &text)
            },
            member: { $0[property].member },
            exported: { $0[property].exported })
    }

    /// A field that is exported as something else, or only at times.
    package convenience init<Content: FieldContent>(
        _ name: FieldName, _ keyPath: FieldKeyPath<Root, Content>, _ exposure: ExportableField.Exposure,
        as exported: @escaping @Sendable (Root) -> (any ExportableValueConvertible)?
    ) {
        let field = Field(name, keyPath, exposure)
        self.init(
            name, field.description, readJSON: field.readJSON, readText: field.readText, member: field.member,
            exported: { exported($0.value) })
    }

    private init(
        _ name: FieldName, _ description: FieldDescription,
        readJSON: @escaping @Sendable (Memory, JSONValue?) throws(RecordError) -> Void,
        readText: @escaping @Sendable (Memory, inout TextReader) throws(TextReader.Unreadable) -> Void,
        member: @escaping @Sendable (Memory) -> JSONValue?,
        exported: @escaping @Sendable (Memory) -> (any ExportableValueConvertible)?
    ) {
        self.name = name
        self.description = description
        isRequired = description.presence == .required || description.presence == .requiredOrNull
        travels = description.presence != .local
        exposure = description.exposure
        exportedName = description.path.last ?? name.text
        self.readJSON = readJSON
        self.readText = readText
        self.member = member
        self.exported = exported
    }
}

extension Field {
    /// A field that is `null` where there is no value.
    ///
    /// - Parameter presence: `.requiredOrNull` if it must be there, `.optionalOrNull` if it may be missing.
    package static func nullable<Value: WireValue>(
        _ name: FieldName, _ keyPath: FieldKeyPath<Root, Value?>, _ exposure: ExportableField.Exposure,
        _ presence: FieldPresence
    ) -> Field {
        let field = Field(name, keyPath, exposure)
        let property = RecordProperty(keyPath)
        guard presence == .requiredOrNull else {
            return Field(
                name, FieldDescription([name.text], Value.shape, presence, exposure), readJSON: field.readJSON,
                readText: field.readText, member: { $0[property]?.json ?? .null }, exported: field.exported)
        }
        return Field(
            name, FieldDescription([name.text], Value.shape, presence, exposure),
            readJSON: { (root, json) throws(RecordError) in
                guard let json else { throw RecordError(.missing(.orNull(Value.expectation))) }
                do throws(RecordError) {
                    root[property] = try Value?(member: json)
                } catch { throw error.expectingNullToo() }
            },
            readText: field.readText, member: { $0[property]?.json ?? .null }, exported: field.exported)
    }

    /// A Boolean that is left out, and exports nothing, where it is `false`.
    package static func flag(
        _ name: FieldName, _ keyPath: FieldKeyPath<Root, Bool>, _ exposure: ExportableField.Exposure
    ) -> Field {
        let property = RecordProperty(keyPath)
        return Field(
            name, FieldDescription([name.text], Bool.shape, .optional, exposure),
            readJSON: { (root, json) throws(RecordError) in
                root[property] = try Bool?(member: json) ?? false
            },
            readText: { (root, text) throws(TextReader.Unreadable) in
                root[property] = try Bool?(text: &text) ?? false
            },
            member: { $0[property] ? JSONValue.bool(true) : Optional.none },
            exported: { $0[property] ? true : nil })
    }

    /// A field of an object that has nothing else for us, and no type of its own.
    package static func inside<Value: WireValue>(
        _ object: FieldName, _ name: FieldName, _ keyPath: FieldKeyPath<Root, Value?>,
        _ exposure: ExportableField.Exposure
    ) -> Field {
        let property = RecordProperty(keyPath)
        let read: @Sendable (Memory, JSONValue?) throws(RecordError) -> Void = { (root, json) throws(RecordError) in
            guard let members = try JSONObject?(member: json) else { return root[property] = nil }
            do throws(RecordError) {
                root[property] = try Value?(member: members[name.text])
            } catch { throw error.inside(name) }
        }
        return Field(
            object, FieldDescription([object.text, name.text], Value.shape, .optional, exposure),
            readJSON: read,
            readText: { (root, text) throws(TextReader.Unreadable) in
                do { try read(root, text.value()) } catch { throw TextReader.Unreadable() }
            },
            member: { root in root[property].map { [name.text: $0.json] } },
            exported: { $0[property]?.exported })
    }

    /// A field whose shape another field before it decides.
    ///
    /// - Parameters:
    ///   - shapes: The shapes that it can have.
    ///   - read: Reads it into a record that has the fields before it; `nil` if the deciding field is not known yet.
    package static func dependent<Value: ExportableValueConvertible & Sendable>(
        _ name: FieldName, _ keyPath: FieldKeyPath<Root, Value?>, _ exposure: ExportableField.Exposure,
        _ shapes: @autoclosure @escaping @Sendable () -> [RecordShape],
        isDecided: @escaping @Sendable (Root) -> Bool,
        read: @escaping @Sendable (Root, JSONValue) throws(RecordError) -> Value,
        json: @escaping @Sendable (Value) -> JSONValue
    ) -> Field {
        let property = RecordProperty(keyPath)
        return Field(
            name, FieldDescription([name.text], .oneOfRecords(shapes()), .optional, exposure),
            readJSON: { (root, member) throws(RecordError) in
                switch member {
                case nil, .null?: root[property] = nil
                case let member?: root[property] = try read(root.value, member)
                }
            },
            readText: { (root, text) throws(TextReader.Unreadable) in
                if try text.skipNull() { return root[property] = nil }
                guard isDecided(root.value) else { throw TextReader.Unreadable() }
                do { root[property] = try read(root.value, text.value()) } catch { throw TextReader.Unreadable() }
            },
            member: { root in root[property].map(json) },
            exported: { $0[property] })
    }

    /// A field that never travels: ours, for listeners and for what they export.
    package static func local<Value: ExportableValueConvertible & Sendable>(
        _ name: FieldName, _ keyPath: FieldKeyPath<Root, Value>, _ exposure: ExportableField.Exposure
    ) -> Field {
        let property = RecordProperty(keyPath)
        return Field(
            name, FieldDescription([name.text], .swiftOnly("\(Value.self)"), .local, exposure),
            readJSON: { (_, _) throws(RecordError) in },
            readText: { (_, _) throws(TextReader.Unreadable) in throw .init() },
            member: { _ in nil }, exported: { $0[property] })
    }
}
