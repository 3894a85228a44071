import Foundation
import ListenerSupport
import PrimerEventCoding
import PrimerEventListeners
import PrimerEvents
import PrimerEventsTesting
import Testing

struct FileLogSinkTests {
    private let entry = LogEntry(.refreshDuringPayment)

    @Test func `entries are lines of text`() throws {
        let pipe = Pipe()
        try FileLogSink.text(pipe.fileHandleForWriting).write(entry)
        try pipe.fileHandleForWriting.close()
        let text = String(decoding: try #require(try pipe.fileHandleForReading.readToEnd()), as: UTF8.self)
        #expect(text == entry.text + "\n")
        #expect(text.contains(" WARNING refreshSession() was called during a payment."))
    }

    @Test func `entries are lines of JSON`() throws {
        let pipe = Pipe()
        let sink: FileLogSink = .jsonLines(pipe.fileHandleForWriting)
        try sink.write(entry)
        try sink.write(entry)
        try pipe.fileHandleForWriting.close()
        let bytes = try #require(try pipe.fileHandleForReading.readToEnd())
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        #expect(lines.count == 2)
        for line in lines { #expect(try JSONValue(parsing: Array(line)) == entry.json) }
    }

    @Test func `a pipe that nobody reads makes it throw, and the process lives on`() throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let sink = FileLogSink(pipe.fileHandleForWriting, format: .text)
        for _ in 1...3 { #expect(throws: (any Error).self) { try sink.write(entry) } }
    }

    @Test func `a closed file makes it throw`() throws {
        let pipe = Pipe()
        let sink = FileLogSink(pipe.fileHandleForWriting, format: .jsonLines)
        try pipe.fileHandleForWriting.close()
        #expect(throws: (any Error).self) { try sink.write(entry) }
    }

    @Test func `a broken sink harms no dispatch`() throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let stage = CheckoutStage.withPrivateId()
        stage.hub.addEventListener(LoggingListener(to: .jsonLines(pipe.fileHandleForWriting)))
        var heard = 0
        stage.hub.addEventListener(.dialogOpen) { _ in heard += 1 }
        stage.checkout.dispatchEvent(DialogOpen())
        stage.checkout.dispatchEvent(DialogOpen())
        #expect(heard == 2)
        #expect(stage.diagnostics.map(\.code) == [.listenerFailed])
    }
}
