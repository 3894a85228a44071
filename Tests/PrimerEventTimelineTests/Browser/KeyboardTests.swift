import Foundation
import PrimerEventListeners
import PrimerEventTimeline
import Testing

/// The page by the keyboard, in a browser.
@MainActor
@Suite(.enabled(if: Browser.path != nil, "CHROMIUM names no browser"), .serialized, .timeLimit(.minutes(5)))
struct KeyboardTests {
    /// Presses keys one after the other at whatever has the focus, then says where one is.
    private func press(_ keys: [String], from start: String, width: Int = 1440) async throws -> String? {
        let probe = """
            (() => {
              document.querySelector(`\(start)`).focus();
              for (const key of \(keys)) {
                document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
              }
              const here = document.activeElement;
              const kind = here.closest("#plot") ? "mark" : here.closest(".list") ? "line" : here.localName;
              const place = here.closest("#plot") ? every("#plot a").indexOf(here) : every("summary").indexOf(here);
              const panel = document.querySelector("#panel");
              const shown = panel.classList.contains("open") ? panel.querySelector("h2 .name").textContent : "closed";
              return `${kind} ${place}, ${shown}, ${document.querySelectorAll('[aria-current="true"]').length} current`;
            })()
            """
        let visit = try await Browser.open(
            Recordings.timeline(of: "held-then-continued").html(), in: .light, width: width, probe: probe)
        #expect(visit.console.isEmpty)
        return visit.result
    }

    @Test(arguments: [
        (["ArrowRight"], "mark 1, closed, 2 current"),
        (["ArrowRight", "ArrowDown", "ArrowLeft"], "mark 1, closed, 2 current"),
        (["ArrowLeft"], "mark 0, closed, 2 current"),
        (["End"], "mark 12, closed, 2 current"),
        (["End", "ArrowRight", "Home"], "mark 0, closed, 2 current"),
        (["ArrowRight", "Enter"], "h2 -1, primer:state-change, 2 current"),
        (["End", "Enter", "Escape"], "mark 12, closed, 2 current"),
        (["End", "Enter", "Escape", "ArrowLeft"], "mark 11, closed, 2 current"),
    ])
    func `arrows move between events on the axis, Enter opens, Escape closes and comes back`(
        keys: [String], expected: String
    ) async throws {
        #expect(try await press(keys, from: "#plot a") == expected)
    }

    @Test(arguments: [1440, 800])
    func `the list moves in the same way, and with the axis`(width: Int) async throws {
        let place = try await press(["ArrowDown", "ArrowDown", "Enter", "Escape"], from: ".list summary", width: width)
        #expect(place == "line 2, closed, 2 current")
    }

    @Test func `one mark and one line are in the order of the tab key, whichever is current`() async throws {
        let probe = """
            (() => {
              openEntry(4);
              const stops = (selector) => every(selector).filter((one) => one.tabIndex === 0).length;
              return stops("#plot a") + " " + stops(".list summary") + " " + every("#plot a")[4].tabIndex;
            })()
            """
        let visit = try await Browser.open(Recordings.timeline(of: "card-success").html(), in: .dark, probe: probe)
        #expect(visit.result == "1 1 0")
    }

    @Test func `a link to an entry opens it, and so does one inside of the panel`() async throws {
        let probe = """
            (() => {
              openEntry(7);
              document.querySelector('#panel a[href="#entry-9"]').click();
              return document.querySelector("#panel h2").textContent.trim() + " " + location.hash;
            })()
            """
        let visit = try await Browser.open(
            Recordings.timeline(of: "held-then-continued").html(), in: .light, probe: probe)
        #expect(visit.result?.hasSuffix("#entry-9") == true)
        #expect(visit.result?.contains("continuePaymentCreation") == true)
    }

    @Test func `zooming changes places, not sizes, and fitting comes back`() async throws {
        let probe = """
            (() => {
              const width = () => Number(document.querySelector("#plot").getAttribute("width"));
              const before = width();
              document.querySelector("#wider").click();
              const wide = width();
              document.querySelector("#fit").click();
              return (wide > before) + " " + (width() === before);
            })()
            """
        let visit = try await Browser.open(Recordings.timeline(of: "card-success").html(), in: .light, probe: probe)
        #expect(visit.result == "true true")
    }
}
