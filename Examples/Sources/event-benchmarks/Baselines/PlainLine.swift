import Foundation

/// A session line as plain structs, with no checks, no limits and no open records: what one would write for `JSONDecoder`.
struct PlainLine: Codable {
    var seq: Int
    var type: String?
    var timeStamp: Double
    var checkout: String?
    var bubbles: Bool?
    var composed: Bool?
    var cancelable: Bool?
    var path: [String]?
    var answers: [String]?
    var answerTo: Int?
    var name: String?
    var detail: PlainDetail?

    private enum Key: String, CodingKey {
        case seq, type, timeStamp, checkout, bubbles, composed, cancelable, path, answers, answerTo, name, detail
    }

    init(from decoder: any Decoder) throws {
        let line = try decoder.container(keyedBy: Key.self)
        seq = try line.decode(Int.self, forKey: .seq)
        timeStamp = try line.decode(Double.self, forKey: .timeStamp)
        type = try line.decodeIfPresent(String.self, forKey: .type)
        guard let type else {
            answerTo = try line.decode(Int.self, forKey: .answerTo)
            name = try line.decode(String.self, forKey: .name)
            return
        }
        checkout = try line.decodeIfPresent(String.self, forKey: .checkout)
        bubbles = try line.decode(Bool.self, forKey: .bubbles)
        composed = try line.decode(Bool.self, forKey: .composed)
        cancelable = try line.decode(Bool.self, forKey: .cancelable)
        path = try line.decode([String].self, forKey: .path)
        answers = try line.decodeIfPresent([String].self, forKey: .answers)
        if let detail = PlainDetail.types[type] {
            self.detail = try PlainDetail(line.superDecoder(forKey: .detail), as: detail)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var line = encoder.container(keyedBy: Key.self)
        try line.encode(seq, forKey: .seq)
        try line.encode(timeStamp, forKey: .timeStamp)
        try line.encodeIfPresent(type, forKey: .type)
        try line.encodeIfPresent(answerTo, forKey: .answerTo)
        try line.encodeIfPresent(name, forKey: .name)
        try line.encodeIfPresent(checkout, forKey: .checkout)
        try line.encodeIfPresent(bubbles, forKey: .bubbles)
        try line.encodeIfPresent(composed, forKey: .composed)
        try line.encodeIfPresent(cancelable, forKey: .cancelable)
        try line.encodeIfPresent(path, forKey: .path)
        try line.encodeIfPresent(answers, forKey: .answers)
        try detail?.value.encode(to: line.superEncoder(forKey: .detail))
    }

    static func decode(_ lines: [Data]) -> Int { decoded(lines).count }

    static func decoded(_ lines: [Data]) -> [PlainLine] {
        let decoder = JSONDecoder()
        return lines.compactMap { try? decoder.decode(PlainLine.self, from: $0) }
    }

    static func encode(_ lines: [PlainLine]) {
        let encoder = JSONEncoder()
        for line in lines { consume((try? encoder.encode(line).count) ?? 0) }
    }
}
