internal import PrimerEventCoding
internal import PrimerEvents

/// The script that a page runs before its own: it forwards events, holds the answered ones and takes answers back.
///
/// It listens on `window` in the capture phase, before any code of the page, so messages come in the order of the
/// dispatches and with the path that a listener there sees. It depends on nothing, evaluates no text and writes no markup,
/// so it runs under the strictest content security policy. It speaks to `webkit.messageHandlers.primerEvents`, or else to
/// `window.primerEvents`: a function of one string, or an object whose `postMessage` is one. Without either it does nothing.
enum PageScript {
    /// The name of the handler that the script posts to.
    static let handlerName = "primerEvents"

    /// The functions of a detail that answer an event.
    static let answers = ["continuePaymentCreation", "abortPaymentCreation", "setShippingOptions", "continue"]

    /// The script for a page, with what it has to know beforehand: a page cannot ask in mid-dispatch.
    static func source(holding held: Set<HeldEvent>, limits: CodingLimits) -> String {
        "\(function)(\(configuration(held, limits).text))"
    }

    private static func configuration(_ held: Set<HeldEvent>, _ limits: CodingLimits) -> JSONValue {
        // A character takes six bytes at most, and an item with its signs 32: so no message exceeds its limits.
        let items = min(limits.itemsPerCollection, limits.itemsInTotal, limits.bytesPerLine / 64) - 64
        return [
            "hold": .array(held.map(\.eventType).sorted().map { .string($0) }),
            "answers": .array(answers.map { .string($0) }),
            "names": .array(names.map { .string($0) }),
            "depth": .integer(Int64(max(1, limits.nestingDepth - 4))),
            "items": .integer(Int64(max(1, items))),
            "room": .integer(Int64(limits.bytesPerLine / 12)),
        ]
    }

    /// Every name of the catalogue, today's and former; other `primer:*` names are heard when they are first dispatched.
    private static let names = PrimerEventCatalogue.entries
        .filter { $0.detailType != UnknownEvent.self }.flatMap { [$0.name] + $0.formerNames }

    /// The script without its configuration: less than 6 KB, so short names. For browsers from Safari 15 on.
    ///
    /// - `write` is `JSON.stringify`, but leaves out what cannot be written instead of failing: what nests in itself or too
    ///   deep, nodes, getters that throw, and what is beyond the limits. A `BigInt` becomes text, a `Map` or `Set` an array,
    ///   half a surrogate pair U+FFFD.
    /// - `hear` forwards an event. What the checkout dispatches again for one of its components (`inner`) is the same act.
    /// - `adopt` holds an event, and takes the place of the functions in its detail, so that it sees the page's answers.
    /// - `settle` decides: a no counts at once; a payment needs a yes of the app, and one of the page where it prevented the
    ///   default, too; two different idempotency keys are a no, unless the app's yields to the page's or replaces it.
    static let function = #"""
        (function (c) {
        'use strict';
        const w = window, d = document, { parse, stringify } = JSON, isFn = (f) => typeof f === 'function';
        const host = w.webkit?.messageHandlers?.primerEvents || w.primerEvents;
        if (!host || w.__primerEvents) return;
        const post = isFn(host) ? host : host.postMessage.bind(host);
        const prevent = Event.prototype.preventDefault, dispatch = EventTarget.prototype.dispatchEvent;
        const open = new Map(), heard = new Set(), ours = new WeakSet();
        let page, seq, items, room, primer, checkout, inner = [];

        const half = /[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g;
        const quote = (s) => stringify(s.replace(half, (x) => x[1] ? x : '\ufffd'));
        const write = (of, key, up) => {
         try {
          let v = of[key];
          const kind = typeof v;
          if (v === null || kind === 'boolean' || kind === 'number') return stringify(v);
          if (kind === 'bigint') return quote('' + v);
          if (kind === 'string') return room < v.length ? undefined : (room -= v.length, quote(v));
          if (kind !== 'object' || v instanceof Node || v.window === v) return;
          if (up.length > c.depth || up.includes(v)) return;
          up = [...up, v];
          for (const f of [v.toJSON, v.toArray]) if (isFn(f)) try {
           const plain = f.call(v);
           if (plain !== v) return write([plain], 0, up);
          } catch {}
          if (v instanceof Map || v instanceof Set) v = Array.from(v);
          const parts = [], list = Array.isArray(v);
          const add = (k) => {
           const text = write(v, k, up);
           if (list) parts.push(text || 'null');
           else if (text && room > k.length) parts.push(quote(k) + ':' + text), room -= k.length;
           return --items > 0;
          };
          if (!list) return Object.keys(v).every(add), `{${parts}}`;
          for (let i = 0; i < v.length && add(i); i++);
          return `[${parts}]`;
         } catch {}
        };
        const send = (m) => {
         ({ items, room } = c);
         try { post(write([{ page, seq: ++seq, ...m }], 0, [])); return true; } catch {}
        };
        const begin = () => {
         page = crypto.getRandomValues(new Uint32Array(4)).join('-');
         seq = 0;
         send({ start: 1 });
        };

        const abort = { name: 'abortPaymentCreation', args: [] };
        const run = (q, { name, args }) => {
         open.delete(q.seq);
         q.done = true;
         try { q.calls[name]?.(...args); } catch (e) { console.error(e); }
        };
        const settle = (q) => {
         const { app, own } = q, no = [own, app].find((a) => a?.name === abort.name);
         if (no) return run(q, no);
         if (own && !(q.held && own.name === 'continuePaymentCreation')) return run(q, own);
         if (!app || (q.kept && !own)) return;
         const [mine, its] = [own, app].map((a) => a?.args[0]?.idempotencyKey);
         run(q, !mine ? app : !its || mine === its ? own : { y: own, r: app }[app.key] || abort);
        };
        const adopt = (q, event, names) => {
         if (q.held) prevent.call(event);
         event.preventDefault = () => { q.kept = true; prevent.call(event); };
         const { detail } = event, mine = {};
         for (const name of names) {
          const call = detail[name];
          q.calls[name] ||= (...args) => call.apply(detail, args);
          mine[name] = (...args) => {
           if (q.done || q.own) return;
           q.own = { name, args };
           send({ answerTo: q.seq, name, arguments: args, timeStamp: performance.now() });
           settle(q);
          };
         }
         try { Object.assign(detail, mine); } catch {
          Object.defineProperty(event, 'detail', { value: { ...detail, ...mine } });
         }
        };

        const label = (n) => n === w ? 'window' : { 9: '#document', 11: '#shadow-root' }[n.nodeType] || n.localName;
        const functions = (detail) => {
         try {
          return [...new Set(Object.keys(detail).concat(c.answers))].filter((k) => isFn(detail[k]));
         } catch { return []; }
        };
        const hear = (event) => {
         if (ours.has(event)) return;
         const { type, detail, timeStamp, bubbles, composed, cancelable } = event, path = event.composedPath();
         const el = path.find((n) => n.localName === 'primer-checkout'), isAbove = path[0] === el;
         const isReady = type === 'primer:ready', names = isReady ? [] : functions(detail);
         const calls = names.filter((k) => c.answers.includes(k));
         checkout = el || checkout;
         if (isReady) primer = detail;
         const first = isAbove && inner.find((i) => i.type === type && i.el === el
          && (i.event === event || i.event.eventPhase || (Object(detail) === detail && i.detail === detail)));
         if (first) return first.event !== event && first.q && adopt(first.q, event, calls);
         const answers = names[0] && names, held = (calls[0] && cancelable && c.hold.includes(type)) || undefined;
         const sent = send({
          type, timeStamp, checkout: el?.id, bubbles, composed, cancelable, path: path.map(label), answers, held, detail
         });
         const q = sent && calls[0] && { seq, held, calls: {} };
         if (q) {
          open.set(seq, q);
          adopt(q, event, calls);
         }
         if (el && !isAbove) inner = [...inner.slice(-7), { type, el, event, detail: event.detail, q }];
        };
        const listen = (type) => {
         if (heard.size < 500 && !heard.has(type)) w.addEventListener(type, hear, true);
         heard.add(type);
        };
        c.names.forEach(listen);
        EventTarget.prototype.dispatchEvent = function (event) {
         try { if (event.type.startsWith('primer:')) listen(event.type); } catch {}
         return dispatch.apply(this, arguments);
        };

        const receive = (text) => {
         const m = parse(text);
         if (m.page !== page) return;
         const q = open.get(m.answerTo);
         if (q && !q.app) {
          q.app = { ...m, args: m.arguments };
          settle(q);
         } else if (m.trigger) {
          const event = new CustomEvent(m.trigger, { bubbles: true, composed: true, detail: m.detail });
          ours.add(event);
          dispatch.call((checkout?.isConnected && checkout) || d.querySelector('primer-checkout') || d, event);
         } else if (m.call) {
          const names = m.name.split('.'), last = names.pop(), returned = m.call;
          new Promise((done) => done(names.reduce((o, n) => o[n], primer)[last](...m.arguments)))
           .then((value) => send({ returned, value }), () => send({ returned, failed: true }));
         }
        };
        Object.defineProperty(w, '__primerEvents', { value: Object.freeze({ receive }) });
        w.addEventListener('pagehide', () => {
         open.forEach((q) => q.held && run(q, abort));
         send({ end: true });
        });
        w.addEventListener('pageshow', (event) => event.persisted && begin());
        begin();
        })
        """#
}
