extension Stylesheet {
    /// The panel: beside the chart where there is room, at the foot of the window where there is none.
    static let panel = """
        #panel { padding: 14px 16px 18px; overflow: auto; }
        #panel .hint { color: var(--soft); }
        #panel .hint p + p { margin-top: 10px; line-height: 2; }
        #panel .bar { display: flex; gap: 5px; align-items: center; margin-bottom: 12px; }
        #place { flex: 1; }
        #panel h2 { font-size: 15px; font-weight: 650; line-height: 1.35; overflow-wrap: anywhere; margin-bottom: 12px;
          outline: none; }
        #panel h2 .badge:first-of-type { margin-left: 0; }
        #panel h2 .number { color: var(--soft); font-weight: 400; }
        .scripted summary { cursor: default; }
        @media (min-width: 1100px) {
          .scripted main { grid-template-columns: minmax(0, 1fr) 372px; grid-template-rows: auto 1fr; }
          .scripted .chart, .scripted .list { grid-column: 1; }
          .scripted #panel { grid-column: 2; grid-row: 1 / span 2; position: sticky; top: 16px;
            max-height: calc(100vh - 32px); }
        }
        @media (max-width: 1099.98px) {
          body { padding: 20px 18px 40px; }
          .frame { grid-template-columns: 272px minmax(0, 1fr); }
          .gutter, .lane.quiet { font-size: 10.5px; letter-spacing: -.03em; }
          .scripted #panel:not(.open) { display: none; }
          #panel.open { position: sticky; bottom: 0; z-index: 5; max-height: 46vh; margin: 0 -18px; border-radius: 8px 8px 0 0;
            border-top: 2px solid var(--start); box-shadow: 0 -8px 24px rgba(0, 0, 0, .16); }
          #panel.open .content { max-width: 720px; }
        }
        @media (max-width: 640px) {
          .frame { grid-template-columns: 132px minmax(0, 1fr); }
          .d1, .d2, .d3, .d4, .d5, .d6, .d7, .d8, .d9 { padding-left: 22px; }
          .branch { display: none; }
          summary { grid-template-columns: 18px 2ch 8ch minmax(0, 1fr); }
          summary .origin { display: none; }
          details .content { padding-left: 16px; }
        }

        """

    /// Less motion, colours of the reader's own, paper.
    static let circumstances = """
        @media (prefers-reduced-motion: no-preference) {
          .scripted { scroll-behavior: smooth; }
          .ring, .band, .way { transition: stroke .12s, fill .12s, stroke-width .12s; }
        }
        @media (forced-colors: active) {
          :root { --ground: Canvas; --sheet: Canvas; --ink: CanvasText; --soft: CanvasText; --rule: GrayText;
            --edge: GrayText; --start: LinkText; --success: CanvasText; --failure: CanvasText; --cancel: CanvasText;
            --warn: CanvasText; --nest: transparent; --band: transparent; }
          .current > details > summary { outline: 2px solid Highlight; }
        }
        @media print {
          body { padding: 0; background: none; }
          #panel, .zoom, .skip { display: none !important; }
          .scripted main { display: block; }
          .list li { break-inside: avoid; }
        }

        """
}
