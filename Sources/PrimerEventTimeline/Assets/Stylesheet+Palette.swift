extension Stylesheet {
    /// Colours by what they mean, once for light and once for dark; all text has a contrast of 4.5 or more.
    static let palette = """
        :root {
          color-scheme: light dark;
          --ground: #f7f6f3; --sheet: #fff; --ink: #1b1e24; --soft: #5b616b; --rule: #e3e0d9; --edge: #c9c5bb;
          --nest: rgba(90, 74, 30, .032); --band: rgba(45, 82, 200, .09);
          --start: #2d52c8; --success: #1a7742; --failure: #bd2338; --cancel: #6a4a9c; --warn: #8f5600;
          --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
          --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --ground: #14161a; --sheet: #1b1e24; --ink: #e9e7e2; --soft: #a2a7b1; --rule: #2c3038; --edge: #464c57;
            --nest: rgba(220, 225, 255, .03); --band: rgba(140, 165, 255, .16);
            --start: #93abff; --success: #63cf97; --failure: #ff8a92; --cancel: #c3a6f5; --warn: #eeb35c;
          }
        }
        .start, .question { --mark: var(--start); }
        .plain, .request, .unanswered { --mark: var(--soft); }
        .success, .continued { --mark: var(--success); }
        .pending, .diagnostic, .slow { --mark: var(--warn); }
        .failure, .problem, .aborted { --mark: var(--failure); }
        .cancellation { --mark: var(--cancel); }
        .held { --mark: var(--start); }

        """
}
