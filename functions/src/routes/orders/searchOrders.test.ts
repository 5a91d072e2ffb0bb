import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  addDays,
  endOfDay,
  type Order,
  type PlacedOrder,
  startOfDay,
} from '../../contract/index.ts';
import { registerAdmin, registerCustomer, type TestAccount } from '../../testing/api/accounts.ts';
import { allPages, expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import {
  advanceOrder,
  linesBody,
  orderBody,
  placeOrderOf,
  searchedCodeOf,
  sendOrder,
  sendTransition,
} from '../../testing/orders/orders.ts';
import { confirmedOrderOfTools, ship } from '../../testing/orders/parts.ts';
import { dayIn, timeZone } from '../../testing/orders/shopDays.ts';
import { storeOrder } from '../../testing/orders/storedOrders.ts';
import { recordsOf } from '../../testing/tools/tables.ts';
import { createTool } from '../../testing/tools/tools.ts';

const [admin, customer] = await Promise.all([registerAdmin(), registerCustomer()]);

const list = async (path: string, { token } = admin): Promise<Order[]> =>
  expectStatus<Order[]>(await send('GET', path, { token }), 200);

const idsOf = async (path: string, account = admin): Promise<string[]> =>
  (await list(path, account)).map(({ _id }) => _id);

const search = (words: string, more = '') => idsOf(`/orders?q=${encodeURIComponent(words)}${more}`);

describe('GET /orders?q=', () => {
  it('finds an order by its number, as people type it', async () => {
    const { insertedId, order } = await placeOrderOf(customer.token, await createTool());
    const { number } = order;
    const code = number.slice(3);
    const lookalike = code.replaceAll('1', 'l').replaceAll('0', 'O');
    const typed = [number, number.toLowerCase(), number.replace('-', ' '), code, lookalike];
    for (const words of [...typed, code.toLowerCase(), `TH\u2011${code}`]) {
      expect(await search(words), words).toContain(insertedId);
    }
  });

  it('finds an order by the numbers of its invoice and its credit note', async () => {
    const { insertedId } = await placeOrderOf(customer.token, await createTool());
    await advanceOrder(admin.token, insertedId, 'confirmed');
    const json = { to: 'cancelled', reason: 'Out of stock' };
    await expectStatus(await sendTransition(admin.token, insertedId, json), 200);
    const { token } = admin;
    const order = await expectStatus<Order>(
      await send('GET', `/order/${insertedId}`, { token }),
      200,
    );
    for (const number of [order.invoiceNumber ?? '', order.creditNoteNumbers[0] ?? '']) {
      const digits = number.slice(-6);
      for (const words of [number, digits, String(Number(digits)), number.toLowerCase()]) {
        expect(await search(words, '&limit=100'), words).toContain(insertedId);
      }
    }
  });

  it('finds an order by the number of a shipment, whatever the filters', async () => {
    const { id, number } = await confirmedOrderOfTools(customer.token, admin.token, 1);
    const { shipment } = await ship(admin.token, id);
    expect(shipment.number).toBe(`${number}-S1`);
    for (const words of [shipment.number, shipment.number.toLowerCase(), `#${shipment.number}`]) {
      expect(await search(words, '&status=delivered'), words).toEqual([id]);
    }
  });

  it('finds an order by where it goes, its phone number and its SKU, and counts it so', async () => {
    const street = `s${randomUUID().slice(0, 8)}`;
    const orderAddress = `Ada Joiner\n1 ${street} Lane\nPorto Alegre`;
    const phoneNumber = `447${randomInt(1e7, 1e8)}`;
    const body = orderBody(await createTool(), { orderAddress, phoneNumber });
    const { insertedId, order } = await expectStatus<PlacedOrder>(
      await sendOrder(customer.token, body),
      201,
    );
    const sku = order.lines[0]?.sku ?? '';
    for (const words of [street, `porto ${street}`, `alegre ${sku}`, `${phoneNumber} porto`]) {
      expect(await search(words), words).toEqual([insertedId]);
      const q = encodeURIComponent(words);
      const counted = await send('GET', `/counts?of=orders&q=${q}`, { token: admin.token });
      expect(await expectStatus(counted, 200), words).toEqual({ count: 1 });
    }
  });

  it('finds an order by a tracking number from the shipment on, also with further words', async () => {
    const { id } = await confirmedOrderOfTools(customer.token, admin.token, 1);
    const trackingNumber = `JD ${randomUUID().slice(0, 12)}`;
    expect(await search(trackingNumber)).toEqual([]);
    const shipment = { to: 'shipped', carrier: 'Swift Freight', trackingNumber };
    await expectStatus(await sendTransition(admin.token, id, shipment), 200);
    for (const words of [
      trackingNumber,
      trackingNumber.replaceAll(/[ -]/g, ''),
      `${trackingNumber} ${customer.email}`,
    ]) {
      expect(await search(words), words).toEqual([id]);
    }
  });

  it('ignores the filters around a number, also in counts and in the export', async () => {
    const { insertedId, order } = await placeOrderOf(customer.token, await createTool());
    const filters = '&status=delivered&payment=overdue&to=2020-01-01';
    expect(await search(order.number, filters)).toEqual([insertedId]);
    expect(await search(searchedCodeOf(order.number), filters)).toEqual([insertedId]);
    expect(await search(customer.email, filters)).toEqual([]);
    const { token } = admin;
    const counted = await send('GET', `/counts?of=orders&q=${order.number}${filters}`, { token });
    expect(await expectStatus(counted, 200)).toEqual({ count: 1 });
    const table = await send('GET', `/orders.csv?q=${order.number}${filters}`, { token });
    expect(await table.text()).toContain(insertedId);
  });

  it.each([
    ['Öztürk', 'ozturk'],
    ['José', 'jose'],
    ["O'Brien", 'obrien'],
    ['O’Brien', "o'brien"],
    ['O’Brien', 'o brien'],
    ["O'Brien", 'brien'],
    ['İpek', 'ipek'],
    ['ISIL', 'ısıl'],
    ['Łukasz', 'lukasz'],
    ['Großmann', 'grossmann'],
    ['Jean-Luc', 'jeanluc'],
    ['Søren', 'soren'],
  ])('finds the orders of %s by %s', async (name, words) => {
    const word = `w${randomUUID().slice(0, 8)}`;
    const id = await storeOrder({ userName: `${name} ${word}` });
    expect(await search(`${words} ${word}`)).toEqual([id]);
  });

  it('finds joined and split names of tools', async () => {
    const word = `w${randomUUID().slice(0, 8)}`;
    const id = await storeOrder({ toolName: `Hand Saw 1,200 mm ${word} Screwdriver` });
    for (const words of ['handsaw', 'hand-saw', 'screw driver', '1200mm', '1 200 mm']) {
      expect(await search(`${words} ${word}`), words).toEqual([id]);
    }
  });

  it('finds an order by any of its tools, and by tool and customer together', async () => {
    const word = `t${randomUUID().slice(0, 8)}`;
    const ids = [await createTool(), await createTool({ toolName: `Mitre saw ${word}` })];
    const response = await sendOrder(customer.token, linesBody(ids));
    const { insertedId } = await expectStatus<{ insertedId: string }>(response, 201);
    expect(await search(word)).toEqual([insertedId]);
    expect(await search(`mitre ${word.slice(0, 6)}`)).toEqual([insertedId]);
    expect(await search(`${word} ${customer.email}`)).toEqual([insertedId]);
    expect(await search(`${word} nobody@example.test`)).toEqual([]);
  });

  it('combines words, statuses and days', async () => {
    const word = `w${randomUUID().slice(0, 8)}`;
    const toolName = `Plane ${word}`;
    const first = await storeOrder({ toolName, status: 'confirmed', createdAt: new Date(2_000) });
    const second = await storeOrder({ toolName, createdAt: new Date('1969-03-05T23:30:00Z') });
    expect(await search(word, '&status=confirmed')).toEqual([first]);
    expect(await search(word, '&status=open')).toEqual([first, second]);
    expect(await search(word, '&status=all&from=1969-03-05&to=1969-03-05')).toEqual([second]);
    expect(await search(word, '&from=1969-03-06')).toEqual([first]);
    expect(await search(word, '&status=open&to=1969-03-04')).toEqual([]);
  });
});

describe('GET /orders by status and day', () => {
  it('selects the open orders of a period, a page at a time', async () => {
    const day = addDays('1971-01-01', randomInt(8_000));
    const ids: string[] = [];
    for (const hour of [0, 1, 2, 3]) {
      ids.push(
        await storeOrder({
          createdAt: new Date(startOfDay(day, timeZone).getTime() + hour * 3_600_000),
        }),
      );
    }
    await storeOrder({ createdAt: new Date(`${day}T05:00:00Z`), status: 'cancelled' });
    const { token } = admin;
    const query = `/orders?status=open&from=${day}&to=${day}&limit=3`;
    const pages = await allPages<Order>(query, token);
    expect(pages.map((page) => page.map(({ _id }) => _id))).toEqual([
      [ids[3], ids[2], ids[1]],
      [ids[0]],
    ]);
  });

  it.each([
    ['the first minute', (day: string) => startOfDay(day, timeZone)],
    ['the last minute', (day: string) => endOfDay(day, timeZone)],
  ])('has %s of a day of the shop in that day, in lists and tables', async (_, timeIn) => {
    const day = addDays('1985-01-01', randomInt(3_000));
    const id = await storeOrder({ createdAt: timeIn(day) });
    const { token } = admin;
    const found = async (query: string) =>
      (await allPages<Order>(`/orders?status=all&${query}`, token)).flat().map((one) => one._id);
    expect(await found(`from=${day}&to=${day}`)).toEqual([id]);
    const [before, after] = [addDays(day, -1), addDays(day, 1)];
    expect(await found(`from=${before}&to=${before}`)).toEqual([]);
    expect(await found(`from=${after}&to=${after}`)).toEqual([]);
    const table = await send('GET', `/orders.csv?status=all&from=${day}&to=${day}`, { token });
    expect(await table.text()).toContain(`,${day},`);
    expect(table.headers.get('content-disposition')).toContain(`orders-${dayIn(0)}.csv`);
  });

  it('counts the orders of a period', async () => {
    const day = addDays('1995-01-01', randomInt(5_000));
    for (const status of ['placed', 'shipped', 'cancelled'] as const) {
      await storeOrder({ createdAt: startOfDay(day, timeZone), status });
    }
    const countOf = async (status: string) => {
      const path = `/counts?of=orders&status=${status}&from=${day}&to=${day}`;
      return expectStatus(await send('GET', path, { token: admin.token }), 200);
    };
    expect(await countOf('open')).toEqual({ count: 2 });
    expect(await countOf('all')).toEqual({ count: 3 });
  });

  it.each([
    ['from=2026-02-30', 'from', 'from must be a day, like 2026-11-21'],
    ['to=21.11.2026', 'to', 'to must be a day, like 2026-11-21'],
    ['to=2026-11-21&to=2026-11-22', 'to', 'to must be a day, like 2026-11-21'],
    ['from=2026-11-22&to=2026-11-21', 'to', 'to must not be before from'],
  ])('refuses ?%s', async (query, field, message) => {
    const response = await send('GET', `/orders?${query}`, { token: admin.token });
    const problem = await expectProblem(response, 400, 'validation');
    expect(problem.errors).toEqual({ [field]: message });
  });

  it('applies to the export as well', async () => {
    const { insertedId, order } = await placeOrderOf(customer.token, await createTool());
    const today = dayIn(0);
    const exported = async (query: string) => {
      const response = await send('GET', `/orders.csv?${query}`, { token: admin.token });
      const text = await response.text();
      expect(response.status, text).toBe(200);
      return text.includes(insertedId);
    };
    expect(await exported(`status=open&from=${today}`)).toBe(true);
    expect(await exported('to=2020-01-01')).toBe(false);
    expect(await exported(`q=${order.number}`)).toBe(true);
    expect(await exported('q=no-such-order')).toBe(false);
    expect(await exported(`status=delivered&from=${today}`)).toBe(false);
  });
});

describe('GET /orders/{email} by status', () => {
  it('lists by default all but the cancelled, and others on request', async () => {
    const [buyer, tool] = await Promise.all([registerCustomer(), createTool()]);
    const ids = [];
    for (const status of ['placed', 'shipped', 'delivered'] as const) {
      const { insertedId } = await placeOrderOf(buyer.token, tool);
      await advanceOrder(admin.token, insertedId, status);
      ids.unshift(insertedId);
    }
    const [delivered, shipped, placed] = ids;
    const { insertedId: cancelled } = await placeOrderOf(buyer.token, tool);
    await expectStatus(await send('DELETE', `/order/${cancelled}`, buyer), 200);
    const own = (query: string) => idsOf(`/orders/${buyer.email}${query}`, buyer);
    expect(await own('')).toEqual([delivered, shipped, placed]);
    expect(await own('?status=open')).toEqual([shipped, placed]);
    expect(await own('?status=all')).toEqual([cancelled, delivered, shipped, placed]);
    expect(await own('?status=cancelled')).toEqual([cancelled]);
    const response = await send('GET', `/orders/${buyer.email}?status=lost`, buyer);
    await expectProblem(response, 400, 'validation');
  });
});

describe('GET /orders?payer=', () => {
  const payer = randomUUID();
  const word = `w${payer.slice(0, 8)}`;
  const at = (day: number) => ({ payerId: payer, createdAt: new Date(Date.UTC(2020, 4, day)) });
  const ids: string[] = [];

  beforeAll(async () => {
    ids.push(
      await storeOrder({ ...at(1), status: 'delivered', toolName: `Mitre saw ${word}` }),
      await storeOrder({ ...at(2), userId: randomUUID(), userName: 'Bea' }),
      await storeOrder({ ...at(3), status: 'cancelled' }),
    );
    // Of another payer whose name and tool are the same.
    await storeOrder({ toolName: `Mitre saw ${word}`, userName: 'Bea' });
  });

  it.each([
    ['', [2, 1, 0]],
    ['&status=open', [1]],
    ['&payment=unpaid', [1, 0]],
    ['&payment=unpaid&status=delivered', [0]],
    ['&payment=overdue', []],
    ['&payment=refund-due', []],
    ['&q=mitre', [0]],
    ['&q=bea', [1]],
    ['&q=bea&status=cancelled', []],
    ['&q=bea&payment=unpaid&from=2020-04-30', [1]],
    ['&q=nobody', []],
    ['&to=2020-04-29', []],
  ])(
    'selects the orders of a payer, with %j too, also in counts and in the table',
    async (more, expected) => {
      const { token } = admin;
      const query = `payer=${payer}${more}`;
      const found = expected.map((index) => ids[index]);
      expect(await idsOf(`/orders?${query}`)).toEqual(found);
      const counted = await send('GET', `/counts?of=orders&${query}`, { token });
      expect(await expectStatus(counted, 200)).toEqual({ count: found.length });
      const table = await send('GET', `/orders.csv?${query}`, { token });
      expect(recordsOf(await table.text()).map((row) => row['Order ID'])).toEqual(found);
    },
  );

  it('finds the order of another payer by its number', async () => {
    const { insertedId, order } = await placeOrderOf(customer.token, await createTool());
    expect(await search(order.number, `&payer=${payer}`)).toEqual([insertedId]);
  });

  it('refuses what no payer can have as id', async () => {
    const { token } = admin;
    for (const id of ['a/b', '..', '__x__', 'x'.repeat(129)]) {
      const path = `/orders?payer=${encodeURIComponent(id)}`;
      await expectProblem(await send('GET', path, { token }), 400, 'validation');
    }
    await expectProblem(await send('GET', '/orders?payer=a&payer=b', { token }), 400, 'validation');
  });
});

describe('GET /orders/:email?q=', () => {
  const pathOf = ({ email }: TestAccount, query: string) => `/orders/${email}?status=all&${query}`;

  const search = (account: TestAccount, words: string, more = '') =>
    idsOf(pathOf(account, `q=${encodeURIComponent(words)}${more}`), account);

  const exported = async ({ email, token }: TestAccount, query: string) => {
    const response = await send('GET', `/user/${email}/orders.csv?${query}`, { token });
    return recordsOf(await response.text()).map((row) => row['Order ID']);
  };

  it('finds own orders by number, PO number, tool, SKU and person, and exports them', async () => {
    const account = await registerCustomer({ displayName: 'Wanda Bell' });
    const toolName = `Dovetail ${randomUUID()}`;
    const tool = await createTool({ toolName });
    const body = linesBody([tool], { poNumber: 'PO-77' });
    const placed = await expectStatus<PlacedOrder>(await sendOrder(account.token, body), 201);
    const { insertedId, order } = placed;
    const { insertedId: other } = await placeOrderOf(account.token, await createTool());
    const [{ sku } = { sku: '' }] = order.lines;
    const { number } = order;
    for (const words of [number, number.toLowerCase(), number.slice(3), 'po-77', toolName, sku]) {
      expect(await search(account, words), words).toEqual([insertedId]);
      expect(await exported(account, `q=${encodeURIComponent(words)}`), words).toEqual([
        insertedId,
      ]);
    }
    expect(await search(account, 'wanda bell')).toEqual([other, insertedId]);
    expect(await search(account, 'wanda chisel')).toEqual([]);
  });

  it('finds a tracking number, and ignores the filters around a number', async () => {
    const account = await registerCustomer();
    const { id, number } = await confirmedOrderOfTools(account.token, admin.token, 1);
    const { shipment } = await ship(admin.token, id);
    const filters = '&payment=refund-due&to=2020-01-01&by=nobody';
    expect(await search(account, shipment.trackingNumber)).toEqual([id]);
    expect(await search(account, shipment.number, filters)).toEqual([id]);
    expect(await search(account, number, filters)).toEqual([id]);
    expect(await search(account, shipment.trackingNumber, filters)).toEqual([]);
  });

  it('finds no order of another account, also by its number', async () => {
    const { order } = await placeOrderOf(customer.token, await createTool());
    const stranger = await registerCustomer();
    for (const words of [order.number, order.number.slice(3), customer.email]) {
      expect(await search(stranger, words), words).toEqual([]);
      await expectProblem(
        await send('GET', pathOf(customer, `q=${words}`), { token: stranger.token }),
        403,
        'forbidden',
      );
    }
  });

  it('selects the days of a period, together with words', async () => {
    const account = await registerCustomer();
    const fields = { userId: account.uid, userEmail: account.email };
    const store = (day: number, toolName: string) =>
      storeOrder({ ...fields, toolName, createdAt: new Date(Date.UTC(2020, 0, day, 12)) });
    await store(1, 'Bow saw');
    const [second, third] = [await store(2, 'Bow saw'), await store(3, 'Mallet')];
    const days = 'from=2020-01-02&to=2020-01-03';
    expect(await idsOf(pathOf(account, days), account)).toEqual([third, second]);
    expect(await search(account, 'saw', `&${days}`)).toEqual([second]);
    expect(await exported(account, `${days}&q=saw`)).toEqual([second]);
  });

  it.each([
    ['a search that is too long', `q=${'x'.repeat(201)}`, 'q'],
    ['a period that ends before it begins', 'from=2026-11-02&to=2026-11-01', 'to'],
    ['a day that is none', 'from=2026-02-30', 'from'],
    ['a person who can be none', 'by=a%2Fb', 'by'],
  ])('refuses %s', async (_name, query, field) => {
    const response = await send('GET', pathOf(customer, query), { token: customer.token });
    const problem = await expectProblem(response, 400, 'validation');
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
  });

  it.each(['   ', '🪚🪵', '%'])('takes what has no words for no search: %j', async (words) => {
    const account = await registerCustomer();
    const { insertedId } = await placeOrderOf(account.token, await createTool());
    expect(await search(account, words)).toEqual([insertedId]);
  });
});
