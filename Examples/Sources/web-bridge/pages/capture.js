// What the page itself sees: a capture listener on `window`, as a recorder of sessions has it.
'use strict';
const lines = [];
const nameOf = (n) => n === window ? 'window' : n === document ? '#document' : n.nodeType === 11 ? '#shadow-root' : n.localName;
function capture(event) {
  const path = event.composedPath(), detail = event.detail;
  const checkout = path.find((n) => n.localName === 'primer-checkout');
  const answers = event.type !== 'primer:ready' && detail && !Array.isArray(detail) && typeof detail === 'object'
    ? Object.keys(detail).filter((key) => typeof detail[key] === 'function') : [];
  lines.push(JSON.stringify({
    type: event.type, timeStamp: event.timeStamp, checkout: checkout && checkout.id, detail, bubbles: event.bubbles,
    composed: event.composed, cancelable: event.cancelable, path: path.map(nameOf), answers: answers.length ? answers : undefined,
  }));
}
for (const name of ['ready', 'state-change', 'methods-update', 'payment-start', 'payment-success', 'payment-failure',
  'payment-cancel', 'payment-approval-required', 'vault-methods-update', 'vault-selection-change', 'card-network-change',
  'bin-data-available', 'bin-data-loading-change', 'card-success', 'card-error', 'shipping-address-change',
  'shipping-option-change', 'show-other-payments-toggled', 'dialog-open', 'dialog-close', 'card-submit', 'vault-submit',
  'show-other-payments-toggle', 'strange', 'vault:selection-change']) {
  window.addEventListener('primer:' + name, capture, true);
}
