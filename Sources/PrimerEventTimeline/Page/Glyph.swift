/// The shape of a mark, told apart without colour.
enum Glyph {
    /// The shapes, which the page refers to wherever one is drawn.
    static var definitions: HTML {
        let symbols = Mark.allCases.map { mark -> HTML in
            "<symbol id=\"glyph-\(mark.rawValue)\" viewBox=\"-9 -9 18 18\">\(shape(of: mark))</symbol>"
        }
        return """
            <svg class="definitions" width="0" height="0" aria-hidden="true" focusable="false"><defs>
            \(symbols)
            <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
            <path class="line" d="M1 0V5"/></pattern>
            </defs></svg>
            """
    }

    /// The mark on the chart, around the origin.
    static func onChart(_ mark: Mark) -> HTML {
        "<use href=\"#glyph-\(mark.rawValue)\" x=\"-9\" y=\"-9\" width=\"18\" height=\"18\"/>"
    }

    /// The mark in a line of text.
    static func inText(_ mark: Mark) -> HTML {
        """
        <svg class="glyph \(mark.rawValue)" width="18" height="18" aria-hidden="true" focusable="false">\
        <use href="#glyph-\(mark.rawValue)" width="18" height="18"/></svg>
        """
    }

    private static func shape(of mark: Mark) -> HTML {
        switch mark {
        case .plain: "<circle class=\"open\" r=\"4.2\"/>"
        case .request: "<path class=\"open\" d=\"M-5.5-4.5H5.5L0 5Z\"/>"
        case .start: "<path class=\"full\" d=\"M-5-6.8 7.2 0-5 6.8Z\"/>"
        case .question: "<path class=\"full\" d=\"M0-7.6 7.6 0 0 7.6-7.6 0Z\"/>"
        case .success: "<circle class=\"full\" r=\"7.6\"/><path class=\"cut\" d=\"M-3.4.2-1 2.8 3.6-2.8\"/>"
        case .pending:
            "<circle class=\"open\" r=\"6.8\"/><path class=\"full\" d=\"M0-6.8A6.8 6.8 0 0 1 0 6.8Z\"/>"
        case .failure:
            "<rect class=\"full\" x=\"-7\" y=\"-7\" width=\"14\" height=\"14\" rx=\"2\"/><path class=\"cut\" d=\"M-3-3 3 3M3-3-3 3\"/>"
        case .cancellation: "<circle class=\"open\" r=\"6.8\"/><path class=\"line\" d=\"M-3.4 0H3.4\"/>"
        case .problem:
            "<rect class=\"open\" x=\"-6\" y=\"-6\" width=\"12\" height=\"12\" rx=\"1.5\"/><path class=\"line\" d=\"M0-3V.6M0 2.6V3\"/>"
        case .continued: "<path class=\"line thick\" d=\"M-5-5 0 0-5 5M1-5 6 0 1 5\"/>"
        case .aborted: "<path class=\"line thick\" d=\"M-5-5 5 5M5-5-5 5\"/>"
        case .unanswered: "<path class=\"line thick\" d=\"M-5 0H-2M-.5 0H.5M2 0H5\"/>"
        case .diagnostic:
            "<path class=\"open\" d=\"M0-7.2 7.6 6.4H-7.6Z\"/><path class=\"line\" d=\"M0-2.6V1.4M0 3.6V4\"/>"
        }
    }
}
