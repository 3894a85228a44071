extension Stylesheet {
    /// The lanes, the axis, and what is drawn on them.
    static let chart = """
        .chart { position: relative; overflow: hidden; }
        .zoom { position: absolute; left: 12px; top: 12px; z-index: 2; display: flex; gap: 4px; }
        .frame { display: grid; grid-template-columns: 312px minmax(0, 1fr); }
        .gutter { position: relative; border-right: 1px solid var(--rule); font: 12px/1 var(--mono); }
        .gutter svg { display: block; }
        .gutter .tree { position: absolute; inset: 0; }
        .gutter ol { position: relative; }
        .lane { display: flex; align-items: center; gap: 7px; height: 34px; padding-right: 8px; min-width: 0; }
        .lane.quiet { height: 20px; color: var(--soft); font-size: 11.5px; }
        .lane span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; line-height: 1.5; }
        .lane b { flex: none; font: 600 11px/16px var(--sans); min-width: 16px; text-align: center; border-radius: 8px;
          background: var(--soft); color: var(--sheet); }
        .lane.on { color: var(--start); font-weight: 600; }
        .lane.diagnostics { padding-left: 14px; color: var(--warn); }
        .d0 { padding-left: 14px; } .d1 { padding-left: 24px; } .d2 { padding-left: 34px; } .d3 { padding-left: 44px; }
        .d4 { padding-left: 54px; } .d5 { padding-left: 64px; } .d6 { padding-left: 74px; } .d7 { padding-left: 84px; }
        .d8 { padding-left: 94px; } .d9 { padding-left: 104px; }
        .branch { fill: none; stroke: var(--edge); }
        .branch.shadow { stroke-dasharray: 2 2; }
        .scroller { overflow-x: auto; overflow-y: hidden; }
        #plot { display: block; min-width: 100%; }
        .nest { fill: var(--nest); }
        .rule, .axis { fill: var(--rule); }
        .axis { fill: var(--edge); }
        .tick .line { stroke: var(--edge); }
        .tick text, .pause text { font: 11.5px var(--sans); fill: var(--soft); text-anchor: middle; }
        .tick.spare { display: none; }
        .pause .cut { fill: var(--sheet); stroke: none; }
        .nesting { fill: var(--soft); }
        .pause .line { stroke: var(--edge); stroke-dasharray: 1 3; }
        .pause .tear { stroke: var(--soft); fill: none; }
        .pause text { font-style: italic; }
        .band { fill: none; }
        .way { stroke: var(--mark); stroke-width: 1.5; opacity: .55; }
        .prominent .way { stroke-width: 2.5; opacity: .8; }
        .thread { stroke: var(--edge); stroke-dasharray: 1 3; }
        .stop { display: none; fill: var(--sheet); stroke: var(--start); stroke-width: 1.5; }
        .ear { fill: var(--ink); }
        .ear.slow { fill: var(--warn); stroke: var(--sheet); stroke-width: 1.5; }
        .span .bar { fill: var(--mark); opacity: .75; }
        .bar { rx: 2px; }
        .held .bar { fill: url(#hatch); stroke: var(--start); stroke-width: 1.25; rx: 3px; opacity: 1; }
        #hatch .line { stroke: var(--start); stroke-width: 1.6; }
        .mark { color: var(--mark); text-decoration: none; cursor: pointer; outline: none; }
        .mark .name { font: 12.5px var(--sans); fill: var(--ink); }
        .mark .number { fill: var(--soft); font-size: 11px; font-weight: 400; }
        .prominent .name { fill: var(--mark); font-weight: 650; }
        .mark .hit { fill: transparent; }
        .ring { fill: none; stroke: none; stroke-width: 2; }
        .mark:hover .ring { stroke: var(--edge); }
        .mark:hover .name { text-decoration: underline; }
        .current .ring { stroke: var(--start); }
        .mark:focus-visible .ring { stroke: var(--start); stroke-width: 3.5; }
        .current .band { fill: var(--band); }
        .current .way { stroke: var(--start); stroke-width: 3; opacity: 1; }
        .current.prominent .way { stroke: var(--mark); }
        .current .stop { display: inline; }
        .full { fill: var(--mark); stroke: none; }
        .open { fill: var(--sheet); stroke: var(--mark); stroke-width: 1.7; }
        .line { fill: none; stroke: var(--mark); stroke-width: 1.7; stroke-linecap: round; }
        .line.thick { stroke-width: 2.4; stroke-linejoin: round; }
        .cut { fill: none; stroke: var(--sheet); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
        .dense .entry:not(.prominent):not(.current) .name { display: none; }
        .key { display: flex; flex-wrap: wrap; gap: 5px 18px; padding: 10px 14px 0; border-top: 1px solid var(--rule);
          font-size: 12.5px; }
        .key li { display: flex; align-items: center; gap: 6px; }
        .reading { padding: 6px 14px 11px; font-size: 12px; }

        """
}
