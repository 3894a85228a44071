import Foundation
import PrimerEvents
import PrimerEventsTesting
import Testing

/// Expectations hold when they should, and when they do not, say what differs.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ExpectationTests {
    private let stage = CheckoutStage()
    private let probe: EventProbe

    init() {
        probe = EventProbe(on: stage.hub, showing: [.origin, .fields])
        stage.checkout.dispatchEvent(StateChange(isLoading: true))
        stage.checkout.part(.cardForm).dispatchEvent(BinDataLoadingChange(loading: true))
        stage.checkout.dispatchEvent(DialogOpen())
        stage.checkout.dispatchEvent(DialogClose())
    }

    private func mismatch(_ expect: () throws(EventMismatch) -> Void) -> EventMismatch? {
        do {
            try expect()
            return nil
        } catch {
            return error
        }
    }

    @Test func `heard exactly: lines may be cut short after any word`() throws {
        try probe.expect(
            exactly: """
                primer:state-change
                primer:bin-data-loading-change from primer-card-form (loading: true)
                primer:dialog-open from
                primer:dialog-close from primer-checkout
                """)
        try EventProbe(on: stage.hub).expect(exactly: "")
    }

    @Test func `heard exactly: what is missing and what was not expected stand in their places`() {
        let mismatch = mismatch { () throws(EventMismatch) in
            try probe.expect(
                exactly: """
                    primer:ready
                    primer:state-change
                    primer:bin-data-loading-change from primer-card-form (loading: false)
                    primer:dialog-open
                    """)
        }
        #expect(
            mismatch?.text == """
                Other events were heard than expected; - is missing, + was not expected:
                - primer:ready
                  primer:state-change
                - primer:bin-data-loading-change from primer-card-form (loading: false)
                + primer:bin-data-loading-change from primer-card-form (loading: true)
                  primer:dialog-open
                + primer:dialog-close from primer-checkout
                """)
    }

    @Test func `a mismatch says where it was expected, in every test framework`() {
        let mismatches = [
            mismatch { () throws(EventMismatch) in try probe.expect(exactly: "", file: "App/Tests.swift", line: 12) },
            mismatch { () throws(EventMismatch) in try probe.expect(inOrder: "a", file: "App/Tests.swift", line: 12) },
            mismatch { () throws(EventMismatch) in
                try probe.expect(never: .dialogOpen, file: "App/Tests.swift", line: 12)
            },
        ]
        for mismatch in mismatches {
            #expect(mismatch?.place == "App/Tests.swift:12")
            #expect(mismatch?.description == "\(mismatch?.text ?? "")\nat App/Tests.swift:12")
            #expect(mismatch?.localizedDescription == mismatch?.description)
        }
        let here = mismatch { () throws(EventMismatch) in try probe.expect(exactly: "") }
        #expect(here?.place.hasPrefix("PrimerEventsTestingTests/ExpectationTests.swift:") == true)
    }

    @Test func `heard exactly: a part of a word is no beginning, and more than was said does not fit`() {
        let names = EventProbe(on: stage.hub, showing: [])
        stage.checkout.dispatchEvent(DialogOpen())
        #expect(mismatch { () throws(EventMismatch) in try names.expect(exactly: "primer:dialog") } != nil)
        #expect(
            mismatch { () throws(EventMismatch) in try names.expect(exactly: "primer:dialog-open from a") } != nil)
        #expect(mismatch { () throws(EventMismatch) in try names.expect(exactly: "primer:dialog-open") } == nil)
    }

    @Test func `heard exactly: an event heard twice is not one heard once`() {
        stage.checkout.dispatchEvent(DialogClose())
        let mismatch = mismatch { () throws(EventMismatch) in
            try probe.expect(
                exactly: """
                    primer:state-change
                    primer:bin-data-loading-change
                    primer:dialog-open
                    primer:dialog-close
                    """)
        }
        #expect(mismatch?.text.hasSuffix("\n+ primer:dialog-close from primer-checkout") == true)
    }

    @Test func `heard exactly: long runs that fit are cut short`() {
        let names = EventProbe(on: stage.hub, showing: [])
        for _ in 0..<50 { stage.checkout.dispatchEvent(DialogOpen()) }
        stage.checkout.dispatchEvent(DialogClose())
        let expected = EventTrace(Array(repeating: "primer:dialog-open", count: 50) + ["primer:ready"])
        let mismatch = mismatch { () throws(EventMismatch) in try names.expect(exactly: expected) }
        #expect(
            mismatch?.text == """
                Other events were heard than expected; - is missing, + was not expected:
                  ... 47 lines that fit
                  primer:dialog-open
                  primer:dialog-open
                  primer:dialog-open
                - primer:ready
                + primer:dialog-close
                """)
    }

    @Test func `in order: others may come between`() throws {
        try probe.expect(inOrder: "primer:state-change\nprimer:dialog-close")
        try probe.expect(inOrder: "")
    }

    @Test func `in order: what is not heard after the line before it is named`() {
        let mismatch = mismatch { () throws(EventMismatch) in
            try probe.expect(inOrder: "primer:dialog-close\nprimer:dialog-open")
        }
        #expect(
            mismatch?.text == """
                Not heard after primer:dialog-close: primer:dialog-open
                Heard was:
                  primer:state-change from primer-checkout (isLoading: true, isProcessing: false, isSuccessful: false)
                  primer:bin-data-loading-change from primer-card-form (loading: true)
                  primer:dialog-open from primer-checkout
                  primer:dialog-close from primer-checkout
                """)
        let silent = EventProbe(on: stage.hub)
        #expect(
            self.mismatch { () throws(EventMismatch) in try silent.expect(inOrder: "primer:ready") }?.text
                == "Not heard: primer:ready\nHeard was:\n  nothing")
    }

    @Test func `never: what was heard is shown`() throws {
        try probe.expect(never: .paymentFailure)
        try probe.expect(never: .binDataLoadingChange) { !$0.loading }
        let mismatch = mismatch { () throws(EventMismatch) in
            try probe.expect(never: .binDataLoadingChange) { $0.loading }
        }
        #expect(
            mismatch?.text == """
                Heard, and never expected:
                  primer:bin-data-loading-change from primer-card-form (loading: true)
                """)
        #expect(self.mismatch { () throws(EventMismatch) in try probe.expect(never: .dialogOpen) } != nil)
    }
}
