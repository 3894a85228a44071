import Foundation

/// Reads markup as far as the tests need it.
struct Markup {
    /// The tags in order, as they stand: `<a href="…">`, `</a>`.
    let tags: [String]

    init(_ text: String) {
        var tags: [String] = []
        var rest = text[...]
        while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
            let tag = String(rest[start...end])
            tags.append(tag)
            rest = rest[rest.index(after: end)...]
            // What stands in these is no markup.
            for name in ["style", "script"] where tag == "<\(name)>" {
                guard let close = rest.range(of: "</\(name)>") else { continue }
                rest = rest[close.lowerBound...]
            }
        }
        self.tags = tags
    }

    /// The names of elements that are opened or closed where they must not be.
    var unbalanced: [String] {
        let void: Set = ["!doctype", "meta", "link", "br", "wbr"]
        var open: [String] = []
        var wrong: [String] = []
        for tag in tags where !tag.hasSuffix("/>") {
            let name = String(tag.dropFirst(tag.hasPrefix("</") ? 2 : 1).prefix { !" >".contains($0) })
            if void.contains(name) { continue }
            if !tag.hasPrefix("</") {
                open.append(name)
            } else if open.popLast() != name {
                wrong.append(name)
            }
        }
        return wrong + open
    }

    func count(of prefix: String) -> Int { tags.count { $0.hasPrefix(prefix) } }

    /// The values of an attribute, in order.
    func values(of attribute: String) -> [String] {
        tags.compactMap { tag in
            tag.range(of: " \(attribute)=\"").map { tag[$0.upperBound...].prefix { $0 != "\"" } }.map(String.init)
        }
    }
}
