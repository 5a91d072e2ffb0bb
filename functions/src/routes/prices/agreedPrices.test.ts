import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type {
  Cart,
  CatalogueResults,
  ListedPrice,
  Order,
  OwnPriceList,
  PlacedOrder,
  PriceListInput,
  RequestedQuote,
  ResolvedRows,
  Tool,
} from '../../contract/index.ts';
import { indexTools } from '../../services/catalogue/search/indexTools.ts';
import { invoices } from '../../store/collections/collections.ts';
import {
  registerShoppers,
  registerVerified,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import {
  expectProblem,
  expectStatus,
  nextPath,
  type RequestOptions,
  send,
} from '../../testing/api/api.ts';
import { addMember, createCompany, useCompanies } from '../../testing/companies/buyingCompany.ts';
import { advanceOrder, linesBody, orderBody } from '../../testing/orders/orders.ts';
import { acceptanceBody } from '../../testing/orders/quotes.ts';
import { dayIn } from '../../testing/orders/shopDays.ts';
import {
  activePriceList,
  archivePriceList,
  archivePriceLists,
  listFor,
  signInToShop,
} from '../../testing/prices/priceLists.ts';
import { createTool } from '../../testing/tools/tools.ts';

useCompanies();
archivePriceLists();

let admin: TestAccount;

beforeAll(async () => {
  admin = (await registerShoppers()).admin;
  await signInToShop(admin);
});

type Send = (method: string, path: string) => Promise<Response>;

/** A buyer of a new company, and how this buyer calls the API for it. */
const newBuyer = async () => {
  const [companyId, account] = [await createCompany(), await registerVerified()];
  await addMember(companyId, account, 'owner');
  const call = (method: string, path: string, options: RequestOptions = {}) =>
    send(method, path, {
      token: account.token,
      ...options,
      headers: { 'X-Company': companyId, ...options.headers },
    });
  const get = async <Body>(path: string): Promise<Body> =>
    expectStatus<Body>(await call('GET', path), 200);
  const agree = (
    prices: Readonly<Record<string, ListedPrice | number>>,
    fields: Partial<PriceListInput> = {},
  ) => activePriceList(listFor(companyId, fields), prices);
  return { companyId, account, call, get, agree };
};

const newTools = async (count: number): Promise<{ word: string; ids: string[] }> => {
  const word = `w${randomUUID().replaceAll('-', '').slice(0, 15)}`;
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const toolName = `Plane ${at} ${word}`;
    ids.push(await createTool({ toolName, price: 10 + at, minOrder: 1 }));
  }
  await indexTools(ids);
  return { word, ids };
};

const idsOf = (tools: readonly { _id: string }[]): string[] => tools.map(({ _id }) => _id);

const fixedUntil = (until: string) => ({ kind: 'fixed', discount: null, from: null, until });

describe('An agreed price', () => {
  it('is shown to the payer only, with the list price, and never cached', async () => {
    const buyer = await newBuyer();
    const id = await createTool();
    const list = await buyer.agree({ [id]: 15 }, { until: dayIn(5) });
    const response = await buyer.call('GET', `/tool/${id}`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const tool = await expectStatus<Tool>(response, 200);
    expect(tool).toMatchObject({
      price: 15,
      agreement: {
        listPrice: 19.99,
        listPriceBreaks: [],
        from: [{ priceListId: list._id, name: 'Contract', until: dayIn(5) }],
      },
    });
    const asVisitor = await send('GET', `/tool/${id}`);
    const asPerson = await send('GET', `/tool/${id}`, { token: buyer.account.token });
    expect(asVisitor.headers.get('etag')).toBe(response.headers.get('etag'));
    for (const other of [asVisitor, asPerson]) {
      const seen = await expectStatus<Tool>(other, 200);
      expect(seen.price).toBe(19.99);
      expect(seen).not.toHaveProperty('agreement');
    }
  });

  it('sorts and filters the catalogue, and has its facets', async () => {
    const buyer = await newBuyer();
    const { word, ids } = await newTools(3);
    const [first = '', second = '', third = ''] = ids;
    await buyer.agree({ [third]: 5, [second]: { price: 9, priceBreaks: [] } });
    const search = (query: string) => buyer.get<CatalogueResults>(`/catalogue?q=${word}&${query}`);
    const sorted = await search('sort=price');
    expect(sorted.tools.map(({ _id, price }) => [_id, price])).toEqual([
      [third, 5],
      [second, 9],
      [first, 10],
    ]);
    expect(sorted.facets.price).toEqual({ min: 5, max: 10 });
    expect(idsOf((await search('sort=-price')).tools)).toEqual([first, second, third]);
    expect(idsOf((await search('sort=price&maxPrice=9&minPrice=9')).tools)).toEqual([second]);
    const listed = await buyer.get<Tool[]>(`/tools?sort=price&q=${word}`);
    expect(listed.map(({ price }) => price)).toEqual([5, 9, 10]);
    const newest = await buyer.get<Tool[]>(`/tools?sort=newest&q=${word}`);
    expect(newest.map(({ price }) => price)).toEqual([5, 9, 10]);
    const visitor = await expectStatus<CatalogueResults>(
      await send('GET', `/catalogue?q=${word}&sort=price`),
      200,
    );
    expect(visitor.tools.map(({ price }) => price)).toEqual([10, 11, 12]);
    expect([sorted.assortment, visitor.assortment]).toEqual(['all', 'all']);
  });

  it('is the price of carts, orders and their lines, which say where it comes from', async () => {
    const buyer = await newBuyer();
    const id = await createTool({ minOrder: 1 });
    const list = await buyer.agree({
      [id]: { price: 15, priceBreaks: [{ minQuantity: 10, price: 14 }] },
    });
    const { rows } = await expectStatus<ResolvedRows>(
      await buyer.call('POST', '/cart/resolve', { json: { rows: [{ toolId: id, quantity: 10 }] } }),
      200,
    );
    expect(rows).toMatchObject([{ price: { unitPrice: 1400, lineTotal: 14_000 }, problem: null }]);
    const lines = (unitPrice: number) => [{ toolId: id, quantity: 10, unitPrice }];
    const refused = await expectProblem(
      await buyer.call('POST', '/order', { json: linesBody([], { lines: lines(1999) }) }),
      409,
      'price-changed',
    );
    expect(refused).toMatchObject({ unitPrice: 1400, tool: { price: 15 } });
    const { order } = await expectStatus<PlacedOrder>(
      await buyer.call('POST', '/order', { json: linesBody([], { lines: lines(1400) }) }),
      201,
    );
    expect(order.lines).toMatchObject([
      {
        unitPrice: 1400,
        listPrice: 1999,
        priceListId: list._id,
        priceListVersion: list.version,
        priceListName: 'Contract',
      },
    ]);
    expect(order.subtotal).toBe(14_000);
    await advanceOrder(admin.token, order._id, 'confirmed');
    const { docs } = await invoices.where('orderId', '==', order._id).get();
    expect(docs.flatMap((invoice) => invoice.data().lines)).toMatchObject([
      { agreed: { name: 'Contract', listPrice: 1999 } },
    ]);
    const table = await (await send('GET', '/orders.csv', { token: admin.token })).text();
    expect(table).toMatch(new RegExp(`${order.number},.*,14.00,19.99,Contract,10,140.00,`));
  });

  it('that has ended refuses the order with the list and its last day', async () => {
    const buyer = await newBuyer();
    const id = await createTool();
    await buyer.agree({ [id]: 15 }, { until: dayIn(-1) });
    const body = linesBody([], { lines: [{ toolId: id, quantity: 5, unitPrice: 1500 }] });
    const problem = await expectProblem(
      await buyer.call('POST', '/order', { json: body }),
      409,
      'price-changed',
    );
    const ended = { name: 'Contract', until: dayIn(-1) };
    expect(problem).toMatchObject({
      unitPrice: 1999,
      ended,
      lines: [{ code: 'price-changed', unitPrice: 1999, ended }],
      errors: { 'lines.0.unitPrice': expect.stringContaining('“Contract” ended on') },
    });
    const rows = [
      { toolId: id, quantity: 5, unitPrice: 1500 },
      { toolId: id, quantity: 5, unitPrice: 1400 },
      { toolId: id, quantity: 5, unitPrice: 1999 },
    ];
    const cart = await buyer.call('POST', '/cart/resolve', { json: { rows } });
    const resolved = await expectStatus<ResolvedRows>(cart, 200);
    expect(resolved.rows.map((row) => row.ended)).toEqual([ended, undefined, undefined]);
    const other = linesBody([], { lines: [{ toolId: id, quantity: 5, unitPrice: 1400 }] });
    const changed = await buyer.call('POST', '/order', { json: other });
    expect(await expectProblem(changed, 409, 'price-changed')).not.toHaveProperty('ended');
  });

  it('comes from the same one of several lists with the same price, wherever it is named', async () => {
    const buyer = await newBuyer();
    const id = await createTool({ minOrder: 1 });
    const lists = [
      await buyer.agree({ [id]: 15 }, { name: 'One' }),
      await buyer.agree({ [id]: 15 }, { name: 'Other' }),
      await buyer.agree({ [id]: 15 }, { name: 'Third' }),
    ];
    const [winner] = lists.map(({ _id }) => _id).sort();
    const tool = await buyer.get<Tool>(`/tool/${id}`);
    expect(tool.agreement?.from).toMatchObject([{ priceListId: winner }]);
    const lines = [{ toolId: id, quantity: 10, unitPrice: 1500 }];
    const { order } = await expectStatus<PlacedOrder>(
      await buyer.call('POST', '/order', { json: linesBody([], { lines }) }),
      201,
    );
    expect(order.lines[0]?.priceListId).toBe(winner);
    const explained = await send('GET', `/tool/${id}/prices?payer=${buyer.companyId}`, {
      token: admin.token,
    });
    expect(await expectStatus(explained, 200)).toMatchObject({ price: { priceListId: winner } });
    const csv = await (await buyer.call('GET', '/prices.csv')).text();
    expect(csv).toContain(`,${lists.find(({ _id }) => _id === winner)?.name},`);
  });

  it('changes with its list at once', async () => {
    const buyer = await newBuyer();
    const id = await createTool();
    const list = await buyer.agree({}, { kind: 'percentage', discount: 1_000 });
    const price = async () => (await buyer.get<Tool>(`/tool/${id}`)).price;
    expect(await price()).toBe(17.99);
    const edit = { ...listFor(buyer.companyId, { kind: 'percentage', discount: 2_000 }) };
    await expectStatus(
      await send('PUT', `/price-list/${list._id}`, {
        token: admin.token,
        json: { ...edit, version: list.version },
      }),
      200,
    );
    expect(await price()).toBe(15.99);
    await expectStatus(
      await send('POST', `/price-list/${list._id}/transitions`, {
        token: admin.token,
        json: { to: 'archived' },
      }),
      200,
    );
    expect(await price()).toBe(19.99);
  });

  it('is named in a request for a quote, beside the list price', async () => {
    const buyer = await newBuyer();
    const id = await createTool();
    await buyer.agree({ [id]: 15 });
    const json = { lines: [{ toolId: id, quantity: 5 }], note: '' };
    const { quote } = await expectStatus<RequestedQuote>(
      await buyer.call('POST', '/quote', { json }),
      201,
    );
    expect(quote.lines).toMatchObject([{ listPrice: 1999, ownPrice: 1500, unitPrice: null }]);
  });

  it('is in the price list of the buyer, as a table', async () => {
    const buyer = await newBuyer();
    const id = await createTool({ toolName: 'Jack plane of a contract' });
    await buyer.agree({ [id]: 15 }, { until: dayIn(3) });
    const csv = await (await buyer.call('GET', '/prices.csv')).text();
    expect(csv.trim().split('\r\n')).toEqual([
      expect.stringContaining('sku,toolName,listPrice,price,priceBreaks,priceList,until'),
      expect.stringContaining(`,Jack plane of a contract,19.99,15.00,,Contract,${dayIn(3)}`),
    ]);
    const own = await send('GET', '/prices.csv', { token: buyer.account.token });
    expect((await own.text()).trim().split('\r\n')).toHaveLength(1);
  });

  it('is in a list that its payer sees with its days, until it has ended', async () => {
    const buyer = await newBuyer();
    const id = await createTool();
    const later = { from: dayIn(4), until: dayIn(9), kind: 'percentage', discount: 750 } as const;
    await buyer.agree({ [id]: 15 }, { until: dayIn(3) });
    await buyer.agree({}, later);
    await buyer.agree({ [id]: 14 }, { from: dayIn(-9), until: dayIn(-1) });
    const lists = await buyer.get<OwnPriceList[]>('/prices');
    const own = { name: 'Contract', audience: 'payer', assortment: 'all' };
    expect(lists.filter(({ audience }) => audience === 'payer')).toEqual([
      { ...own, ...fixedUntil(dayIn(3)), _id: expect.any(String), inForce: true },
      { ...own, ...later, _id: expect.any(String), inForce: false },
    ]);
    const asPerson = await send('GET', '/prices', { token: buyer.account.token });
    const ofPerson = await expectStatus<OwnPriceList[]>(asPerson, 200);
    expect(ofPerson.filter(({ audience }) => audience === 'payer')).toEqual([]);
  });

  it('follows the groups of a customer', async () => {
    const buyer = await newBuyer();
    const id = await createTool();
    const { insertedId: group } = await expectStatus<{ insertedId: string }>(
      await send('POST', '/customer-group', { token: admin.token, json: { name: randomUUID() } }),
      201,
    );
    await activePriceList(listFor('', { audience: { kind: 'group', id: group } }), { [id]: 12 });
    const price = async () => (await buyer.get<Tool>(`/tool/${id}`)).price;
    const join = async (groups: string[]) =>
      expectStatus(
        await send('PUT', `/customer/${buyer.companyId}/groups`, {
          token: admin.token,
          json: { groups },
        }),
        200,
      );
    expect(await price()).toBe(19.99);
    await join([group]);
    expect(await price()).toBe(12);
    const json = linesBody([], { lines: [{ toolId: id, quantity: 5, unitPrice: 1200 }] });
    const { order } = await expectStatus<PlacedOrder>(
      await buyer.call('POST', '/order', { json }),
      201,
    );
    expect(order.lines[0]?.unitPrice).toBe(1200);
    await join([]);
    expect(await price()).toBe(19.99);
  });
});

describe('A visitor', () => {
  it('who names a company sees list prices, like all visitors', async () => {
    const buyer = await newBuyer();
    const { word, ids } = await newTools(2);
    const [first = ''] = ids;
    await buyer.agree({ [first]: 5 }, { assortment: 'only' });
    const headers = { 'X-Company': buyer.companyId };
    for (const path of [`/catalogue?q=${word}&sort=price`, `/tools?q=${word}`, `/tool/${first}`]) {
      const [named, plain] = [await send('GET', path, { headers }), await send('GET', path)];
      expect(named.headers.get('cache-control')).toBe(plain.headers.get('cache-control'));
      expect(named.headers.get('cache-control')).toContain('public');
      const seen = await expectStatus(named, 200);
      expect(seen).toEqual(await expectStatus(plain, 200));
      expect(JSON.stringify(seen)).not.toContain('agreement');
    }
    const order = linesBody([], { lines: [{ toolId: first, quantity: 5, unitPrice: 500 }] });
    const refused = await send('POST', '/order', { json: order, headers });
    await expectProblem(refused, 401, 'unauthenticated');
  });
});

describe('A buyer of two companies', () => {
  it('sees the prices and the tools of the one that the call names, and no others', async () => {
    const [first, account] = [await newBuyer(), await registerVerified()];
    const second = await createCompany();
    await addMember(first.companyId, account, 'buyer');
    await addMember(second, account, 'buyer');
    const { word, ids } = await newTools(2);
    const [one = '', other = ''] = ids;
    await first.agree({ [one]: 7 }, { assortment: 'only' });
    await activePriceList(listFor(second), { [one]: 8, [other]: 6 });
    const pricesFor = async (companyId: string | null) => {
      const headers = companyId === null ? {} : { 'X-Company': companyId };
      const { token } = account;
      const path = `/catalogue?q=${word}&sort=price`;
      const response = await send('GET', path, { token, headers });
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      const { tools } = await expectStatus<CatalogueResults>(response, 200);
      return tools.map(({ _id, price }) => [_id, price]);
    };
    const forSecond = [
      [other, 6],
      [one, 8],
    ];
    const atListPrices = [
      [one, 10],
      [other, 11],
    ];
    for (let round = 0; round < 2; round += 1) {
      expect(await pricesFor(first.companyId)).toEqual([[one, 7]]);
      expect(await pricesFor(second)).toEqual(forSecond);
      expect(await pricesFor(null)).toEqual(atListPrices);
    }
    const all = await Promise.all([first.companyId, second, null, second].map(pricesFor));
    expect(all).toEqual([[[one, 7]], forSecond, atListPrices, forSecond]);
  });
});

describe('An assortment', () => {
  it('hides all other tools from the payer, wherever they are named', async () => {
    const buyer = await newBuyer();
    const { word, ids } = await newTools(3);
    const [first = '', second = '', hidden = ''] = ids;
    await buyer.agree({ [first]: 9 }, { assortment: 'only' });
    const percentage = { kind: 'percentage', discount: 500, assortment: 'only' } as const;
    await buyer.agree({ [second]: { price: null, priceBreaks: [] } }, percentage);
    await expectProblem(await buyer.call('GET', `/tool/${hidden}`), 404, 'tool-not-found');
    await expectProblem(await buyer.call('GET', `/tool/${hidden}/related`), 404, 'tool-not-found');
    const alert = await buyer.call('PUT', `/tool/${hidden}/alert`);
    await expectProblem(alert, 404, 'tool-not-found');
    const related = await buyer.get<Tool[]>(`/tool/${first}/related`);
    expect(idsOf(related)).toEqual([second]);
    const found = await buyer.get<CatalogueResults>(`/catalogue?q=${word}`);
    expect(idsOf(found.tools).sort()).toEqual([first, second].sort());
    expect(found).toMatchObject({ total: 2, assortment: 'only' });
    expect(found.facets.categories).toEqual([{ value: 'other', count: 2 }]);
    const all = await buyer.get<CatalogueResults>('/catalogue');
    expect(all.total).toBe(2);
    for (const sort of ['newest', 'price', '-price', 'name', 'popularity']) {
      const listed = await buyer.get<Tool[]>(`/tools?sort=${sort}`);
      expect(idsOf(listed).sort(), sort).toEqual([first, second].sort());
    }
    const home = await buyer.get<{ tools: Tool[] }>('/home');
    expect(idsOf(home.tools).sort()).toEqual([first, second].sort());
    const rows = [{ toolId: hidden, quantity: 5 }];
    const resolved = await expectStatus<ResolvedRows>(
      await buyer.call('POST', '/cart/resolve', { json: { rows } }),
      200,
    );
    expect(resolved.rows).toMatchObject([
      { tool: null, price: null, problem: { code: 'tool-not-found' } },
    ]);
    expect(resolved.assortment).toBe('only');
    const noTool = { json: { rows: [{ sku: 'NO-SUCH-SKU', quantity: 5 }] } };
    const unknown = await buyer.call('POST', '/cart/resolve', noTool);
    expect(await expectStatus<ResolvedRows>(unknown, 200)).toMatchObject({ assortment: 'only' });
    const order = linesBody([], { lines: [{ toolId: hidden, quantity: 5, unitPrice: 1200 }] });
    const ordered = await buyer.call('POST', '/order', { json: order });
    await expectProblem(ordered, 404, 'tool-not-found');
    const json = { lines: [{ toolId: hidden, quantity: 5 }], note: '' };
    await expectProblem(await buyer.call('POST', '/quote', { json }), 404, 'tool-not-found');
    const asPerson = await send('GET', `/tool/${hidden}`, { token: buyer.account.token });
    await expectStatus(asPerson, 200);
  });

  it('shows staff all tools for an offer, at the prices of the payer', async () => {
    const buyer = await newBuyer();
    const [seen, hidden] = [await createTool({ price: 20 }), await createTool({ price: 30 })];
    await buyer.agree({ [seen]: 15 }, { assortment: 'only' });
    const json = { rows: [seen, hidden].map((toolId) => ({ toolId, quantity: 5 })) };
    const path = `/cart/resolve?payer=${buyer.companyId}`;
    const { rows } = await expectStatus<ResolvedRows>(
      await send('POST', path, { token: admin.token, json }),
      200,
    );
    expect(rows).toMatchObject([
      { tool: { price: 15, agreement: { listPrice: 20 } }, price: { unitPrice: 1500 } },
      { tool: { price: 30 }, price: { unitPrice: 3000 }, isHidden: true },
    ]);
    expect(rows[0]).not.toHaveProperty('isHidden');
    for (const caller of [{ token: buyer.account.token }, {}]) {
      await expectProblem(await send('POST', path, { ...caller, json }), 403, 'forbidden');
    }
    const invalid = await send('POST', '/cart/resolve?payer=a/b', { token: admin.token, json });
    await expectProblem(invalid, 400, 'validation');
  });

  it('keeps carts and old orders as they are, but their hidden tools cannot be ordered again', async () => {
    const buyer = await newBuyer();
    const sku = `HID-${randomUUID().slice(0, 8)}`.toUpperCase();
    const [seen, hidden] = [await createTool(), await createTool({ sku })];
    const lines = [{ toolId: hidden, quantity: 5, unitPrice: 1999 }];
    const place = () => buyer.call('POST', '/order', { json: linesBody([], { lines }) });
    const { order } = await expectStatus<PlacedOrder>(await place(), 201);
    const { version } = await buyer.get<Cart>('/cart');
    const cart = { version, lines: [{ ...lines[0], toolName: 'Jack plane' }] };
    await expectStatus(await buyer.call('PUT', '/cart', { json: cart }), 200);
    await buyer.agree({ [seen]: 9 }, { assortment: 'only' });

    expect(await buyer.get<Order>(`/order/${order._id}`)).toEqual(order);
    expect((await buyer.get<Cart>('/cart')).lines).toMatchObject([{ toolId: hidden }]);
    const rows = [
      { toolId: hidden, quantity: 5 },
      { sku, quantity: 5 },
    ];
    const resolved = await expectStatus<ResolvedRows>(
      await buyer.call('POST', '/cart/resolve', { json: { rows } }),
      200,
    );
    const [asLine, asSku] = resolved.rows;
    expect(asLine).toMatchObject({ tool: null, price: null, problem: { code: 'tool-not-found' } });
    // A quick order must not reveal that the shop has the tool.
    const unknown = { rows: [{ sku: `${sku}-X`, quantity: 5 }] };
    const missing = await buyer.call('POST', '/cart/resolve', { json: unknown });
    const [ofNobody] = (await expectStatus<ResolvedRows>(missing, 200)).rows;
    expect({ ...asSku, sku: '' }).toEqual({ ...ofNobody, sku: '' });
    await expectProblem(await place(), 404, 'tool-not-found');
    await advanceOrder(admin.token, order._id, 'confirmed');
  });

  it('ends an offer of a hidden tool like any other: with the order that it promised', async () => {
    const buyer = await newBuyer();
    const [seen, hidden] = [await createTool(), await createTool()];
    const lines = [{ toolId: hidden, quantity: 5, unitPrice: 1800 }];
    const offer = { payerId: buyer.companyId, lines, validUntil: dayIn(3) };
    const { quote } = await expectStatus<RequestedQuote>(
      await send('POST', '/quote', { token: admin.token, json: offer }),
      201,
    );
    await buyer.agree({ [seen]: 9 }, { assortment: 'only' });
    const accepted = await buyer.call('POST', `/quote/${quote._id}/acceptance`, {
      json: acceptanceBody(quote),
    });
    const { order } = await expectStatus<PlacedOrder>(accepted, 201);
    expect(order.lines).toMatchObject([{ toolId: hidden, unitPrice: 1800 }]);
  });

  it('leaves a tool for which the payer waits out of the list of alerts', async () => {
    const buyer = await newBuyer();
    const [seen, hidden] = [await createTool(), await createTool({ available: 0 })];
    await expectStatus(await buyer.call('PUT', `/tool/${hidden}/alert`), 200);
    expect(await buyer.get<string[]>('/alerts')).toEqual([hidden]);
    await buyer.agree({ [seen]: 9 }, { assortment: 'only' });
    expect(await buyer.get<string[]>('/alerts')).toEqual([]);
  });
});

describe('Staff', () => {
  it('see what a payer sees, and list prices', async () => {
    const buyer = await newBuyer();
    const [id, hidden] = [await createTool(), await createTool()];
    await buyer.agree({ [id]: 15 }, { assortment: 'only' });
    const see = (path: string) => send('GET', path, { token: admin.token });
    const preview = await see(`/tool/${id}?payer=${buyer.companyId}`);
    expect((await expectStatus<Tool>(preview, 200)).price).toBe(15);
    const missing = await see(`/tool/${hidden}?payer=${buyer.companyId}`);
    await expectProblem(missing, 404, 'tool-not-found');
    await activePriceList(listFor(admin.uid), { [id]: 11 });
    expect((await expectStatus<Tool>(await see(`/tool/${id}`), 200)).price).toBe(11);
    const listed = await expectStatus<Tool>(await see(`/tool/${id}?prices=list`), 200);
    expect(listed.price).toBe(19.99);
    const { token } = buyer.account;
    for (const query of ['prices=list', `payer=${buyer.companyId}`]) {
      await expectProblem(await send('GET', `/tool/${id}?${query}`, { token }), 403, 'forbidden');
      await expectStatus(await send('GET', `/tool/${id}?${query}`), 200);
    }
  });
});

describe('A client of the specification', () => {
  it('orders one tool at the agreed price', async () => {
    const account = await registerVerified();
    await signInToShop(account);
    const id = await createTool();
    await activePriceList(listFor(account.uid), { [id]: 15 });
    const body = (totalBill: number) => orderBody(id, { totalBill });
    const order = (totalBill: number) =>
      send('POST', '/order', { token: account.token, json: body(totalBill) });
    await expectProblem(await order(99.95), 409, 'price-changed');
    const placed = await expectStatus<PlacedOrder>(await order(75), 201);
    expect((placed.order satisfies Order).totalBill).toBe(placed.order.total / 100);
  });
});

describe('GET /tools between whose pages the order changes', () => {
  const pagesOf = async (
    { sort, first, second }: { sort: string; first: Send; second: Send },
    change: () => Promise<unknown> = async () => undefined,
  ): Promise<Tool[][]> => {
    const response = await first('GET', `/tools?sort=${sort}&limit=5`);
    await change();
    const next = nextPath(response) ?? '';
    const pages = [response, await second('GET', next)].map((one) =>
      expectStatus<Tool[]>(one, 200),
    );
    return Promise.all(pages);
  };

  const expectOnce = (pages: Tool[][]): void => {
    const ids = idsOf(pages.flat());
    expect(pages.map(({ length }) => length)).toEqual([5, 5]);
    expect(new Set(ids).size).toBe(ids.length);
  };

  beforeAll(() => newTools(10));

  it.each(['price', '-price'])(
    'goes on by %s when the first agreed prices begin, and when they end',
    async (sort) => {
      const { agree, call } = await newBuyer();
      const list = { sort, first: call, second: call };
      const [id = ''] = (await newTools(1)).ids;
      let agreed = '';
      expectOnce(await pagesOf(list, async () => (agreed = (await agree({ [id]: 5 }))._id)));
      expectOnce(await pagesOf(list, () => archivePriceList(agreed)));
    },
  );

  it.each(['newest', 'name'])('goes on by %s when an assortment begins', async (sort) => {
    const { agree, call } = await newBuyer();
    const { ids } = await newTools(1);
    const begin = () => agree({ [ids[0] ?? '']: 5 }, { assortment: 'only' });
    const [, second = []] = await pagesOf({ sort, first: call, second: call }, begin);
    expect(idsOf(second).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('goes on for a visitor who signs in, a buyer who signs out, and staff', async () => {
    const { agree, call } = await newBuyer();
    await agree({ [(await newTools(1)).ids[0] ?? '']: 5 });
    const asStaff: Send = (method, path) =>
      send(method, `${path}&prices=list`, { token: admin.token });
    for (const [first, second] of [
      [send, call],
      [call, send],
      [call, asStaff],
    ] as const) {
      expectOnce(await pagesOf({ sort: 'price', first, second }));
    }
  });
});
