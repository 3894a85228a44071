public import PrimerEvents

extension JSONValue {
    /// The JSON text of the value in UTF-8, without white space, as `JSON.stringify` on the web.
    ///
    /// Members stay in order and numbers stay as written. Strings escape quotes, backslashes and control characters, nothing
    /// else: a line end never stands in the text, but U+2028, U+2029 and `</script>` may, so the text is JSON and no source
    /// of a script. A decimal whose literal is no JSON number becomes `null`, as `NaN` does on the web.
    ///
    /// It shows all that the value holds, unlike `description`, and takes no stack however deep the value nests.
    public var bytes: [UInt8] {
        var writer = JSONWriter()
        writer.write(self)
        return writer.bytes
    }

    /// The JSON text of the value: ``bytes`` as a string.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
}
