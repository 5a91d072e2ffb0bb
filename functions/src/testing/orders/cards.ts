import type Stripe from 'stripe';
import type { CardCheckout, Order, OrderPayments } from '../../contract/index.ts';
import type { PaymentDocument } from '../../documents/orders/payments.ts';
import type { StripeAccess } from '../../params.ts';
import { openStripe } from '../../services/ordering/booking/stripeClient.ts';
import { payments } from '../../store/collections/collections.ts';
import { findDocuments } from '../../store/reads/queries.ts';
import { expectStatus, send } from '../api/api.ts';
import { required } from '../api/env.ts';

const standIn = (path: string): string => `${required('STRIPE_API_URL')}${path}`;

/** The access of the suite's shop to the stand-in. */
export const stripeOfSuite = (): StripeAccess => ({
  secretKey: required('STRIPE_SECRET_KEY'),
  webhookSecret: required('STRIPE_WEBHOOK_SECRET'),
  apiUrl: required('STRIPE_API_URL'),
});

/** Stripe's client with the account of the shop: it does what Stripe's dashboard does. */
export const openDashboard = (): Promise<Stripe> => openStripe(stripeOfSuite());

/** Asks for a page to pay invoices by one card payment. */
export const sendJointCard = (token: string, invoices: readonly string[]): Promise<Response> =>
  send('POST', '/payments/joint/card', { token, json: { invoices } });

/** The session of a page to pay. */
export const sessionOf = async (url: string): Promise<Stripe.Checkout.Session> => {
  const { sessions } = (await openDashboard()).checkout;
  return sessions.retrieve(url.split('/').at(-1) ?? '');
};

/** Pays invoices by one card payment. Returns the session. */
export const payJointlyByCard = async (
  token: string,
  invoices: readonly string[],
): Promise<Stripe.Checkout.Session> => {
  const { url } = await expectStatus<CardCheckout>(await sendJointCard(token, invoices), 200);
  await pressOn(url, 'pay');
  return sessionOf(url);
};

/** Asks for a page to pay an order by card. */
export const sendCard = (token: string, orderId: string): Promise<Response> =>
  send('POST', `/order/${orderId}/card`, { token });

/** The address of a page to pay an order by card. */
export const openCardPage = async (token: string, orderId: string): Promise<string> =>
  (await expectStatus<CardCheckout>(await sendCard(token, orderId), 200)).url;

/** Presses a button of a page to pay. After a payment, the shop has got the event once. */
export const pressOn = (url: string, action: 'pay' | 'decline'): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });

/** Pays an order by card. Returns the session. */
export const payByCard = async (
  token: string,
  orderId: string,
): Promise<Stripe.Checkout.Session> => {
  const url = await openCardPage(token, orderId);
  await pressOn(url, 'pay');
  return sessionOf(url);
};

const heldEvents = (orderId: string): string => standIn(`/emulator/references/${orderId}/hold`);

/** Keeps the events of an order back, until `releaseEvents`. */
export const holdEvents = (orderId: string) => fetch(heldEvents(orderId), { method: 'PUT' });

/** Sends the events of an order that were kept back, and resolves when each was answered. */
export const releaseEvents = (orderId: string) => fetch(heldEvents(orderId), { method: 'DELETE' });

/** An event of the stand-in, and the statuses that the shop has answered. */
export interface EventDelivery {
  event: Stripe.Event;
  attempts: number[];
}

/** The events of an order, oldest first. */
export const eventsOf = async (orderId: string): Promise<EventDelivery[]> => {
  const response = await fetch(standIn(`/emulator/references/${orderId}/events`));
  return (await response.json()) as EventDelivery[];
};

/** Sends an event of the stand-in once more, and returns the status that the shop answers. */
export const sendEventAgain = async (id: string): Promise<number> => {
  const response = await fetch(standIn(`/emulator/events/${id}/send`), { method: 'POST' });
  return ((await response.json()) as { status: number }).status;
};

/** Lets the bank of the card open a dispute about a payment, or review or close one. Returns it. */
export const dispute = async (
  path: `payments/${string}/dispute` | `disputes/${string}/${'review' | 'close'}`,
  form: Record<string, string> = {},
): Promise<Stripe.Dispute> => {
  const body = new URLSearchParams(form);
  const response = await fetch(standIn(`/emulator/${path}`), { method: 'POST', body });
  return (await response.json()) as Stripe.Dispute;
};

/** How an event is signed: by default as Stripe does it now. */
export interface Signing {
  secret?: string;
  /** In seconds. */
  timestamp?: number;
  /** Sent instead of the signed body. */
  body?: string;
}

/** Sends a signed body to the shop's webhook. */
export const sendSigned = async (
  payload: string,
  { secret = required('STRIPE_WEBHOOK_SECRET'), body, ...time }: Signing = {},
): Promise<Response> => {
  const { webhooks } = await openDashboard();
  const signature = webhooks.generateTestHeaderString({ payload, secret, ...time });
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
  return send('POST', '/stripe/events', { body: body ?? payload, headers });
};

/** Sends an event to the shop's webhook. */
export const sendEvent = (event: object, signing?: Signing): Promise<Response> =>
  sendSigned(JSON.stringify(event), signing);

/** The stored entries of an order, oldest first. */
export const entriesOf = async (orderId: string): Promise<(PaymentDocument & { id: string })[]> => {
  const found = await findDocuments(payments.where('orderId', '==', orderId), 100);
  return found
    .map(({ id, content }) => ({ id, ...content }))
    .toSorted((one, other) => one.recordedAt.getTime() - other.recordedAt.getTime());
};

/** An order, as its customer sees it. */
export const readOrder = async (token: string, id: string): Promise<Order> =>
  expectStatus<Order>(await send('GET', `/order/${id}`, { token }), 200);

/** The payments of an order, as its customer sees them. */
export const readPayments = async (token: string, id: string): Promise<OrderPayments> =>
  expectStatus<OrderPayments>(await send('GET', `/order/${id}/payments`, { token }), 200);
