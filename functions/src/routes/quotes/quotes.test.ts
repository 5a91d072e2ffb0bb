import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  type ChangedQuote,
  limits,
  type Quote,
  type QuoteMessage,
  quoteFilters,
  type RequestedQuote,
} from '../../contract/index.ts';
import { quotes } from '../../store/collections/collections.ts';
import {
  registerCustomer,
  registerShoppers,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import { allPages, expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { searchedCodeOf } from '../../testing/orders/orders.ts';
import {
  acceptanceBody,
  expireOfferAt,
  noQuote,
  offerBody,
  quoteBody,
  storedQuote,
} from '../../testing/orders/quotes.ts';
import { dayIn } from '../../testing/orders/shopDays.ts';
import { once } from '../../testing/store/once.ts';
import { createTool } from '../../testing/tools/tools.ts';

const [{ customer, other, admin }, tool] = await Promise.all([registerShoppers(), createTool()]);

const post = (path: string, { token }: TestAccount, json: object, key?: string) =>
  send('POST', path, { token, json, ...(key && { headers: { 'Idempotency-Key': key } }) });

const request = async (by = customer, fields: object = {}): Promise<Quote> => {
  const response = await post('/quote', by, quoteBody([tool], fields));
  return (await expectStatus<RequestedQuote>(response, 201)).quote;
};

/** A quote for offers that are refused. */
const requested = once(async () => request(await registerCustomer()));

const offered = async (by = customer): Promise<Quote> => {
  const quote = await request(by);
  const response = await post(`/quote/${quote._id}/offer`, admin, offerBody(quote));
  return (await expectStatus<ChangedQuote>(response, 200)).quote;
};

const errorsOf = async (response: Response) =>
  (await expectProblem(response, 400, 'validation')).errors;

describe('POST /quote', () => {
  const line = { toolId: 'any', quantity: 5 };

  it.each([
    [{}, { lines: 'Choose at least one tool' }],
    [{ lines: [] }, { lines: 'Choose at least one tool' }],
    [{ lines: 'all' }, { lines: 'Lines must be a list' }],
    [
      { lines: Array.from({ length: 51 }, (_, at) => ({ toolId: `t-${at}`, quantity: 5 })) },
      { lines: 'A quote can have at most 50 lines' },
    ],
    [{ lines: [{ ...line, quantity: 0 }] }, { 'lines.0.quantity': 'Enter at least 1 piece' }],
    [
      { lines: [{ ...line, quantity: 1.5 }] },
      { 'lines.0.quantity': 'Enter a whole number of pieces' },
    ],
    [
      { lines: [{ ...line, quantity: limits.stock.max + 1 }] },
      { 'lines.0.quantity': `Enter at most ${limits.stock.max} pieces` },
    ],
    [
      { lines: [line], note: 'x'.repeat(limits.quoteMessage + 1) },
      { note: `Message must have at most ${limits.quoteMessage} characters` },
    ],
  ])('refuses %j', async (json, errors) => {
    expect(await errorsOf(await post('/quote', customer, json))).toEqual(errors);
  });

  it.each([[[line, line]], [[{ ...line, quantity: 'many' }]], [[null]], [[{ quantity: 5 }]]])(
    'refuses the lines %j',
    async (lines) => {
      const errors = await errorsOf(await post('/quote', customer, { lines }));
      expect(Object.keys(errors as object).every((field) => field.startsWith('lines'))).toBe(true);
    },
  );

  it('names each line of a tool that is not on sale', async () => {
    const json = quoteBody([tool, 'no-such-tool']);
    const problem = await expectProblem(
      await post('/quote', customer, json),
      404,
      'tool-not-found',
    );
    expect(problem.lines).toMatchObject([{ toolId: 'no-such-tool', code: 'tool-not-found' }]);
  });

  it('stores one quote for a retry with its key, and refuses another one with it', async () => {
    const key = randomUUID();
    const ask = () => post('/quote', customer, quoteBody([tool]), key);
    const [one, again] = await Promise.all([ask(), ask()]);
    expect(await expectStatus(one, 201)).toEqual(await expectStatus(again, 201));
    const another = await post('/quote', customer, quoteBody([tool], { note: 'Hi' }), key);
    await expectProblem(another, 409, 'idempotency-conflict');
  });
});

describe('The open quotes of an account', () => {
  it('are limited, and those that have ended leave room', async () => {
    const account = await registerCustomer();
    const requested = [];
    for (let count = 0; count < limits.openQuotes; count += 1) {
      requested.push(await request(account));
    }
    const oneMore = await post('/quote', account, quoteBody([tool]));
    expect(await errorsOf(oneMore)).toHaveProperty('quotes');
    const [first = expect.fail('There is no quote')] = requested;
    await expectStatus(await post(`/quote/${first._id}/decline`, admin, { reason: 'Sold' }), 200);
    await request(account);
  });
});

it.each([
  [0, 24],
  [15, 8],
  [19, 2],
])('at most 20 quotes are open, with %d before and %d more at once', async (before, more) => {
  const account = await registerCustomer();
  for (let count = 0; count < before; count += 1) {
    await expectStatus(await post('/quote', account, quoteBody([tool])), 201);
  }
  const requests = Array.from({ length: more }, () => post('/quote', account, quoteBody([tool])));
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  const room = limits.openQuotes - before;
  expect(statuses.filter((status) => status === 201)).toHaveLength(Math.min(room, more));
  expect(statuses.filter((status) => status === 400)).toHaveLength(Math.max(0, more - room));
});

describe('POST /quote/:id/offer', () => {
  it.each([
    [{ version: undefined }, { version: 'Version is required' }],
    [{ lines: [] }, { lines: 'Choose at least one tool' }],
    [
      { lines: [{ toolId: 'of-another-quote', unitPrice: 5 }] },
      { lines: 'Enter a price for each line of the quote' },
    ],
    [{ validUntil: '' }, { validUntil: 'Enter the last day' }],
    [{ validUntil: '2026-02-30' }, { validUntil: 'Enter a day' }],
    [{ validUntil: 'soon' }, { validUntil: 'Enter a day' }],
    [{ validUntil: dayIn(-1) }, { validUntil: 'The last day must not be in the past' }],
    [
      { validUntil: dayIn(limits.quoteDays + 2) },
      { validUntil: `An offer can be valid for at most ${limits.quoteDays} days` },
    ],
  ])('refuses %j', async (fields, errors) => {
    const quote = await requested();
    const json = { ...offerBody(quote), ...fields };
    expect(await errorsOf(await post(`/quote/${quote._id}/offer`, admin, json))).toEqual(errors);
  });

  it.each([0, -1, 1.5, 1e12, 'free', null])('refuses the price %j', async (unitPrice) => {
    const quote = await requested();
    const json = { ...offerBody(quote), lines: [{ toolId: tool, unitPrice }] };
    const errors = await errorsOf(await post(`/quote/${quote._id}/offer`, admin, json));
    expect(errors).toEqual({ 'lines.0.unitPrice': expect.any(String) });
  });

  it('takes today as the last day', async () => {
    const quote = await request(await registerCustomer());
    const json = offerBody(quote, { validUntil: dayIn(0) });
    await expectStatus(await post(`/quote/${quote._id}/offer`, admin, json), 200);
  });

  it('for an older version is refused with the current quote; a retry with its key is not', async () => {
    const quote = await request(await registerCustomer());
    const [path, key] = [`/quote/${quote._id}/offer`, randomUUID()];
    const ask = () => post(path, admin, offerBody(quote), key);
    const changedQuote = await expectStatus<ChangedQuote>(await ask(), 200);
    expect(await expectStatus(await ask(), 200)).toEqual(changedQuote);
    const late = await post(path, admin, offerBody(quote));
    const problem = await expectProblem(late, 412, 'precondition-failed');
    expect(problem.quote).toEqual(changedQuote.quote);
    expect((await storedQuote(quote._id)).history).toHaveLength(2);
  });
});

describe('POST /quote/:id/acceptance', () => {
  const accept = (quote: Quote, by: TestAccount, fields: object = {}) =>
    post(`/quote/${quote._id}/acceptance`, by, { ...acceptanceBody(quote), ...fields });

  it('is refused for an admin who is not its customer and gives no reason', async () => {
    const quote = await offered(await registerCustomer());
    expect(await errorsOf(await accept(quote, admin))).toEqual({
      reason: 'Enter the reason: the customer can read it',
    });
  });

  it('places one order for its customer', async () => {
    const quote = await offered();
    const orderResponse = await expectStatus(await accept(quote, customer), 201);
    expect(orderResponse).toMatchObject({ order: { quoteId: quote._id, total: 7500 } });
    expect(await expectStatus(await accept(quote, customer), 201)).toEqual(orderResponse);
  });

  it('is refused without a version, an address or a phone number, and for another version', async () => {
    const quote = await offered();
    const missing = { version: undefined, orderAddress: '', phoneNumber: '' };
    const errors = await errorsOf(await accept(quote, customer, missing));
    expect(Object.keys(errors as object).sort()).toEqual([
      'orderAddress',
      'phoneNumber',
      'version',
    ]);
    const late = await accept(quote, customer, { version: 'older' });
    expect(await expectProblem(late, 412, 'precondition-failed')).toMatchObject({ quote });
  });

  it('is refused once the offer has expired', async () => {
    const quote = await offered();
    await expireOfferAt(quote._id, new Date(Date.now() - 1));
    const refused = await expectProblem(await accept(quote, customer), 409, 'quote-not-changeable');
    expect(refused).toMatchObject({ quoteStatus: 'expired', allowedForQuote: [] });
  });
});

describe('POST /quote/:id/decline and /messages', () => {
  it('declines a quote once, with a reason', async () => {
    const quote = await offered();
    const path = `/quote/${quote._id}/decline`;
    const tooLong = { reason: 'x'.repeat(limits.transitionReason + 1) };
    expect(await errorsOf(await post(path, customer, tooLong))).toHaveProperty('reason');
    const declined = await expectStatus(await post(path, customer, { reason: 'Too dear' }), 200);
    expect(declined).toMatchObject({ quote: { status: 'declined' } });
    await expectProblem(await post(path, customer, {}), 409, 'quote-not-changeable');
  });

  it('keeps a message once for its key, and refuses an empty, a long and one too many', async () => {
    const quote = await request();
    const [path, key] = [`/quote/${quote._id}/messages`, randomUUID()];
    const write = () => post(path, customer, { text: 'When?' }, key);
    await expectStatus(await write(), 201);
    const { quote: written } = await expectStatus<ChangedQuote>(await write(), 201);
    expect(written.messages).toMatchObject([{ from: 'customer', text: 'When?' }]);
    for (const text of [' ', 'x'.repeat(limits.quoteMessage + 1)]) {
      expect(await errorsOf(await post(path, customer, { text }))).toHaveProperty('text');
    }
    const { messages } = await storedQuote(quote._id);
    const full = Array<QuoteMessage<Date>>(limits.quoteMessages).fill(
      messages[0] ?? expect.fail('There is no message'),
    );
    onTestFinished(async () => void (await quotes.doc(quote._id).update({ messages })));
    await quotes.doc(quote._id).update({ messages: full });
    expect(await errorsOf(await post(path, admin, { text: 'Soon' }))).toEqual({
      text: `A quote can have at most ${limits.quoteMessages} messages`,
    });
  });
});

describe('A quote', () => {
  it('is its customer’s and the admins’ alone', async () => {
    const quote = await offered();
    const path = `/quote/${quote._id}`;
    const calls: [string, string, object?][] = [
      ['GET', path],
      ['GET', `/quote/${quote.number}`],
      ['GET', `${path}.pdf`],
      ['POST', `${path}/acceptance`, acceptanceBody(quote)],
      ['POST', `${path}/decline`, {}],
      ['POST', `${path}/messages`, { text: 'Hello' }],
    ];
    for (const [method, address, json] of calls) {
      await expectProblem(await send(method, address, { json }), 401, 'unauthenticated');
      const foreign = await send(method, address, { json, token: other.token });
      await expectProblem(foreign, 404, 'quote-not-found');
    }
    for (const { token } of [customer, admin]) {
      expect(await expectStatus(await send('GET', path, { token }), 200)).toEqual(quote);
    }
    const foreign = { token: customer.token, json: offerBody(quote) };
    await expectProblem(await send('POST', `${path}/offer`, foreign), 403, 'forbidden');
    await expectProblem(await send('GET', '/quotes', customer), 403, 'forbidden');
    await expectProblem(await send('GET', `/quotes/${customer.email}`, other), 403, 'forbidden');
    await expectProblem(await send('GET', '/quotes'), 401, 'unauthenticated');
    const missing = await send('GET', `/quote/${noQuote()}`, admin);
    await expectProblem(missing, 404, 'quote-not-found');
  });

  it('is found by its number only by those who see no other one with it', async () => {
    const [quote, twin, foreign] = await Promise.all([request(), request(), request(other)]);
    const byNumber = ({ token }: TestAccount) => send('GET', `/quote/${quote.number}`, { token });
    for (const { _id: id, number } of [twin, foreign]) {
      onTestFinished(async () => void (await quotes.doc(id).update({ number })));
    }
    await quotes.doc(foreign._id).update({ number: quote.number });
    for (const [account, id] of [
      [customer, quote._id],
      [other, foreign._id],
    ] as const) {
      expect((await expectStatus<Quote>(await byNumber(account), 200))._id).toBe(id);
    }
    await expectProblem(await byNumber(admin), 404, 'quote-not-found');
    await quotes.doc(twin._id).update({ number: quote.number });
    await expectProblem(await byNumber(customer), 404, 'quote-not-found');
    const byId = await send('GET', `/quote/${twin._id}`, customer);
    expect((await expectStatus<Quote>(byId, 200))._id).toBe(twin._id);
  });

  it('has a PDF once it is offered', async () => {
    const { _id: early } = await request();
    await expectProblem(await send('GET', `/quote/${early}.pdf`, admin), 404, 'quote-not-found');
    const { _id: id, number } = await offered();
    for (const { token } of [customer, admin]) {
      const response = await send('GET', `/quote/${id}.pdf`, { token });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(response.headers.get('content-disposition')).toContain(`quote-${number}.pdf`);
      expect((await response.text()).slice(0, 5)).toBe('%PDF-');
    }
  });
});

describe('The lists of quotes', () => {
  it('page by cursor, newest first, in each status and search', async () => {
    const buyer = await registerCustomer();
    const requested = [await request(buyer), await request(buyer)];
    const last = await offered(buyer);
    const ids = [last, ...requested.toReversed()].map(({ _id }) => _id);
    const own = `/quotes/${buyer.email}`;
    const pages = await allPages<Quote>(`${own}?limit=1`, buyer.token);
    expect(pages.flat().map(({ _id }) => _id)).toEqual(ids);
    const [word = ''] = buyer.email.split('@');
    for (const status of quoteFilters) {
      const expected = { all: ids, open: ids, offered: ids.slice(0, 1), requested: ids.slice(1) };
      const expectedStatuses = expected[status as keyof typeof expected] ?? [];
      for (const path of [`${own}?`, `/quotes?q=${word}&`]) {
        const page = await allPages<Quote>(`${path}limit=2&status=${status}`, admin.token);
        expect(page.flat().map(({ _id }) => _id)).toEqual(expectedStatuses);
      }
      const unsearched = await send('GET', `/quotes?limit=1&status=${status}`, admin);
      await expectStatus(unsearched, 200);
    }
    const byNumber = await send('GET', `/quotes?q=${last.number.toLowerCase()}`, admin);
    expect(await expectStatus(byNumber, 200)).toMatchObject([{ _id: last._id }]);
    for (const q of [last.number, searchedCodeOf(last.number), last.number.toLowerCase()]) {
      const elsewhere = await send('GET', `/quotes?status=declined&q=${q}`, admin);
      expect(await expectStatus(elsewhere, 200), q).toMatchObject([{ _id: last._id }]);
      const countedThere = await send('GET', `/counts?of=quotes&status=declined&q=${q}`, admin);
      expect(await expectStatus(countedThere, 200), q).toEqual({ count: 1 });
    }
    const counted = await send('GET', `/counts?of=quotes&status=open&q=${word}`, admin);
    expect(await expectStatus(counted, 200)).toEqual({ count: 3 });
  });

  it('have those of one payer, in each status and with words, also in counts', async () => {
    const buyer = await registerCustomer();
    const [first, second] = [await request(buyer), await offered(buyer)];
    const other = await request(await registerCustomer());
    const [word = ''] = buyer.email.split('@');
    const [otherWord = ''] = other.userEmail.split('@');
    const all = [second._id, first._id];
    for (const [more, expected] of [
      ['', all],
      ['&status=offered', [second._id]],
      ['&status=declined', []],
      [`&q=${word}`, all],
      [`&q=${word}&status=requested`, [first._id]],
      [`&q=${otherWord}`, []],
      [`&q=${other.number}`, [other._id]],
    ] as const) {
      const query = `payer=${buyer.uid}${more}`;
      const pages = await allPages<Quote>(`/quotes?limit=1&${query}`, admin.token);
      expect(
        pages.flat().map(({ _id }) => _id),
        query,
      ).toEqual(expected);
      const counted = await send('GET', `/counts?of=quotes&${query}`, admin);
      expect(await expectStatus(counted, 200), query).toEqual({ count: expected.length });
    }
  });

  it.each([
    ...['status=paid', 'limit=0', 'cursor=x'],
    ...['payer=a/b', 'payer=..', 'payer=a&payer=b'],
  ])('refuse %s', async (query) => {
    await expectProblem(await send('GET', `/quotes?${query}`, admin), 400, 'validation');
  });
});
