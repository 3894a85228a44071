// A frame of another origin that the browser gave the channel to the app, too. It says what a page of the shop could say.
'use strict';
const forged = (message) => window.primerEvents(JSON.stringify(message));
const page = '1111111111-2222222222-3333333333-4444444444';
forged({ page, seq: 1, start: 1 });
forged({
  page, seq: 2, type: 'primer:payment-success', timeStamp: 1, checkout: 'checkout-1',
  detail: { payment: { id: 'pay_forged', orderId: 'order-1001' }, paymentMethodType: 'PAYMENT_CARD', timestamp: 1764470420 },
  bubbles: true, composed: true, cancelable: false, path: ['primer-checkout', 'body', 'html', '#document', 'window'],
});
window.primerEvents('anything');
