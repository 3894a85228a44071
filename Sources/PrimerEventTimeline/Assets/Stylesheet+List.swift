extension Stylesheet {
    /// The list of entries and what one opens to.
    static let list = """
        .list { padding: 12px 0 8px; }
        .list > h2 { padding: 0 16px 8px; font-size: 14px; font-weight: 650; }
        .list .nested .what::before { content: "└ "; color: var(--soft); }
        summary { display: grid; grid-template-columns: 18px 3.2ch 9.5ch minmax(0, 1fr) auto; gap: 10px;
          align-items: center; min-height: 32px; padding: 3px 16px; border-top: 1px solid var(--rule); cursor: pointer;
          list-style: none; }
        summary::-webkit-details-marker { display: none; }
        summary:hover { background: var(--band); }
        summary:focus-visible { outline-offset: -2px; }
        .current > details > summary { background: var(--band); box-shadow: inset 3px 0 var(--start); }
        summary .number, summary .time { text-align: right; color: var(--soft); }
        summary .what { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        summary .name { font: 13px var(--mono); }
        summary .origin { color: var(--soft); font: 12px var(--mono); overflow: hidden; text-overflow: ellipsis;
          max-width: 33ch; white-space: nowrap; }
        summary .aside { font-size: 13px; }
        .start .name, .success .name, .failure .name, .cancellation .name, .pending .name, .aborted .name, .problem .name
          { font-weight: 650; color: var(--mark); }
        .glyph { flex: none; vertical-align: -4px; }
        .badge { display: inline-block; margin-left: 6px; padding: 0 7px; border: 1px solid var(--mark); border-radius: 9px;
          color: var(--mark); font-size: 11.5px; line-height: 17px; }
        details .content { padding: 10px 16px 18px 62px; border-top: 1px dashed var(--rule); scroll-margin-top: 48px; }
        details .content:target { box-shadow: inset 3px 0 var(--start); }
        h3 { margin: 16px 0 5px; font-size: 12px; font-weight: 650; color: var(--soft); letter-spacing: .02em; }
        .details { display: grid; grid-template-columns: 76px minmax(0, 1fr); gap: 4px 10px; }
        .details dt { color: var(--soft); }
        .details dd { overflow-wrap: anywhere; }
        .path { display: flex; flex-wrap: wrap; gap: 2px 5px; align-items: baseline; }
        .path li:not(:last-child)::after { content: "›"; margin-left: 5px; color: var(--soft); }
        .path .shadow code { font-size: 11px; color: var(--soft); }
        .path .count { font-size: 11.5px; color: var(--soft); }
        table { width: 100%; border-collapse: collapse; font-size: 13px; }
        th, td { padding: 4px 8px 4px 0; text-align: left; vertical-align: top; border-top: 1px solid var(--rule); }
        thead th { border: 0; color: var(--soft); font-weight: 400; font-size: 12px; padding-top: 0; }
        tbody th { font-weight: 400; color: var(--soft); width: 48%; overflow-wrap: anywhere; }
        .fields th, .fields td { font: 12.5px/1.4 var(--mono); }
        .fields td, .text { overflow-wrap: anywhere; }
        .text { margin-bottom: 10px; }
        td.length { white-space: nowrap; width: 1%; padding-right: 0; }
        rect.length { fill: var(--soft); }
        rect.length.slow { fill: var(--warn); }
        .threw { color: var(--failure); }

        """
}
