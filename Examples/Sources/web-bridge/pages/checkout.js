// A stand-in for Primer's checkout: real custom elements, shadow roots, slots and CustomEvents, with names and payloads as
// the vendor documents them. The payment network is scripted.
'use strict';
const now = 1764470400; // Unix seconds
const define = (name, html) => customElements.define(name, class extends HTMLElement {
  connectedCallback() {
    if (!this.shadowRoot) this.attachShadow({ mode: 'open' }).append(...html.map((n) => typeof n === 'string' ? document.createElement(n) : n()));
  }
});
const slot = (name) => () => Object.assign(document.createElement('slot'), name ? { name } : {});
define('primer-input-card-number', ['input']);
define('primer-card-form', ['primer-input-card-number', slot('card-form-content')]);
define('primer-vault-manager', ['div']);
define('primer-payment-method-container', [slot()]);
define('primer-main', [slot('payments'), 'primer-vault-manager', 'primer-card-form']);
define('primer-checkout', [slot('main')]);

let checkout, methods, vault, card, number;
function build() {
  checkout = Object.assign(document.createElement('primer-checkout'), { id: 'checkout-1' });
  const main = Object.assign(document.createElement('primer-main'), { slot: 'main' });
  methods = Object.assign(document.createElement('primer-payment-method-container'), { slot: 'payments' });
  main.append(methods);
  checkout.append(main);
  document.body.append(checkout);
  vault = main.shadowRoot.querySelector('primer-vault-manager');
  card = main.shadowRoot.querySelector('primer-card-form');
  number = card.shadowRoot.querySelector('primer-input-card-number');
}

function fire(node, type, detail, options = {}) {
  const event = new CustomEvent(type, { bubbles: true, composed: true, detail, ...options });
  node.dispatchEvent(event);
  return event;
}
const state = (fields) => fire(checkout, 'primer:state-change',
  { isLoading: false, isProcessing: false, isSuccessful: false, primerJsError: null, paymentFailure: null, ...fields });

// The PrimerJS object that `primer:ready` hands over.
const called = [];
const primer = {
  refreshSession() { called.push(['refreshSession']); },
  getPaymentMethods() { return [{ type: 'PAYMENT_CARD', render() {} }, { type: 'PAYPAL', render() {} }]; },
  setCardholderName(name) { called.push(['setCardholderName', name]); },
  vault: {
    async startPayment(id, options) { called.push(['vault.startPayment', id, options]); },
    async delete(id) { throw new Error(`no saved method ${id}`); },
  },
};

// Asks whoever listens, as the SDK does: it goes on by itself unless somebody prevented the default or has answered.
function start(node, paymentMethodType, prepare = (detail) => detail) {
  return new Promise((resolve) => {
    let decision;
    const decide = (given) => {
      if (decision) throw new Error('answered twice');
      resolve(decision = given);
    };
    const event = fire(node, 'primer:payment-start', prepare({
      paymentMethodType,
      continuePaymentCreation(data) { decide({ name: 'continue', idempotencyKey: data && data.idempotencyKey }); },
      abortPaymentCreation() { decide({ name: 'abort' }); },
      timestamp: now + 10,
    }), { cancelable: true });
    if (!event.defaultPrevented && !decision) decide({ name: 'continue', byItself: true });
  });
}
async function pay(id, prepare) {
  const decision = await start(card, 'PAYMENT_CARD', prepare);
  if (decision.name === 'continue') {
    state({ isProcessing: true });
    fire(card, 'primer:card-success', { result: { success: true, paymentId: id, token: 'tok_9f2', analyticsId: 'an_1' } });
    state({ isSuccessful: true });
    const data = { paymentMethodType: 'PAYMENT_CARD', last4Digits: '4242', network: 'VISA' };
    fire(checkout, 'primer:payment-success',
      { payment: { id, orderId: 'order-1001', paymentMethodData: data }, paymentMethodType: 'PAYMENT_CARD', timestamp: now + 20 });
  } else {
    state({});
    fire(checkout, 'primer:payment-cancel', { paymentMethodType: 'PAYMENT_CARD', timestamp: now + 12 });
  }
  return decision;
}
let submitted;
document.addEventListener('primer:card-submit', () => { submitted = pay('pay_submitted'); });

function ask(type, detail) {
  return new Promise((resolve) => {
    const answers = { setShippingOptions: (options) => resolve(options), continue: () => resolve('continued') };
    const name = type === 'primer:shipping-address-change' ? 'setShippingOptions' : 'continue';
    const event = fire(methods, type,
      { paymentMethodType: 'APPLE_PAY', ...detail, [name]: answers[name], timestamp: now + 11 }, { cancelable: true });
    if (!event.defaultPrevented) resolve('unasked');
  });
}

function type() {
  const visa = { displayName: 'Visa', network: 'VISA', allowed: true };
  fire(number, 'primer:bin-data-loading-change', { loading: true });
  fire(number, 'primer:bin-data-available', { preferred: visa, alternatives: [], status: 'partial', firstDigits: '4242' });
  fire(number, 'primer:bin-data-available',
    { preferred: { ...visa, issuerCountryCode: 'GB', accountFundingType: 'DEBIT' }, alternatives: [], status: 'complete', firstDigits: '424242' });
  fire(number, 'primer:bin-data-loading-change', { loading: false });
}

document.addEventListener('DOMContentLoaded', () => {
  build();
  state({ isLoading: true });
  state({});
  fire(checkout, 'primer:ready', primer);
  fire(methods, 'primer:methods-update', [{ type: 'PAYMENT_CARD', render() {} }, { type: 'PAYPAL', render() {} }]);
  fire(vault, 'primer:vault-methods-update', {
    vaultedPayments: [{ id: 'vault-1', analyticsId: 'an_v1', paymentMethodType: 'PAYMENT_CARD', paymentInstrumentType: 'PAYMENT_CARD',
      paymentInstrumentData: { last4Digits: '1111', network: 'VISA', cardholderName: 'A Shopper', expirationMonth: '12', expirationYear: '2030' } }],
    cvvRecapture: true, timestamp: now });
});
