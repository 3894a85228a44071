import Testing

/// Every row of `Fixtures/answers.txt`, played on a real checkout with manual time.
@Suite(.timeLimit(.minutes(5)))
struct AnswerTableTests {
    private static let sections = Result { try AnswerRow.sections() }

    @Test(arguments: 0..<12)
    func `every row comes to what it says`(number: Int) async throws {
        let sections = try Self.sections.get()
        let section = try #require(sections.indices.contains(number) ? sections[number] : nil)
        for row in section.rows {
            for policy in row.policies {
                let result = try await AnswerStage(row, policy).result()
                #expect(result == row.expected, "\(policy): \(row)")
            }
        }
    }

    @Test func `the table has these sections`() throws {
        let sections = try Self.sections.get()
        #expect(sections.count == 12)
        #expect(sections.map(\.rows.count).reduce(0, +) > 1000)
        #expect(sections.allSatisfy { !$0.rows.isEmpty })
        let rows = sections.flatMap(\.rows).map(\.text)
        #expect(Set(rows).count == rows.count)
    }
}
