import type {
  CardCheckout,
  ChangedReturn,
  ChangedShipment,
  Order,
  OrderPayments,
} from 'functions/contract';
import { orderPage, placeOrder, type Scenario, type Stage } from './stage.ts';

const parcel = { carrier: 'Swift Freight', trackingNumber: 'SF-2048-77' };

const read = ({ staff }: Stage, { _id }: Order) => staff.call<Order>('GET', `/order/${_id}`);

const ship = async ({ staff }: Stage, { _id }: Order, lines: object[]) => {
  const json = { ...parcel, lines };
  return staff.call<ChangedShipment>('POST', `/order/${_id}/shipments`, { json });
};

/** An order is shipped in two parts, and one plane of the first arrives damaged. */
export const partShipmentWithClaim: Scenario = {
  title: 'Part shipment with a claim',
  play: async (stage) => {
    const { staff, customer, say } = stage;
    const order = await placeOrder(customer, { pieces: { 'jack-plane': 6 } });
    say(`Theo Marsh orders 6 jack planes: ${order.number}. See ${orderPage(stage, order)}`);
    const path = `/order/${order._id}`;
    await staff.call('POST', `${path}/transitions`, { json: { to: 'confirmed' } });
    say('Staff confirm it.');
    const first = await ship(stage, order, [{ toolId: 'jack-plane', quantity: 4 }]);
    say(`4 planes are shipped as ${first.shipment.number}.`);
    await staff.call('POST', `/shipment/${first.shipment._id}/delivery`);
    say('They arrive.');
    const lines = [{ toolId: 'jack-plane', quantity: 1, reason: 'The sole is cracked' }];
    const asked = await customer.call<ChangedReturn>('POST', `${path}/returns`, {
      json: { kind: 'claim', lines },
    });
    const claim = asked.return;
    say(`One is cracked: Theo Marsh claims its replacement as ${claim.number}.`);
    await staff.call('POST', `/return/${claim._id}/transitions`, {
      json: { to: 'approved', lines: [{ toolId: 'jack-plane', quantity: 1 }] },
    });
    say('Staff approve the claim.');
    const second = await ship(stage, order, [{ toolId: 'jack-plane', quantity: 2 }]);
    say(`The other 2 planes follow as ${second.shipment.number}.`);
    say(`The order is ${(await read(stage, order)).status}, and its claim approved.`);
  },
};

/** An order is paid by card, cancelled, and its money goes back to the card. */
export const cardPaymentWithRefund: Scenario = {
  title: 'Card payment with a refund',
  play: async (stage) => {
    const { staff, customer, say } = stage;
    const purchase = { pieces: { 'jack-plane': 6 }, paymentMethod: 'card' } as const;
    const order = await placeOrder(customer, purchase);
    say(`Theo Marsh orders by card: ${order.number}. See ${orderPage(stage, order)}`);
    const path = `/order/${order._id}`;
    const { url } = await customer.call<CardCheckout>('POST', `${path}/card`);
    const body = new URLSearchParams({ action: 'pay' });
    await fetch(url, { method: 'POST', body, redirect: 'manual' });
    const paid = await staff.call<OrderPayments>('GET', `${path}/payments`);
    const amount = paid.payments.reduce((sum, payment) => sum + payment.amount, 0);
    say(`The card is charged ${amount / 100} USD at ${url}`);
    await staff.call('POST', `${path}/transitions`, {
      json: { to: 'cancelled', reason: 'The planes are needed for another order' },
    });
    say('Staff cancel the order.');
    const receivedAt = new Date().toISOString().slice(0, 10);
    await staff.call('POST', `${path}/refunds`, {
      json: { amount, method: 'card', reference: 'Cancelled', receivedAt },
    });
    const { payments } = await staff.call<OrderPayments>('GET', `${path}/payments`);
    say(`The money goes back: the order has ${payments.length} payments and refunds.`);
  },
};
