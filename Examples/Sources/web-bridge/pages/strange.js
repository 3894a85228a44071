// What a page may put into a detail that JSON cannot hold, and a page that dispatches in strange ways.
'use strict';
const strange = {
  cycle() { const a = { name: 'a' }; a.self = a; a.list = [a, 1]; return a; },
  getter() { return { good: 1, get bad() { throw new Error('no'); } }; },
  types() {
    return { big: 2n ** 70n, none: undefined, call() {}, symbol: Symbol('s'), nan: NaN, infinite: -Infinity, zero: -0,
      large: 1e21, list: [undefined, () => 1, Symbol('s'), 9.99] };
  },
  nodes() { return { body: document.body, window, shadow: checkout.shadowRoot, list: [document] }; },
  collections() { return { map: new Map([['a', { b: 1 }]]), set: new Set([1, 'x']), date: new Date(0) }; },
  toJSON() { return { kept: 1, toJSON() { throw new Error('no'); } }; },
  wrapper() { return { vaultedPayments: { toArray() { return [{ id: 'v' }]; }, size() { return 1; } } }; },
  surrogates() { return { text: '\ud83d\ude00 \ud83d \ude00', quote: '"\\\n\u2028</script>`' }; },
  proxy() { return { proxy: new Proxy({}, { ownKeys() { throw new Error('no'); } }), after: true }; },
  array() { return new Array(1000000000); },
  deep() { let value = 1; for (let i = 0; i < 100000; i++) value = [value]; return { value, after: true }; },
  wide() { return { list: Array.from({ length: 200000 }, (_, i) => i) }; },
  long() { return { text: 'x'.repeat(50000000), after: true }; },
};
const dispatchStrange = (name) => fire(card, 'primer:strange', strange[name]()) && true;

// The order of things.
const order = {
  // A listener that dispatches inside another dispatch.
  nested() {
    checkout.addEventListener('primer:dialog-open', () => fire(checkout, 'primer:dialog-close', null), { once: true });
    fire(checkout, 'primer:dialog-open', null);
  },
  stopped() {
    card.addEventListener('primer:card-error', (event) => event.stopImmediatePropagation(), { once: true });
    fire(number, 'primer:card-error', { errors: [] });
  },
  silent() { fire(card, 'primer:show-other-payments-toggled', { expanded: true }, { bubbles: false }); },
  hidden() { fire(number, 'primer:show-other-payments-toggled', { expanded: true }, { composed: false }); },
  former() { fire(vault, 'primer:vault:selection-change', { paymentMethodId: 'vault-1', timestamp: now }); },
  plain() { checkout.dispatchEvent(new Event('primer:dialog-open', { bubbles: true, composed: true })); },
  outside() { fire(document, 'primer:vault-submit', { source: 'link' }); },
  twice() { for (const expanded of [true, true]) fire(checkout, 'primer:show-other-payments-toggled', { expanded }); },
};

// What the checkout dispatches again for a component, in each way that it might.
function again(how) {
  const type = 'primer:card-network-change', detail = { detectedCardNetwork: null, selectableCardNetworks: [], isLoading: true };
  const redispatch = {
    nested: (event) => { event.stopPropagation(); fire(checkout, type, { ...event.detail }); },
    later: (event) => { event.stopPropagation(); queueMicrotask(() => fire(checkout, type, event.detail)); },
    same: (event) => { event.stopPropagation(); queueMicrotask(() => checkout.dispatchEvent(event)); },
  }[how];
  const root = checkout.querySelector('primer-main');
  root.addEventListener(type, redispatch, { once: true });
  fire(card, type, detail);
}
// A payment whose event the checkout stops and dispatches again: the SDK looks at the second one.
function payAgain() {
  return new Promise((resolve) => {
    document.querySelector('primer-main').addEventListener('primer:payment-start', (event) => {
      event.stopPropagation();
      const second = fire(checkout, 'primer:payment-start', { ...event.detail }, { cancelable: true });
      if (!second.defaultPrevented) resolve('not held');
    }, { once: true });
    fire(card, 'primer:payment-start', {
      paymentMethodType: 'PAYMENT_CARD', timestamp: now,
      continuePaymentCreation: (data) => resolve(data), abortPaymentCreation: () => resolve('aborted'),
    }, { cancelable: true });
  });
}

// The page's own gates, beside those of the app.
function gated(decide, prepare) {
  document.addEventListener('primer:payment-start', decide, { once: true });
  return start(card, 'PAYMENT_CARD', prepare);
}
const gates = {
  yes: () => gated(async (event) => { event.preventDefault(); await null; event.detail.continuePaymentCreation(); }),
  key: () => gated((event) => event.detail.continuePaymentCreation({ idempotencyKey: 'page' })),
  no: () => gated(async (event) => { event.preventDefault(); await null; event.detail.abortPaymentCreation(); }),
  frozen: () => gated((event) => event.detail.abortPaymentCreation(), Object.freeze),
  slow: () => gated((event) => {
    event.preventDefault();
    setTimeout(() => event.detail.continuePaymentCreation(), 50);
  }),
};
