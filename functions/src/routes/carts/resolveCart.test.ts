import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CartRow, limits, type ResolvedRow, type ResolvedRows } from '../../contract/index.ts';
import { tools } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerShoppers, type TestAccount } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { waitForIndex } from '../../testing/background/catalogue.ts';
import { createTool, removeTool } from '../../testing/tools/tools.ts';

const sendRows = (rows: unknown, options: { token?: string } = {}) =>
  send('POST', '/cart/resolve', { ...options, json: { rows } });

const resolve = async (rows: readonly Partial<CartRow>[]): Promise<ResolvedRow[]> =>
  (await expectStatus<ResolvedRows>(await sendRows(rows), 200)).rows;

const resolveOne = async (row: Partial<CartRow>): Promise<ResolvedRow | undefined> =>
  (await resolve([row]))[0];

const newSku = () => `R-${randomUUID().slice(0, 18).toUpperCase()}`;

let shoppers: Record<'customer' | 'other' | 'admin', TestAccount>;
let plane: string;
const planeSku = newSku();

beforeAll(async () => {
  shoppers = await registerShoppers();
  plane = await createTool({
    sku: planeSku,
    minOrder: 12,
    orderMultiple: 6,
    maxOrder: 60,
    priceBreaks: [{ minQuantity: 24, price: 18.5 }],
  });
});

const unknown = {
  tool: null,
  price: null,
  problem: { code: 'tool-not-found', field: 'toolId', message: 'This tool is not on sale' },
};

describe('POST /cart/resolve', () => {
  it('shows everybody the tool as it is now, without its texts', async () => {
    const { customer, admin } = shoppers;
    const rows = [{ toolId: plane, quantity: 12 }];
    const answers: unknown[] = [];
    for (const options of [{}, { token: customer.token }, { token: admin.token }]) {
      answers.push(await expectStatus(await sendRows(rows, options), 200));
    }
    const expected: ResolvedRows = {
      rows: [
        {
          tool: {
            _id: plane,
            sku: planeSku,
            stage: 'on-sale',
            toolName: `Jack plane ${plane}`,
            category: 'other',
            price: 19.99,
            priceBreaks: [{ minQuantity: 24, price: 18.5 }],
            available: 100,
            minOrder: 12,
            orderMultiple: 6,
            maxOrder: 60,
            sellRemainder: true,
            imageLink: 'https://example.test/plane.webp',
          },
          quantity: 12,
          price: { unitPrice: 1999, lineTotal: 23_988, breakQuantity: null },
          problem: null,
        },
      ],
      orderMinimum: 0,
      companiesOnly: false,
      assortment: 'all',
      taxRate: 0,
    };
    expect(answers).toEqual([expected, expected, expected]);
  });

  it('refuses an invalid token, like every call', async () => {
    await expectProblem(await sendRows([], { token: 'a.b.c' }), 401, 'unauthenticated');
  });

  it.each([
    ['as it is stored', (sku: string) => sku],
    ['in lower case', (sku: string) => sku.toLowerCase()],
    ['between spaces', (sku: string) => ` \t${sku}\u00a0\n`],
  ])('finds a tool by its SKU %s', async (_, write) => {
    const row = await resolveOne({ sku: write(planeSku), quantity: 24 });
    expect(row).toMatchObject({
      tool: { _id: plane },
      price: { unitPrice: 1850, lineTotal: 44_400, breakQuantity: 24 },
      problem: null,
    });
  });

  it.each([
    ['an en dash', (sku: string) => sku.replace('-', '\u2013')],
    ['a soft hyphen', (sku: string) => sku.replace('-', '-\u00ad')],
    ['zero-width characters', (sku: string) => `\ufeff${sku}\u200b`],
    ['the mark of a text', (sku: string) => `="${sku}"`],
  ])('finds a tool by its SKU with %s', async (_, write) => {
    expect((await resolveOne({ sku: write(planeSku), quantity: 12 }))?.tool?._id).toBe(plane);
  });

  it('finds a tool by its exact name, unless another one has it', async () => {
    const word = randomUUID().slice(0, 8);
    const [name, twin] = [`Dovetail saw ${word}`, `Twin saw ${word}`];
    const ids = await Promise.all([
      createTool({ toolName: name }),
      createTool({ toolName: twin }),
      createTool({ toolName: twin }),
    ]);
    await waitForIndex(...ids);
    const rows = await resolve([
      { sku: name, quantity: 5 },
      { sku: ` dovetail  SAW ${word}`, quantity: 5 },
      { sku: `Dovetail saw ${word} fine`, quantity: 5 },
      { sku: twin, quantity: 5 },
    ]);
    expect(rows.map(({ tool }) => tool?._id)).toEqual([ids[0], ids[0], undefined, undefined]);
  });

  it('uses the id of a row that has both, and the SKU if the id is empty', async () => {
    const saw = await createTool();
    const rows = await resolve([
      { toolId: saw, sku: planeSku, quantity: 5 },
      { toolId: 'missing', sku: planeSku, quantity: 12 },
      { toolId: '', sku: planeSku, quantity: 12 },
      { toolId: null, sku: planeSku, quantity: 12 },
    ]);
    expect(rows.map(({ tool }) => tool?._id)).toEqual([saw, undefined, plane, plane]);
  });

  it.each([
    {},
    { toolId: null, sku: null },
    { sku: 'NO-SUCH-SKU' },
    { sku: 'x' },
    { sku: '=1+1' },
    { sku: '' },
    { sku: 'P'.repeat(5_000) },
    { toolId: 'missing' },
    { toolId: 'a/b' },
    { toolId: '..' },
    { toolId: '__id__' },
    { toolId: '\ud800' },
    { toolId: '𝒥'.repeat(900) },
  ])('answers the row %j with what is wrong', async (row) => {
    expect(await resolveOne({ ...row, quantity: 3 })).toEqual({ ...unknown, quantity: 3 });
  });

  it.each([
    [undefined, 'Enter the number of pieces', undefined, null],
    [null, 'Enter the number of pieces', undefined, null],
    [0, 'Minimum order amount : 12 piece', [12], null],
    [-12, 'Minimum order amount : 12 piece', [12], null],
    [12.5, 'Enter a whole number of pieces', [12, 18], null],
    [11, 'Minimum order amount : 12 piece', [12], 1999],
    [25, 'Sold in multiples of 6', [24, 30], 1850],
    [66, 'Maximum 60 piece per order', [60], 1850],
    [1e300, 'Maximum 60 piece per order', [60], null],
  ])('says why %d pieces cannot be ordered: %s', async (quantity, message, nearest, unitPrice) => {
    const row = await resolveOne({ toolId: plane, ...(quantity !== undefined && { quantity }) });
    expect(row).toMatchObject({ tool: { _id: plane }, quantity: quantity ?? null });
    expect(row?.problem).toEqual({
      code: 'validation',
      field: 'quantity',
      message,
      ...(nearest && { nearest }),
    });
    expect(row?.price?.unitPrice ?? null).toBe(unitPrice);
  });

  it('says what is left: the last pieces, and a tool that is sold out', async () => {
    const last = await createTool({ available: 3, minOrder: 5 });
    const soldOut = await createTool({ available: 0 });
    const stock = { code: 'insufficient-stock', field: 'quantity' };
    const rows = await resolve([
      { toolId: last, quantity: 5 },
      { toolId: last, quantity: 3 },
      { toolId: soldOut, quantity: 5 },
    ]);
    expect(rows.map(({ problem }) => problem)).toEqual([
      { ...stock, available: 3, nearest: [3], message: 'Maximum available order : 3 piece' },
      null,
      { ...stock, available: 0, nearest: [], message: 'Maximum available order : 0 piece' },
    ]);
  });

  it('sees a new price and a deletion at once', async () => {
    const sku = newSku();
    const id = await createTool({ sku, minOrder: 1 });
    const rows = [
      { toolId: id, quantity: 1 },
      { sku, quantity: 1 },
    ];
    const pricesOf = async () => (await resolve(rows)).map(({ price }) => price?.unitPrice);
    expect(await pricesOf()).toEqual([1999, 1999]);
    await tools.doc(id).update({ price: 21 });
    expect(await pricesOf()).toEqual([2100, 2100]);
    await removeTool(id);
    expect(await resolve(rows)).toEqual([
      { ...unknown, quantity: 1 },
      { ...unknown, quantity: 1 },
    ]);
  });

  it('answers 200 rows in their order, also those that name a tool again', async () => {
    const ids = await Promise.all(Array.from({ length: 70 }, () => createTool({ sku: newSku() })));
    const skus = await Promise.all(
      ids.map(async (id) => (await readDocument(tools.doc(id)))?.sku.toLowerCase() ?? ''),
    );
    const rows = Array.from({ length: limits.cartRows }, (_, n) => {
      const at = (n * 7) % 70;
      if (n % 5 === 4) return { sku: `NO-SUCH-${n}`, quantity: n };
      return n % 2 === 0 ? { toolId: ids[at], quantity: n } : { sku: skus[at], quantity: n };
    });
    const resolution = await resolve(rows as CartRow[]);
    expect(resolution.map(({ quantity }) => quantity)).toEqual(
      rows.map(({ quantity }) => quantity),
    );
    expect(resolution.map(({ tool }) => tool?._id ?? null)).toEqual(
      rows.map((_, n) => (n % 5 === 4 ? null : ids[(n * 7) % 70])),
    );
  });

  it('refuses 201 rows, and thousands without checking each of them', async () => {
    for (const length of [limits.cartRows + 1, 10_000]) {
      const response = await sendRows(Array.from({ length }, () => 7));
      const problem = await expectProblem(response, 400, 'validation');
      expect(problem.errors).toEqual({ rows: 'At most 200 rows at a time' });
    }
    expect(await resolve([])).toEqual([]);
  });

  it('names what is no row', async () => {
    const response = await sendRows([{}, { quantity: '5' }, null, { sku: 7, toolId: {} }]);
    expect((await expectProblem(response, 400, 'validation')).errors).toEqual({
      'rows.1.quantity': 'Quantity must be a number',
      'rows.2': 'Row is required',
      'rows.3.toolId': 'Tool must be a text',
      'rows.3.sku': 'SKU must be a text',
    });
    const large = await sendRows([{ sku: 'x'.repeat(limits.bodyBytes) }]);
    await expectProblem(large, 413, 'payload-too-large');
  });
});
