import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningStripe, startStripe } from './server.ts';

const secretKey = 'sk_test_standin';
const webhookSecret = 'whsec_standin';

/** The requests to the shop's endpoint, and its next answer; 200 by default. */
const received: { signature: string; payload: string }[] = [];
let nextStatuses: number[] = [];
let answers = 0;
let onReceived: (answers: number) => void = () => {};

const textOf = async (request: IncomingMessage): Promise<string> =>
  Buffer.concat(await request.toArray()).toString('utf8');

const endpoint = createServer(async (request, response) => {
  const payload = await textOf(request);
  received.push({ signature: request.headers['stripe-signature'] as string, payload });
  response.statusCode = nextStatuses.shift() ?? 200;
  response.end();
  answers += 1;
  onReceived(answers);
});

let standIn: RunningStripe;
let stripe: Stripe;

const clientOf = (key: string): Stripe => {
  const { hostname, port } = new URL(standIn.url);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
};

beforeAll(async () => {
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  const { port } = endpoint.address() as AddressInfo;
  const webhookUrl = () => `http://127.0.0.1:${port}/events`;
  standIn = await startStripe({
    host: '127.0.0.1',
    port: 0,
    secretKey,
    webhookSecret,
    webhookUrl,
  });
  stripe = clientOf(secretKey);
});

afterAll(async () => {
  await standIn.close();
  endpoint.close();
});

const params = (
  reference: string,
  { name = 'Order TH-1', amount = 9995 } = {},
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [
    {
      quantity: 1,
      price_data: { currency: 'usd', unit_amount: amount, product_data: { name } },
    },
  ],
  client_reference_id: reference,
  customer_email: 'ada@example.test',
  metadata: { orderId: reference },
  success_url: 'http://127.0.0.1:1/paid?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://127.0.0.1:1/back',
});

const newSession = (reference: string, options = {}) =>
  stripe.checkout.sessions.create(params(reference, options));

const submit = (url: string | null, action: 'pay' | 'decline'): Promise<Response> =>
  fetch(url ?? '', {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  });

const paid = async (reference: string) => {
  const session = await newSession(reference);
  await submit(session.url, 'pay');
  return stripe.checkout.sessions.retrieve(session.id);
};

interface Sent {
  event: Stripe.Event;
  attempts: number[];
}

const eventsOf = async (reference: string): Promise<Sent[]> =>
  (await fetch(`${standIn.url}/emulator/references/${reference}/events`)).json();

const refusal = (call: Promise<unknown>): Promise<Stripe.errors.StripeError> =>
  call.then(
    () => expect.fail('The call succeeded'),
    (error) => error,
  );

describe('POST /v1/checkout/sessions', () => {
  it('opens a session with a page to pay on', async () => {
    const session = await newSession('open');
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 9995,
      currency: 'usd',
      client_reference_id: 'open',
      metadata: { orderId: 'open' },
      payment_intent: null,
    });
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ id: session.id });
    const page = await (await fetch(session.url ?? '')).text();
    expect(page).toContain('Order TH-1');
    expect(page).toContain('Pay $99.95');
  });

  it('takes the sum of several line items, and names each', async () => {
    const { line_items: [item] = [], ...fields } = params('several');
    const second = { ...item, quantity: 2 };
    const line_items = [item, second].filter((one) => one !== undefined);
    const session = await stripe.checkout.sessions.create({ ...fields, line_items });
    expect(session.amount_total).toBe(3 * 9995);
    const page = await (await fetch(session.url ?? '')).text();
    expect(page).toContain('<dd>$199.90</dd>');
    expect(page).toContain('Pay $299.85');
    const none = stripe.checkout.sessions.create({ ...fields, line_items: [] });
    expect(await refusal(none)).toMatchObject({ statusCode: 400 });
  });

  it('escapes texts in the page', async () => {
    const { url } = await newSession('escaped', { name: '<script>alert("1")</script>' });
    const page = await (await fetch(url ?? '')).text();
    expect(page).not.toContain('<script>');
    expect(page).toContain('&lt;script&gt;');
  });

  it.each([
    [{ success_url: '' }, 'parameter_missing', 'success_url'],
    [{ success_url: 'tools' }, 'url_invalid', 'success_url'],
    [{ customer_email: 'ada' }, 'email_invalid', 'customer_email'],
    [{ expand_all: 'true' }, 'parameter_unknown', 'expand_all'],
  ])('refuses %j', async (fields, code, param) => {
    const call = stripe.checkout.sessions.create({ ...params('refused'), ...fields });
    expect(await refusal(call)).toMatchObject({ statusCode: 400, code, param });
  });

  it.each([
    [49, 'amount_too_small'],
    [100_000_000, 'amount_too_large'],
    [0.5, 'parameter_invalid_integer'],
  ])('refuses an amount of %d cents', async (amount, code) => {
    expect(await refusal(newSession('refused', { amount }))).toMatchObject({
      statusCode: 400,
      code,
    });
  });
});

describe('an API key', () => {
  it('is required', async () => {
    const response = await fetch(`${standIn.url}/v1/checkout/sessions`, { method: 'POST' });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  it('must be the one of the account', async () => {
    const call = clientOf('sk_test_other').checkout.sessions.create(params('other'));
    const error = await refusal(call);
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect(error.message).toBe('Invalid API Key provided: sk_test_****');
  });
});

describe('an idempotency key', () => {
  it('gives a retry the first answer', async () => {
    const options = { idempotencyKey: 'one' };
    const first = await stripe.checkout.sessions.create(params('keyed'), options);
    await stripe.checkout.sessions.expire(first.id);
    const second = await stripe.checkout.sessions.create(params('keyed'), options);
    expect(second).toMatchObject({ id: first.id, status: 'open' });
  });

  it('refuses other parameters', async () => {
    const options = { idempotencyKey: 'two' };
    await stripe.checkout.sessions.create(params('keyed'), options);
    const call = stripe.checkout.sessions.create(params('keyed', { amount: 5000 }), options);
    expect(await refusal(call)).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  it('may be used again after refused parameters', async () => {
    const options = { idempotencyKey: 'three' };
    await refusal(stripe.checkout.sessions.create(params('keyed', { amount: 1 }), options));
    const session = await stripe.checkout.sessions.create(params('keyed'), options);
    expect(session.status).toBe('open');
  });
});

describe('the page', () => {
  it('pays: it notifies the shop with a signature, and returns to it', async () => {
    const { id, url } = await newSession('paid');
    const response = await submit(url, 'pay');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`http://127.0.0.1:1/paid?session=${id}`);
    const { signature, payload } = received.find((sent) => sent.payload.includes(id)) ?? {};
    const event = stripe.webhooks.constructEvent(payload ?? '', signature ?? '', webhookSecret);
    expect(event).toMatchObject({
      type: 'checkout.session.completed',
      data: {
        object: { id, payment_status: 'paid', payment_intent: expect.stringMatching(/^pi_/) },
      },
    });
  });

  it('declines, and can pay afterwards', async () => {
    const { url } = await newSession('declined');
    const declined = await submit(url, 'decline');
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain('The card was declined. Nothing was charged.');
    expect(await eventsOf('declined')).toEqual([]);
    expect((await submit(url, 'pay')).status).toBe(303);
  });

  it('refuses to pay twice', async () => {
    const { url } = await newSession('twice');
    const statuses = await Promise.all([submit(url, 'pay'), submit(url, 'pay')]);
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([303, 409]);
    const page = await fetch(url ?? '');
    expect(await page.text()).toContain('You cannot pay it twice.');
    expect(await eventsOf('twice')).toHaveLength(1);
  });

  it('refuses to pay an expired session', async () => {
    const { id, url } = await newSession('expired');
    expect(await stripe.checkout.sessions.expire(id)).toMatchObject({
      status: 'expired',
      url: null,
    });
    const response = await submit(url, 'pay');
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('Nothing was charged.');
    expect(await eventsOf('expired')).toEqual([]);
  });

  it('does not exist for another id', async () => {
    const response = await fetch(`${standIn.url}/pay/cs_test_none`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('This payment page does not exist.');
  });
});

describe('GET /v1/checkout/sessions', () => {
  it('lists the session of a payment, and none for another one', async () => {
    const { id, payment_intent } = await paid('listed');
    const find = async (intent: string) =>
      (await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 })).data;
    expect(await find(payment_intent as string)).toEqual([
      expect.objectContaining({ id, payment_status: 'paid' }),
    ]);
    expect(await find('pi_none')).toEqual([]);
  });
});

describe('POST /v1/checkout/sessions/:id/expire', () => {
  it('refuses a paid session', async () => {
    const { id } = await paid('complete');
    const error = await refusal(stripe.checkout.sessions.expire(id));
    expect(error).toMatchObject({ statusCode: 400 });
    expect(error.message).toContain('has a status of complete');
  });

  it('refuses a session that does not exist', async () => {
    const error = await refusal(stripe.checkout.sessions.expire('cs_test_none'));
    expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'session' });
  });
});

describe('POST /v1/refunds', () => {
  it('refunds parts up to the payment', async () => {
    const { payment_intent } = await paid('refunded');
    const paymentIntent = payment_intent as string;
    const metadata = { orderId: 'refunded' };
    const part = await stripe.refunds.create({
      payment_intent: paymentIntent,
      amount: 5000,
      metadata,
    });
    expect(part).toMatchObject({ amount: 5000, status: 'succeeded', metadata });
    const tooMuch = await refusal(
      stripe.refunds.create({ payment_intent: paymentIntent, amount: 4996 }),
    );
    expect(tooMuch.message).toBe(
      'Refund amount ($49.96) is greater than unrefunded amount on charge ($49.95)',
    );
    expect(await stripe.refunds.create({ payment_intent: paymentIntent })).toMatchObject({
      amount: 4995,
    });
    expect(await refusal(stripe.refunds.create({ payment_intent: paymentIntent }))).toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  it('can fail later, which gives the money back', async () => {
    const { payment_intent } = await paid('failed');
    const refund = await stripe.refunds.create({ payment_intent: payment_intent as string });
    await fetch(`${standIn.url}/emulator/refunds/${refund.id}/fail`, { method: 'POST' });
    expect((await eventsOf('failed')).map(({ event: { type } }) => type)).toEqual([
      'checkout.session.completed',
      'refund.created',
      'refund.failed',
    ]);
    const again = await stripe.refunds.create({ payment_intent: payment_intent as string });
    expect(again.amount).toBe(9995);
  });

  it('refuses an unknown payment', async () => {
    const error = await refusal(stripe.refunds.create({ payment_intent: 'pi_none' }));
    expect(error).toMatchObject({ statusCode: 404, param: 'payment_intent' });
  });
});

describe('an event', () => {
  it('is retried until the shop accepts it', async () => {
    nextStatuses = [503, 500];
    answers = 0;
    const { promise: accepted, resolve } = Promise.withResolvers<void>();
    onReceived = (answers) => answers === 3 && resolve();
    await paid('retried');
    await accepted;
    const payloads = received.filter(({ payload }) => payload.includes('"retried"'));
    expect(payloads).toHaveLength(3);
    expect(new Set(payloads.map(({ payload }) => payload)).size).toBe(1);
  });

  it('can be kept back, and sent several times', async () => {
    const hold = `${standIn.url}/emulator/references/held/hold`;
    await fetch(hold, { method: 'PUT' });
    await paid('held');
    expect(await eventsOf('held')).toMatchObject([{ attempts: [] }]);
    await fetch(hold, { method: 'DELETE' });
    const [sent] = await eventsOf('held');
    expect(sent?.attempts).toEqual([200]);
    await fetch(`${standIn.url}/emulator/events/${sent?.event.id}/send`, { method: 'POST' });
    expect(await eventsOf('held')).toMatchObject([{ attempts: [200, 200] }]);
  });
});

it('answers unknown paths as Stripe does', async () => {
  const error = await refusal(stripe.customers.create({}));
  expect(error).toMatchObject({ statusCode: 404 });
  expect(error.message).toBe('Unrecognized request URL (POST: /v1/customers).');
});
