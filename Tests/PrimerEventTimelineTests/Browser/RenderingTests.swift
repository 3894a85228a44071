import Foundation
import PrimerEventListeners
import PrimerEventTimeline
import Testing

/// The page in a browser: no complaint on the console, legible in light and dark.
@MainActor
@Suite(.enabled(if: Browser.path != nil, "CHROMIUM names no browser"), .serialized, .timeLimit(.minutes(5)))
struct RenderingTests {
    private nonisolated static let pages = ["live", "empty", "decline-then-retry", "three-ds-and-refresh"]

    private func page(_ name: String) throws -> String {
        switch name {
        case "live": LiveStory().timeline().html()
        case "empty": Recordings.timeline(ofLines: []).html()
        default: try Recordings.timeline(of: name).html()
        }
    }

    @Test(arguments: pages, Browser.Scheme.allCases)
    func `a page renders without a word on the console, in the colours that were asked for`(
        name: String, scheme: Browser.Scheme
    ) async throws {
        let visit = try await Browser.open(
            page(name), in: scheme,
            probe: """
                matchMedia("(prefers-color-scheme: dark)").matches + " " + getComputedStyle(document.body).backgroundColor
                """)
        #expect(visit.console.isEmpty)
        #expect(visit.result == (scheme == .dark ? "true rgb(20, 22, 26)" : "false rgb(247, 246, 243)"))
    }

    @Test func `a script that the page does not have is refused, which the console tells`() async throws {
        let page = try page("live").replacingOccurrences(of: "</body>", with: "<script>alert(1)</script></body>")
        let visit = try await Browser.open(page, in: .light)
        #expect(visit.console.contains { $0.contains("Content Security Policy") })
    }

    /// Every text against the nearest colour behind it, by the formula of WCAG 2.2.
    private static let faintTexts = """
        (() => {
          const parse = (text) => (text.match(/[\\d.]+/g) || []).map(Number);
          const light = ([r, g, b]) => [r, g, b].map((v) => v / 255)
            .map((v) => v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4)
            .reduce((sum, v, i) => sum + v * [.2126, .7152, .0722][i], 0);
          const over = (top, below) => [0, 1, 2].map((i) => top[i] * (top[3] ?? 1) + below[i] * (1 - (top[3] ?? 1)));
          const behind = (element) => {
            if (!element) return [255, 255, 255];
            const colour = parse(getComputedStyle(element).backgroundColor);
            return colour.length === 3 ? colour : over(colour, behind(element.parentElement));
          };
          const faint = [];
          openEntry(3);
          for (const element of document.querySelectorAll("body *")) {
            const text = [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()).join("");
            if (!text || !element.getClientRects().length || element.closest("script, style, output")) continue;
            const style = getComputedStyle(element);
            const front = parse(element.closest("svg") ? style.fill : style.color);
            const pair = [light(over(front, behind(element))), light(behind(element))].sort((a, b) => b - a);
            const ratio = (pair[0] + .05) / (pair[1] + .05);
            if (ratio < 4.5) faint.push(text.slice(0, 30) + " " + ratio.toFixed(2));
          }
          return faint.join("; ");
        })()
        """

    @Test(arguments: Browser.Scheme.allCases)
    func `every text has a contrast of 4.5 or more`(scheme: Browser.Scheme) async throws {
        let visit = try await Browser.open(page("live"), in: scheme, probe: Self.faintTexts)
        #expect(visit.result == "")
    }

    @Test(arguments: [1440, 800, 560])
    func `no page is wider than its window`(width: Int) async throws {
        let probe = "document.documentElement.scrollWidth <= innerWidth ? 'fits' : document.documentElement.scrollWidth"
        for name in ["live", "three-ds-and-refresh"] {
            let visit = try await Browser.open(page(name), in: .light, width: width, probe: probe)
            #expect(visit.result == "fits")
        }
    }
}
