/// A detail of the catalogue whose table reads and writes it.
package protocol CatalogueDetail: PrimerEventDetail {
    /// What the detail is on the wire; `nil` where the event carries no data.
    static var detailShape: FieldShape? { get }

    /// Whether the detail may be missing or `null`.
    static var mayLackDetail: Bool { get }

    /// The detail, from the JSON of the event's `detail` or `nil` where it had none.
    init(detail json: JSONValue?) throws(RecordError)

    /// The detail whose JSON is next in a text.
    init(detailText text: inout TextReader) throws(TextReader.Unreadable)

    /// The JSON of the event's `detail`.
    var detailJSON: JSONValue { get }
}

extension CatalogueDetail {
    package static var mayLackDetail: Bool { false }
}

/// A detail that is an object with known fields.
package protocol RecordedDetail: CatalogueDetail, RecordedValue {}

extension RecordedDetail {
    package static var detailShape: FieldShape? { shape }

    package init(detail json: JSONValue?) throws(RecordError) {
        guard Self.mayLackDetail else {
            self = try Self(member: json)
            return
        }
        do {
            // As an empty object: every field of such a detail may be missing.
            self = try Self(json: JSONObject?(member: json).map(JSONValue.object) ?? [:])
        } catch { throw error.expectingNullToo() }
    }

    package init(detailText text: inout TextReader) throws(TextReader.Unreadable) {
        if Self.mayLackDetail, try text.skipNull() {
            do { try self.init(detail: nil) } catch { throw TextReader.Unreadable() }
        } else {
            try self.init(text: &text)
        }
    }

    package var detailJSON: JSONValue { json }
}

/// A detail around one record that the web may state as `null`: on the wire the record's fields are those of the detail.
package protocol NullableDetail: CatalogueDetail {
    associatedtype Content: RecordedValue

    var content: Content? { get }

    init(content: Content?)
}

extension NullableDetail {
    package static var detailShape: FieldShape? { Content.shape }

    package static var mayLackDetail: Bool { true }

    package init(detail json: JSONValue?) throws(RecordError) {
        do { self.init(content: try Content?(member: json)) } catch { throw error.expectingNullToo() }
    }

    package init(detailText text: inout TextReader) throws(TextReader.Unreadable) {
        self.init(content: try Content?(text: &text))
    }

    package var detailJSON: JSONValue { content?.json ?? .null }
}

/// A detail without data: what stands there is not looked at.
package protocol EmptyDetail: CatalogueDetail {
    init()
}

extension EmptyDetail {
    package static var detailShape: FieldShape? { nil }

    package static var mayLackDetail: Bool { true }

    package init(detail json: JSONValue?) { self.init() }

    package init(detailText text: inout TextReader) throws(TextReader.Unreadable) {
        _ = try text.value()
        self.init()
    }

    /// A custom event without data has the detail `null`.
    package var detailJSON: JSONValue { .null }
}
