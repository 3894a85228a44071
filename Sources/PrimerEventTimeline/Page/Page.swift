internal import PrimerEventListeners

/// The page of a timeline: what came of it, the chart, the list of all entries, the panel for the selected one.
struct Page {
    private let chart: Chart
    private let title: String

    init(of timeline: Timeline, titled title: String, entryLimit: Int) {
        chart = Chart(of: timeline, entryLimit: entryLimit)
        self.title = title
    }

    var markup: HTML {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        \(Self.policy)
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="referrer" content="no-referrer">
        <title>\(title)</title>
        <link rel="icon" href="data:,">
        <style>\(verbatim: Self.style)</style>
        </head>
        <body>
        <a class="skip" href="#list">Skip to the list of events</a>
        \(Glyph.definitions)
        \(overview)
        <main>
        \(ChartSection(chart).markup)
        \(EntryList(chart).markup)
        \(panel)
        </main>
        <script>\(verbatim: Self.script)</script>
        </body>
        </html>

        """
    }

    private static let style = Asset(Stylesheet.text)
    private static let script = Asset(Script.text)

    /// Nothing is loaded, and nothing runs or styles but what stands here.
    private static let policy: HTML = """
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
        style-src \(style.source); script-src \(script.source); \
        base-uri 'none'; form-action 'none'">
        """

    private var overview: HTML {
        let facts = chart.facts.map { fact -> HTML in "<div><dt>\(fact.name)</dt><dd>\(fact.value)</dd></div>" }
        let notices = chart.notices.map { notice -> HTML in "<p class=\"notice\" role=\"note\">\(notice)</p>" }
        let story = chart.entries.isEmpty ? "Nothing has happened." : PaymentStory(of: chart.timeline).text
        return """
            <header>
            <h1>\(title)</h1>
            <p class="story">\(story)</p>
            <dl class="facts">\(facts)</dl>
            \(notices)
            </header>
            """
    }

    /// Filled by the script; without one the list has everything.
    private var panel: HTML {
        """
        <aside id="panel" aria-label="Selected event" hidden>
        <div class="hint">
        <p>Select an event to see its path, its listeners and its fields.</p>
        <p><kbd>←</kbd> <kbd>→</kbd> move, <kbd>Enter</kbd> opens, <kbd>Esc</kbd> closes, \
        <kbd>+</kbd> <kbd>−</kbd> zoom, <kbd>0</kbd> fits.</p>
        </div>
        <div class="selected" hidden>
        <div class="bar">
        <p id="place" class="aside"></p>
        <button type="button" id="previous" aria-label="Previous event">←</button>
        <button type="button" id="next" aria-label="Next event">→</button>
        <button type="button" id="close" aria-label="Close">✕</button>
        </div>
        <h2 tabindex="-1"></h2>
        <div class="content"></div>
        </div>
        </aside>
        """
    }
}
