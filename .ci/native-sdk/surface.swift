// Prints the public surface in a symbol graph, a line a declaration or conformance, sorted.
import Foundation

struct Graph: Decodable {
    struct Symbol: Decodable {
        struct Identifier: Decodable { let precise: String }
        struct Kind: Decodable { let identifier: String }
        struct Fragment: Decodable { let spelling: String }
        let identifier: Identifier
        let kind: Kind
        let pathComponents: [String]
        let declarationFragments: [Fragment]

        var path: String { pathComponents.joined(separator: ".") }
    }

    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
        let targetFallback: String?
    }

    let symbols: [Symbol]
    let relationships: [Relationship]

    var lines: [String] {
        let paths = Dictionary(
            symbols.map { ($0.identifier.precise, $0.path) }, uniquingKeysWith: { first, _ in first })
        let declarations = symbols.map { symbol in
            let text = symbol.declarationFragments.map(\.spelling).joined()
            // The shape says it for Swift 6 mode only.
            return "\(symbol.kind.identifier) \(symbol.path): \(text)".replacing("nonisolated(unsafe) ", with: "")
        }
        let conformances = relationships.filter { ["conformsTo", "inheritsFrom"].contains($0.kind) }.map { relation in
            let target = paths[relation.target] ?? relation.targetFallback ?? relation.target
            return "\(paths[relation.source] ?? relation.source) \(relation.kind) \(target)"
        }
        return (declarations + conformances).sorted()
    }
}

let file = URL(fileURLWithPath: CommandLine.arguments[1])
for line in try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file)).lines { print(line) }
