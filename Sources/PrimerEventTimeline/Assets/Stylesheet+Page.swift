extension Stylesheet {
    /// The page and what came of it.
    static let page = """
        * { box-sizing: border-box; }
        body { margin: 0; padding: 26px 28px 48px; background: var(--ground); color: var(--ink);
          font: 14px/1.45 var(--sans); font-variant-numeric: tabular-nums; }
        h1, h2, h3, p, ol, ul, dl, dd { margin: 0; padding: 0; }
        ol, ul { list-style: none; }
        code { font: 12.5px/1.4 var(--mono); overflow-wrap: anywhere; }
        a { color: var(--start); text-underline-offset: 2px; }
        :focus-visible { outline: 2px solid var(--start); outline-offset: 2px; border-radius: 3px; }
        [hidden] { display: none !important; }
        .definitions { position: absolute; }
        .skip { position: absolute; left: 28px; top: -60px; padding: 6px 12px; background: var(--sheet); z-index: 9; }
        .skip:focus { top: 8px; }
        header { margin-bottom: 18px; }
        h1 { font-size: 23px; line-height: 1.2; font-weight: 650; letter-spacing: -.012em; overflow-wrap: anywhere; }
        .story { margin-top: 3px; font-size: 16px; color: var(--soft); }
        .facts { display: flex; flex-wrap: wrap; gap: 4px 26px; margin-top: 12px; }
        .facts div { display: flex; gap: 7px; align-items: baseline; }
        .facts dt, .aside, .none, .reading { color: var(--soft); }
        .facts dd { font-weight: 600; overflow-wrap: anywhere; }
        .notice { margin-top: 10px; padding: 6px 12px; border-left: 3px solid var(--warn); background: var(--sheet); }
        main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 18px 20px; align-items: start; }
        .chart, .list, #panel { background: var(--sheet); border: 1px solid var(--rule); border-radius: 8px; }
        button { font: inherit; color: inherit; min-width: 30px; height: 28px; padding: 0 9px; cursor: pointer;
          background: var(--sheet); border: 1px solid var(--edge); border-radius: 5px; }
        button:hover { border-color: var(--start); }
        kbd { font: 12px var(--mono); padding: 1px 5px; border: 1px solid var(--edge); border-radius: 4px; }

        """
}
