import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type {
  ChangedEntry,
  ChangedPriceList,
  CreatedGroup,
  CreatedPriceList,
  Customer,
  Deleted,
  ExplainedPrice,
  PriceImport,
  PriceList,
  PriceListEntry,
} from '../../contract/index.ts';
import { auditLog, priceLists, pricesOfList } from '../../store/collections/collections.ts';
import {
  registerShoppers,
  registerVerified,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, type RequestOptions, send } from '../../testing/api/api.ts';
import { orderHeaders } from '../../testing/orders/orders.ts';
import {
  activePriceList,
  archivePriceLists,
  changePrice,
  listFor,
  signInToShop,
} from '../../testing/prices/priceLists.ts';
import { newGtin, postedTool, putTool } from '../../testing/tools/editing.ts';
import { changeListOf } from '../../testing/tools/tables.ts';
import { createTool } from '../../testing/tools/tools.ts';

archivePriceLists();

let customer: TestAccount;
let admin: TestAccount;

beforeAll(async () => {
  const shoppers = await registerShoppers();
  customer = shoppers.customer;
  admin = shoppers.admin;
  await signInToShop(customer);
});

const call = (method: string, path: string, options: RequestOptions = {}) =>
  send(method, path, { token: admin.token, ...options });

const create = async (fields: Partial<ReturnType<typeof listFor>> = {}): Promise<PriceList> => {
  const json = listFor(customer.uid, fields);
  return (await expectStatus<CreatedPriceList>(await call('POST', '/price-list', { json }), 201))
    .priceList;
};

const move = (id: string, to: string, key?: string) =>
  call('POST', `/price-list/${id}/transitions`, {
    json: { to },
    headers: key ? orderHeaders(key) : {},
  });

const setPrice = (id: string, toolId: string, json: object) =>
  call('PUT', `/price-list/${id}/prices/${toolId}`, {
    json: { priceBreaks: [], version: 0, ...json },
  });

const actionsOn = async (id: string): Promise<string[]> => {
  const { docs } = await auditLog.where('target.id', '==', id).get();
  return docs.map((entry) => entry.data().action).sort();
};

describe('A price list', () => {
  it('is a draft, is edited for its version, activated and archived, and each step is recorded', async () => {
    const list = await create();
    expect(list).toMatchObject({
      status: 'draft',
      version: 1,
      prices: 0,
      audienceName: 'Ada Joiner',
    });
    const { name: _, ...rest } = listFor(customer.uid);
    const json = { ...rest, name: 'Renamed', version: 1 };
    const changed = await expectStatus<ChangedPriceList>(
      await call('PUT', `/price-list/${list._id}`, { json }),
      200,
    );
    expect(changed.priceList).toMatchObject({ name: 'Renamed', version: 2 });
    const again = await call('PUT', `/price-list/${list._id}`, {
      json: { ...json, name: 'Other' },
    });
    const problem = await expectProblem(again, 412, 'precondition-failed');
    expect(problem.priceList).toMatchObject({ name: 'Renamed', version: 2 });
    await expectStatus(await move(list._id, 'active'), 200);
    const { priceList } = await expectStatus<ChangedPriceList>(
      await move(list._id, 'archived'),
      200,
    );
    expect(priceList.status).toBe('archived');
    const refused = await setPrice(list._id, await createTool(), { price: 5 });
    await expectProblem(refused, 409, 'price-list-not-changeable');
    expect(await actionsOn(list._id)).toEqual([
      'price-list-activated',
      'price-list-archived',
      'price-list-changed',
      'price-list-created',
    ]);
  });

  it('is created and activated once by a retry', async () => {
    const [key, json] = [randomUUID(), listFor(customer.uid, { name: randomUUID() })];
    const send = () => call('POST', '/price-list', { json, headers: orderHeaders(key) });
    const [first, second] = [
      await expectStatus<CreatedPriceList>(await send(), 201),
      await expectStatus<CreatedPriceList>(await send(), 201),
    ];
    expect(second.insertedId).toBe(first.insertedId);
    const moving = randomUUID();
    await expectStatus(await move(first.insertedId, 'active', moving), 200);
    await expectStatus(await move(first.insertedId, 'active', moving), 200);
    await expectProblem(await move(first.insertedId, 'active'), 409, 'price-list-not-changeable');
    await expectStatus(await move(first.insertedId, 'archived'), 200);
  });

  it('is for a customer and a group that exist', async () => {
    const refused = async (kind: string, id: string | null) => {
      const json = listFor('', { audience: { kind, id } as never });
      return expectProblem(await call('POST', '/price-list', { json }), 400, 'validation');
    };
    expect((await refused('payer', randomUUID())).errors).toEqual({
      'audience.id': 'There is no such customer',
    });
    expect((await refused('group', 'a/b')).errors).toEqual({
      'audience.id': 'There is no such group',
    });
    expect((await refused('payer', null)).errors).toEqual({
      'audience.id': 'Choose for whom the list is',
    });
  });

  it.each([
    [{ from: '2026-12-31', until: '2026-12-30' }, ['until']],
    [{ until: '2026-02-30' }, ['until']],
    [{ kind: 'percentage', discount: 0 }, ['discount']],
    [{ kind: 'percentage', discount: 12.345 }, ['discount']],
    [{ discount: 500 }, ['discount']],
    [{ assortment: 'some' }, ['assortment']],
    [{ audience: null }, ['audience']],
    [{ name: '' }, ['name']],
  ])('cannot have %j', async (fields, paths) => {
    const json = { ...listFor(customer.uid), ...fields };
    const problem = await expectProblem(
      await call('POST', '/price-list', { json }),
      400,
      'validation',
    );
    expect(Object.keys(problem.errors as object)).toEqual(paths);
  });

  it('and its prices are stored without unknown fields', async () => {
    const json = { ...listFor(customer.uid), status: 'active', prices: 7, createdBy: 'me' };
    const created = await call('POST', '/price-list', { json });
    const { priceList } = await expectStatus<CreatedPriceList>(created, 201);
    expect(priceList).toMatchObject({ status: 'draft', prices: 0, version: 1 });
    const toolId = await createTool();
    const entry = { price: 5, sku: 'OTHER', listPrice: 1, toolId: 'other' };
    await expectStatus(await setPrice(priceList._id, toolId, entry), 200);
    const [list, price] = [
      await priceLists.doc(priceList._id).get(),
      await pricesOfList(priceList._id).doc(toolId).get(),
    ];
    expect(list.data()).not.toHaveProperty('createdBy');
    expect(price.data()).toMatchObject({ price: 5, sku: expect.stringMatching(/^TEST-/) });
    expect(price.data()).not.toHaveProperty('listPrice');
  });

  it('has one winner when two admins change it, or a price of it, at the same time', async () => {
    const [list, toolId] = [await create(), await createTool()];
    const edit = (name: string) =>
      call('PUT', `/price-list/${list._id}`, {
        json: { ...listFor(customer.uid), name, version: 1 },
      });
    const statusesOf = async (calls: Promise<Response>[]) =>
      (await Promise.all(calls)).map(({ status }) => status).sort();
    expect(await statusesOf([edit('One'), edit('Other')])).toEqual([200, 412]);
    const set = (price: number) => setPrice(list._id, toolId, { price });
    expect(await statusesOf([set(5), set(6)])).toEqual([200, 412]);
    const stored = await call('GET', `/price-list/${list._id}`);
    expect(await expectStatus(stored, 200)).toMatchObject({ version: 3, prices: 1 });
  });

  it('stays after its customer was deleted, and can still be read and archived', async () => {
    const [leaver, toolId] = [await registerVerified(), await createTool()];
    await signInToShop(leaver);
    const list = await activePriceList(listFor(leaver.uid), { [toolId]: 5 });
    const { token, email } = leaver;
    await expectStatus(await send('DELETE', `/user/${email}`, { token }), 200);
    const read = await call('GET', `/price-list/${list._id}`);
    expect(await expectStatus(read, 200)).toMatchObject({ status: 'active', audienceName: null });
    const json = listFor(leaver.uid);
    const again = await expectProblem(
      await call('POST', '/price-list', { json }),
      400,
      'validation',
    );
    expect(again.errors).toEqual({ 'audience.id': 'There is no such customer' });
    await expectStatus(await move(list._id, 'archived'), 200);
  });

  it('keeps its kind', async () => {
    const list = await create();
    const json = { ...listFor(customer.uid, { kind: 'percentage', discount: 500 }), version: 1 };
    const answer = await call('PUT', `/price-list/${list._id}`, { json });
    const problem = await expectProblem(answer, 400, 'validation');
    expect(problem.errors).toMatchObject({ kind: expect.any(String) });
  });

  it('is deleted as a draft only, with its prices', async () => {
    const [draft, active] = [await create(), await create()];
    const toolId = await createTool();
    await expectStatus(await setPrice(draft._id, toolId, { price: 5 }), 200);
    const remove = async (id: string) => call('DELETE', `/price-list/${id}`);
    expect(await expectStatus<Deleted>(await remove(draft._id), 200)).toMatchObject({
      deletedCount: 1,
    });
    await expectProblem(await call('GET', `/price-list/${draft._id}`), 404, 'price-list-not-found');
    expect(await expectStatus<Deleted>(await remove(draft._id), 200)).toMatchObject({
      deletedCount: 0,
    });
    await expectStatus(await move(active._id, 'active'), 200);
    await expectProblem(await remove(active._id), 409, 'price-list-not-changeable');
    await expectStatus(await move(active._id, 'archived'), 200);
  });

  it('is listed by status and by its customer', async () => {
    const list = await create();
    const found = async (query: string) =>
      (await expectStatus<PriceList[]>(await call('GET', `/price-lists?${query}`), 200)).map(
        ({ _id }) => _id,
      );
    expect(await found('')).toContain(list._id);
    expect(await found(`audience=${customer.uid}&status=draft`)).toContain(list._id);
    expect(await found(`audience=${customer.uid}&status=archived`)).not.toContain(list._id);
    expect(await found('audience=someone')).toEqual([]);
  });

  it('is not for customers', async () => {
    const answer = await send('GET', '/price-lists', { token: customer.token });
    await expectProblem(answer, 403, 'forbidden');
  });
});

describe('The price of a tool in a list', () => {
  it('is set for the version that was seen, changed and removed', async () => {
    const [list, toolId] = [await create(), await createTool()];
    const set = (json: object) => setPrice(list._id, toolId, json);
    const { price, version } = await expectStatus<ChangedEntry>(await set({ price: 15 }), 200);
    expect(price).toMatchObject({ toolId, price: 15, listPrice: 19.99, version: 2 });
    expect(version).toBe(2);
    const repeated = await expectStatus<ChangedEntry>(await set({ price: 15 }), 200);
    expect(repeated).toMatchObject({ price: { price: 15, version: 2 }, version: 2 });
    const conflict = await expectProblem(await set({ price: 14 }), 412, 'precondition-failed');
    expect(conflict.priceEntry).toMatchObject({ price: 15, version: 2 });
    await expectStatus(await set({ price: 14, version: 2 }), 200);
    const entries = await expectStatus<PriceListEntry[]>(
      await call('GET', `/price-list/${list._id}/prices`),
      200,
    );
    expect(entries).toMatchObject([{ toolId, price: 14, version: 3 }]);
    const ofTool = (id: string) => call('GET', `/price-list/${list._id}/prices?tool=${id}`);
    expect(await expectStatus(await ofTool(toolId), 200)).toEqual(entries);
    expect(await expectStatus(await ofTool(await createTool()), 200)).toEqual([]);
    const remove = () => call('DELETE', `/price-list/${list._id}/prices/${toolId}`);
    expect(await expectStatus<Deleted>(await remove(), 200)).toMatchObject({ deletedCount: 1 });
    expect(await expectStatus<Deleted>(await remove(), 200)).toMatchObject({ deletedCount: 0 });
    expect(await expectStatus(await call('GET', `/price-list/${list._id}`), 200)).toMatchObject({
      prices: 0,
      version: 4,
    });
  });

  it.each([
    [{ price: 0 }, { price: 'Price must be more than 0' }],
    [{ price: 20 }, { price: 'Enter at most $19.99, the list price' }],
    [{ price: 1.005 }, { price: 'Price must have at most two decimals' }],
    [{ price: null }, { price: 'Price is required' }],
    [
      { price: 15, priceBreaks: [{ minQuantity: 25, price: 14 }] },
      { 'priceBreaks.0.minQuantity': 'Enter a multiple of 6: 24 or 30' },
    ],
    [
      { price: 15, priceBreaks: [{ minQuantity: 24, price: 15 }] },
      { 'priceBreaks.0.price': 'Enter less than $15.00, the price for fewer pieces' },
    ],
  ])('cannot be %j', async (json, errors) => {
    const [list, toolId] = [await create(), await createTool({ orderMultiple: 6 })];
    const problem = await expectProblem(await setPrice(list._id, toolId, json), 400, 'validation');
    expect(problem.errors).toEqual(errors);
  });

  it('is of a tool on sale, and has no price in a list of a percentage', async () => {
    const list = await create({ kind: 'percentage', discount: 1_000, assortment: 'only' });
    await expectProblem(
      await setPrice(list._id, randomUUID(), { price: null }),
      404,
      'tool-not-found',
    );
    const toolId = await createTool();
    await expectProblem(await setPrice(list._id, toolId, { price: 5 }), 400, 'validation');
    await expectStatus(await setPrice(list._id, toolId, { price: null }), 200);
  });
});

const importTable = async (id: string, body: string, query = '') =>
  call('POST', `/price-list/${id}/prices.csv${query}`, {
    body,
    headers: { 'Content-Type': 'text/csv' },
  });

describe('A table of prices', () => {
  const skuOf = () => `IMP-${randomUUID().slice(0, 8)}`.toUpperCase();

  it('is imported with and without a header, reports bad rows, and exported again', async () => {
    const list = await create();
    const skus = Array.from({ length: 6 }, skuOf);
    for (const sku of skus) await createTool({ sku, orderMultiple: 6 });
    const [one, two, three, four, five, six] = skus;
    const table = [
      `${one}\t15.50\t24: 14; 48: 13,5`,
      `${two}\t0`,
      `${two}\t12`,
      'NO-SUCH-SKU\t5',
      `${one}\t9`,
      `${three}\t30`,
      `${four}\t0.125`,
      `${five}\t9\t25: 8`,
      `${six}\t9\t24: 9`,
      '',
      '\t9',
    ].join('\n');
    const result = await expectStatus<PriceImport>(await importTable(list._id, table), 200);
    expect(result).toMatchObject({ created: [1, 3], changed: [], unchanged: [] });
    expect(result.rejected).toEqual([
      { row: 2, column: 'price', message: 'Price must be more than 0' },
      { row: 4, column: 'sku', message: 'No tool has the SKU NO-SUCH-SKU' },
      { row: 5, column: 'sku', message: 'This SKU is already in row 1' },
      { row: 6, column: 'price', message: 'Enter at most $19.99, the list price' },
      { row: 7, column: 'price', message: expect.stringContaining('at most two decimals') },
      { row: 8, column: 'priceBreaks', message: 'Price break 1: Enter a multiple of 6: 24 or 30' },
      {
        row: 9,
        column: 'priceBreaks',
        message: 'Price break 1: Enter less than $9.00, the price for fewer pieces',
      },
      { row: 11, column: 'sku', message: 'Say which tool it is by its SKU' },
    ]);
    const again = await expectStatus<PriceImport>(await importTable(list._id, table), 200);
    expect(again).toMatchObject({ created: [], unchanged: [1, 3], version: result.version });
    const exported = await call('GET', `/price-list/${list._id}/prices.csv`);
    const csv = await exported.text();
    expect(csv).toContain('sku,toolName,listPrice,price,priceBreaks');
    expect(csv).toContain(`,19.99,15.50,24: 14.00; 48: 13.50`);
    const back = await expectStatus<PriceImport>(await importTable(list._id, csv), 200);
    expect(back).toMatchObject({ created: [], changed: [], rejected: [], unchanged: [2, 3] });
  });

  it('leaves a price that was edited since on a retry with its key', async () => {
    const [list, sku] = [await create(), skuOf()];
    const toolId = await createTool({ sku });
    const headers = { 'Content-Type': 'text/csv', 'Idempotency-Key': randomUUID() };
    const send = async (body: string) =>
      call('POST', `/price-list/${list._id}/prices.csv`, { body, headers });
    const first = await expectStatus(await send(`${sku};15`), 200);
    await changePrice(list._id, toolId, 12);
    expect(await expectStatus(await send(`${sku};15`), 200)).toEqual(first);
    const exported = await call('GET', `/price-list/${list._id}/prices.csv`);
    expect(await exported.text()).toContain(',19.99,12.00,');
    await expectProblem(await send(`${sku};16`), 409, 'idempotency-conflict');
  });

  it('changes nothing in a dry run, and starts at a row', async () => {
    const [list, sku, other] = [await create(), skuOf(), skuOf()];
    await createTool({ sku });
    await createTool({ sku: other });
    const table = `SKU;Price\n${sku};15\n${other};16\n`;
    const dry = await expectStatus<PriceImport>(
      await importTable(list._id, table, '?dryRun=true'),
      200,
    );
    expect(dry).toMatchObject({ created: [2, 3], version: 1 });
    const rest = await expectStatus<PriceImport>(
      await importTable(list._id, table, '?from=3'),
      200,
    );
    expect(rest).toMatchObject({ created: [3], version: 2 });
  });

  it('names tools by GTIN and old SKU as well, each once', async () => {
    const { _id } = await create();
    const [oldSku, sku, gtin] = [skuOf(), skuOf(), newGtin()];
    const scanned = await postedTool(admin.token, { gtin, price: 20 });
    const renamed = await postedTool(admin.token, { sku: oldSku, price: 20 });
    await expectStatus(await putTool(admin.token, renamed, { sku }), 200);
    const table = `0${gtin}\t15\n${oldSku}\t16\n${sku}\t14\n${newGtin()}\t9`;
    const response = await importTable(_id, table, '?dryRun=false');
    const result = await expectStatus<PriceImport>(response, 200);
    expect(result).toMatchObject({
      created: [1, 2],
      rejected: [
        { row: 3, column: 'sku', message: 'This tool is already in row 2' },
        { row: 4, message: expect.stringMatching(/^No tool has the SKU or GTIN \d+$/) },
      ],
      warnings: [
        { row: 2, column: 'sku', message: expect.stringContaining(`has the SKU ${sku} now`) },
      ],
    });
    const prices = await expectStatus<{ toolId: string; price: number }[]>(
      await call('GET', `/price-list/${_id}/prices`),
      200,
    );
    expect(new Map(prices.map(({ toolId, price }) => [toolId, price]))).toEqual(
      new Map([
        [scanned, 15],
        [renamed, 16],
      ]),
    );
  });

  const exportPrices = async (id: string) =>
    (await call('GET', `/price-list/${id}/prices.csv`)).text();

  const importPrices = async (id: string, file: string) => {
    const dryRun = await expectStatus<PriceImport>(
      await importTable(id, file, '?dryRun=true'),
      200,
    );
    const result = await expectStatus<PriceImport>(await importTable(id, file), 200);
    expect({ ...dryRun, version: 0 }).toEqual({ ...result, version: 0 });
    return result;
  };

  /** A list with a price of 15, or 14 from 24 pieces. */
  const listed = async () => {
    const [list, sku] = [await create(), skuOf()];
    const toolId = await createTool({ sku });
    await importPrices(list._id, `${sku}\t15\t24: 14`);
    return { id: list._id, sku, toolId, file: await exportPrices(list._id) };
  };

  const priceIn = async (id: string, toolId: string) => {
    const [entry] = await expectStatus<PriceListEntry[]>(
      await call('GET', `/price-list/${id}/prices?tool=${toolId}`),
      200,
    );
    return entry && { price: entry.price, priceBreaks: entry.priceBreaks };
  };

  const breaks = [{ minQuantity: 24, price: 14 }];

  it('changes only the cells that were edited since the export, and no removed price', async () => {
    const { id, toolId, file } = await listed();
    await importPrices(id, file.replace('15.00', '16'));
    expect(await importPrices(id, file)).toMatchObject({ changed: [], unchanged: [2] });
    expect(await priceIn(id, toolId)).toEqual({ price: 16, priceBreaks: breaks });
    await importPrices(id, file.replace('24: 14.00', '24: 13'));
    const priceBreaks = [{ minQuantity: 24, price: 13 }];
    expect(await priceIn(id, toolId)).toEqual({ price: 16, priceBreaks });
    const refused = await importPrices(id, file.replace('15.00', '17'));
    expect(refused).toMatchObject({ changed: [], rejected: [{ row: 2, column: 'price' }] });
    expect(refused.rejected[0]?.message).toContain('it is “16” now and “17” in the file');
    await expectStatus(await call('DELETE', `/price-list/${id}/prices/${toolId}`), 200);
    expect(await importPrices(id, file)).toMatchObject({ created: [], unchanged: [2] });
    const gone = await importPrices(id, file.replace('15.00', '17'));
    expect(gone.rejected[0]?.message).toContain('removed from the list since the export');
    expect(await priceIn(id, toolId)).toBeUndefined();
  });

  it('keeps what has no column, and says once that none has prices', async () => {
    const { id, sku, toolId } = await listed();
    for (const file of [`SKU,Price\n${sku},16\n`, `${sku}\t17`]) {
      expect(await importPrices(id, file)).toMatchObject({ rejected: [] });
      expect(await priceIn(id, toolId)).toMatchObject({ priceBreaks: breaks });
    }
    expect(await importPrices(id, `SKU,Breaks\n${sku},\n`)).toMatchObject({ changed: [2] });
    expect(await priceIn(id, toolId)).toEqual({ price: 17, priceBreaks: [] });
    const problem = await expectProblem(
      await importTable(id, `SKU\n${sku}\n${skuOf()}\n`),
      400,
      'validation',
    );
    expect(problem.errors).toEqual({
      file: expect.stringContaining('The column price is missing'),
    });
  });

  it('is undone by the list of its changes, while nothing else changed them', async () => {
    const { id, sku, toolId } = await listed();
    const added = skuOf();
    const addedId = await createTool({ sku: added });
    const file = `SKU,Price,Breaks\n${sku},16,\n${added},9,\n`;
    const result = await expectStatus<PriceImport>(
      await importTable(id, file, '?changes=true'),
      200,
    );
    expect(
      result.changes?.map(({ sku, field, before, after }) => [sku, field, before, after]),
    ).toEqual([
      [sku, 'price', '15.00', '16.00'],
      [sku, 'priceBreaks', '24: 14.00', ''],
      [added, 'sku', '', added],
      [added, 'price', '', '9.00'],
    ]);
    const list = changeListOf(result);
    expect(await importPrices(id, list)).toMatchObject({ changed: [2, 4], rejected: [] });
    expect(await priceIn(id, toolId)).toEqual({ price: 15, priceBreaks: breaks });
    expect(await priceIn(id, addedId)).toBeUndefined();
    await importPrices(id, `${sku}\t12`);
    const { rejected } = await importPrices(id, list.replace('15.00', '14.50'));
    expect(rejected).toMatchObject([{ row: 2, column: 'price' }]);
  });

  it('must name its columns', async () => {
    const list = await create();
    const unknown = await importTable(list._id, 'SKU,Colour\nA-1,red\n');
    await expectProblem(unknown, 400, 'validation');
    await expectProblem(await importTable(list._id, ''), 400, 'validation');
    await expectProblem(await importTable(randomUUID(), 'A,5'), 404, 'price-list-not-found');
  });
});

describe('A group of customers', () => {
  it('gets its name alone, when others ask for it at the same time', async () => {
    const json = { name: `Turners ${randomUUID()}` };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => call('POST', '/customer-group', { json })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);
  });

  it('is created, renamed, given to a customer, and deleted when nobody is in it', async () => {
    const name = `Joiners ${randomUUID()}`;
    const make = (json: object) => call('POST', '/customer-group', { json });
    const { group } = await expectStatus<CreatedGroup>(await make({ name }), 201);
    const taken = await expectProblem(await make({ name: name.toUpperCase() }), 400, 'validation');
    expect(taken.errors).toEqual({ name: 'Another group has this name' });
    const rename = (version: string) =>
      call('PUT', `/customer-group/${group._id}`, { json: { name: `${name}s`, version } });
    await expectProblem(await rename('old'), 412, 'precondition-failed');
    await expectStatus(await rename(group.version), 200);
    const put = (groups: string[]) =>
      call('PUT', `/customer/${customer.uid}/groups`, { json: { groups } });
    await expectProblem(await put([randomUUID()]), 400, 'validation');
    await expectStatus(await put([group._id]), 200);
    const read = await call('GET', `/customer/${customer.uid}`);
    const { groups } = await expectStatus<Customer>(read, 200);
    expect(groups).toEqual([{ _id: group._id, name: `${name}s` }]);
    const remove = () => call('DELETE', `/customer-group/${group._id}`);
    await expectProblem(await remove(), 409, 'group-in-use');
    await expectStatus(await put([]), 200);
    expect(await expectStatus<Deleted>(await remove(), 200)).toMatchObject({ deletedCount: 1 });
    await expectProblem(await rename('old'), 404, 'group-not-found');
  });
});

describe('GET /tool/:id/prices', () => {
  it('explains the price of a payer', async () => {
    const [list, toolId] = [await create(), await createTool()];
    await expectStatus(await setPrice(list._id, toolId, { price: 15 }), 200);
    await expectStatus(await move(list._id, 'active'), 200);
    const forAll = listFor('', { audience: { kind: 'all', id: null } });
    const { _id: cheapest } = await activePriceList(forAll, { [toolId]: 5 });
    const explain = async (query: string) => call('GET', `/tool/${toolId}/prices?${query}`);
    const explained = await expectStatus<ExplainedPrice>(
      await explain(`payer=${customer.uid}&quantity=10`),
      200,
    );
    expect(explained.price).toMatchObject({
      unitPrice: 1_500,
      lineTotal: 15_000,
      priceListId: list._id,
      priceListVersion: 3,
      why: 'payer',
    });
    // Lists of other tests may be for all customers too.
    const named = [list._id, cheapest, null];
    const candidates = explained.candidates.filter(({ priceListId }) =>
      named.includes(priceListId),
    );
    expect(candidates).toMatchObject([
      { priceListId: list._id, unitPrice: 1_500, outcome: 'won' },
      { priceListId: cheapest, unitPrice: 500, outcome: 'less-specific' },
      { priceListId: null, unitPrice: 1_999, outcome: 'dearer' },
    ]);
    await expectProblem(await explain(`payer=${randomUUID()}`), 404, 'user-not-found');
    await expectProblem(await explain(''), 400, 'validation');
    await expectStatus(await move(list._id, 'archived'), 200);
  });
});
