import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { skus, tools } from '../collections.ts';
import {
  limits,
  type ToolDocument,
  type ToolImport,
  toolColumns,
  toolDefaults,
} from '../contract/index.ts';
import { readDocument } from '../documents.ts';
import { db } from '../firebase.ts';
import { registerAdmin, registerCustomer, type TestAccount } from '../testing/accounts.ts';
import { expectProblem, expectStatus, send } from '../testing/api.ts';
import { newSku } from '../testing/editing.ts';
import { placeOrderOf } from '../testing/orders.ts';
import { linkTo } from '../testing/pictures.ts';
import { createTool, stockOf } from '../testing/tools.ts';

let admin: TestAccount;
let customer: TestAccount;

beforeAll(async () => {
  [admin, customer] = await Promise.all([registerAdmin(), registerCustomer()]);
});

const picture = linkTo('tools/imported/picture.webp');

const importCsv = (body: string, query = '', headers: Record<string, string> = {}) =>
  send('POST', `/tools.csv${query}`, {
    token: admin.token,
    body,
    headers: { 'Content-Type': 'text/csv', ...headers },
  });

const imported = async (body: string, query = '') =>
  expectStatus<ToolImport>(await importCsv(body, query), 200);

const exportCsv = async (path: string): Promise<string> => {
  const response = await send('GET', path, { token: admin.token });
  const bytes = await response.bytes();
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  expect(response.status, text).toBe(200);
  return text;
};

const recordsOf = (csv: string): Record<string, string>[] =>
  parse(csv, { bom: true, columns: true });

const header = toolColumns.join(',');

/** The columns of a table from before the catalogue had SKUs. */
const specified = '_id,toolName,price,available,minOrder,toolDescription,imageLink';
const nothing = { acknowledged: true, created: [], changed: [], unchanged: [], rejected: [] };

/** An exported table, reduced to some of the tools. */
const exportedRowsOf = async (...ids: string[]) => {
  const [first = '', ...lines] = (await exportCsv('/tools.csv')).split('\r\n');
  return [first, ...lines.filter((line) => ids.some((id) => line.startsWith(id)))].join('\r\n');
};

/** The same for a tool with texts of several lines. */
const exportedRecordsOf = async (id: string) => {
  const csv = await exportCsv('/tools.csv');
  const rows: string[][] = parse(csv, { bom: true });
  return stringify(rows.filter(([first], at) => at === 0 || first === id));
};

describe('GET /tools.csv', () => {
  it('lists every tool once, under the names of its fields', async () => {
    const id = await createTool({ toolName: 'Plane, "jack"', imageLink: picture });
    const csv = await exportCsv('/tools.csv');
    expect(csv.startsWith(`\uFEFF${header}\r\n`), csv.slice(0, 200)).toBe(true);
    expect(csv.endsWith('\r\n')).toBe(true);
    const records = recordsOf(csv);
    expect(new Set(records.map(({ _id }) => _id)).size).toBe(records.length);
    expect(records.find(({ _id }) => _id === id)).toEqual({
      _id: id,
      sku: expect.stringMatching(/^TEST-/),
      category: 'other',
      priceBreaks: '',
      orderMultiple: '1',
      maxOrder: '',
      sellRemainder: 'yes',
      specifications: '',
      morePictures: '',
      toolName: 'Plane, "jack"',
      price: '19.99',
      available: '100',
      minOrder: '5',
      toolDescription: 'A plane for flattening boards.',
      imageLink: picture,
    });
  });

  it('is named after the day, and not cached', async () => {
    const response = await send('HEAD', '/tools.csv', { token: admin.token });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(/filename="tools-[\d-]{10}\.csv"/);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('exports thousands of rows without duplicates or gaps', async () => {
    const prefix = randomUUID();
    const ids = Array.from({ length: 3_000 }, (_, n) => `${prefix}-${n}`);
    const sample = await readDocument(tools.doc(await createTool({ available: 0 })));
    const writeAll = async (write: (id: string, batch: FirebaseFirestore.WriteBatch) => void) => {
      for (let start = 0; start < ids.length; start += 500) {
        const batch = db.batch();
        for (const id of ids.slice(start, start + 500)) write(id, batch);
        await batch.commit();
      }
    };
    onTestFinished(() => writeAll((id, batch) => batch.delete(tools.doc(id))));
    // The oldest tools, so that they are last in every list that other tests read meanwhile.
    const old = { ...(sample as ToolDocument), searchTerms: [], createdAt: new Date(0) };
    await writeAll((id, batch) => batch.create(tools.doc(id), old));
    const own = recordsOf(await exportCsv('/tools.csv')).filter(({ _id }) =>
      _id?.startsWith(prefix),
    );
    expect(new Set(own.map(({ _id }) => _id))).toEqual(new Set(ids));
    expect(own).toHaveLength(3_000);
  });
});

describe('GET /orders.csv', () => {
  it('has a row per order line', async () => {
    const tool = await createTool({ toolName: '=cmd|calc' });
    const { insertedId, order } = await placeOrderOf(customer.token, tool);
    const csv = await exportCsv('/orders.csv');
    expect(recordsOf(csv).find(({ _id }) => _id === insertedId)).toEqual({
      _id: insertedId,
      number: order.number,
      createdAt: order.createdAt,
      status: 'placed',
      userName: customer.email,
      userEmail: customer.email,
      phoneNumber: '01234567890',
      orderAddress: '1 Workshop Lane',
      toolId: tool,
      sku: order.lines[0]?.sku,
      toolName: "'=cmd|calc",
      quantity: '5',
      unitPrice: '19.99',
      breakQuantity: '',
      lineTotal: '99.95',
      totalBill: '99.95',
    });
  });

  it('filters by status', async () => {
    const { insertedId } = await placeOrderOf(customer.token, await createTool());
    const { token } = admin;
    await expectStatus(await send('DELETE', `/order/${insertedId}`, { token }), 200);
    const idsOf = async (status: string) =>
      recordsOf(await exportCsv(`/orders.csv?status=${status}`)).map(({ _id }) => _id);
    expect(await idsOf('cancelled')).toContain(insertedId);
    expect(await idsOf('placed')).not.toContain(insertedId);
    const response = await send('GET', '/orders.csv?status=lost', { token });
    await expectProblem(response, 400, 'validation');
  });
});

describe('POST /tools.csv', () => {
  it('changes nothing when it imports an unchanged export', async () => {
    const strange = { toolName: `'=1+1 ${randomUUID()}`, toolDescription: '-5 °C, "dry"\n@home' };
    const ids = await Promise.all([
      createTool({ ...strange, imageLink: picture }),
      createTool({ toolName: '+49 plane' }),
    ]);
    const before = await Promise.all(ids.map((id) => readDocument(tools.doc(id))));
    const table = await exportedRowsOf(...ids);
    expect(await imported(table)).toEqual({ ...nothing, unchanged: [2, 3] });
    expect(await Promise.all(ids.map((id) => readDocument(tools.doc(id))))).toEqual(before);
  });

  it('creates tools, and updates tools with their ledgers', async () => {
    const id = await createTool({ imageLink: picture });
    const name = `Imported ${randomUUID()}`;
    const table = `${specified}\n,${name},7.5,30,3,New,${picture}\n${id},Renamed,20.01,60,5,Old,${picture}\n`;
    expect(await imported(table)).toEqual({ ...nothing, created: [2], changed: [3] });
    const { docs } = await tools.where('toolName', '==', name).get();
    expect(docs.map((tool) => tool.data())).toMatchObject([{ price: 7.5, available: 30 }]);
    expect(await stockOf(docs[0]?.id ?? '')).toEqual({ available: 30, ledger: 30 });
    expect(await readDocument(tools.doc(id))).toMatchObject({ toolName: 'Renamed', price: 20.01 });
    expect(await stockOf(id)).toEqual({ available: 60, ledger: 60 });
  });

  it('keeps the values of missing columns', async () => {
    const id = await createTool();
    expect(await imported(`_id;price\r\n${id};21,5\r\n`)).toEqual({
      ...nothing,
      rejected: [{ row: 2, column: 'price', message: 'Price must be a number' }],
    });
    expect(await imported(`_id;price\r\n${id};21.5\r\n`)).toEqual({ ...nothing, changed: [2] });
    expect(await readDocument(tools.doc(id))).toMatchObject({ price: 21.5, available: 100 });
  });

  it('reports in a dry run what it would do, and changes nothing', async () => {
    const [id, other] = await Promise.all([createTool({ imageLink: picture }), createTool()]);
    const before = await readDocument(tools.doc(id));
    const name = `Never ${randomUUID()}`;
    const foreign = 'https://example.test/x.webp';
    const rows = [
      `${id},Renamed,1,1,1,Text,${picture}`,
      `,${name},1,1,1,Text,${picture}`,
      `,${name},1,1,1,Text,${foreign}`,
      `${other},Renamed,1,1,1,Text,${foreign}`,
    ];
    expect(await imported(`${specified}\n${rows.join('\n')}\n`, '?dryRun=true')).toEqual({
      ...nothing,
      created: [3],
      changed: [2],
      rejected: [
        { row: 4, column: 'imageLink', message: 'Picture must be one uploaded to the shop' },
        { row: 5, column: 'imageLink', message: 'Picture must be one uploaded to the shop' },
      ],
    });
    expect(await readDocument(tools.doc(id))).toEqual(before);
    expect((await tools.where('toolName', '==', name).get()).size).toBe(0);
  });

  it('reports every invalid row and applies the valid ones', async () => {
    const id = await createTool();
    const rows = [
      `${id},Good,1,1,1,Text,${picture}`,
      `${id},Again,1,1,1,Text,${picture}`,
      `no-such-tool,Name,1,1,1,Text,${picture}`,
      `a/b,Name,1,1,1,Text,${picture}`,
      `,,0,1.5,1e3,Text,${picture}`,
      ',too few',
      `,Name,1,1,1,Text,https://example.test/x.webp`,
    ];
    const { rejected, changed, created } = await imported(`${specified}\n${rows.join('\n')}\n`);
    expect([changed, created]).toEqual([[2], []]);
    expect(rejected).toEqual([
      { row: 3, column: '_id', message: 'This tool is already in row 2' },
      { row: 4, column: '_id', message: 'There is no tool with this _id' },
      { row: 5, column: '_id', message: 'There is no tool with this _id' },
      { row: 6, column: 'toolName', message: 'Tool name is required' },
      { row: 6, column: 'price', message: 'Price must be more than 0' },
      { row: 6, column: 'available', message: 'Available pieces must be a whole number' },
      { row: 6, column: 'minOrder', message: 'Minimum order must be a number' },
      { row: 7, message: 'The row has 2 cells for 7 columns' },
      { row: 8, column: 'imageLink', message: 'Picture must be one uploaded to the shop' },
    ]);
    expect(await readDocument(tools.doc(id))).toMatchObject({ toolName: 'Good' });
  });

  it('creates no tool twice on a retry with its key', async () => {
    const name = `Once ${randomUUID()}`;
    const table = `${specified}\n,${name},1,1,1,Text,${picture}\n,${name},1,1,1,Text,${picture}\n`;
    const headers = { 'Idempotency-Key': randomUUID() };
    const once = await expectStatus(await importCsv(table, '', headers), 200);
    expect(once).toEqual({ ...nothing, created: [2, 3] });
    const again = await expectStatus(await importCsv(table, '', headers), 200);
    expect(again).toEqual({ ...nothing, unchanged: [2, 3] });
    expect((await tools.where('toolName', '==', name).get()).size).toBe(2);
  });

  it('changes nothing when it imports the export of any tool', async () => {
    const id = await createTool({
      ...{ toolName: "'=1+1", imageLink: picture, category: 'planes', orderMultiple: 6 },
      ...{ maxOrder: 60, sellRemainder: false },
      priceBreaks: [{ minQuantity: 24, price: 18.9 }],
      specifications: [
        { name: '=Length', value: '350 mm; +1' },
        { name: '@', value: '"quoted": -5' },
      ],
      morePictures: [`${picture}&n=1`, `${picture}&n=2`],
    });
    const before = await readDocument(tools.doc(id));
    const table = await exportedRecordsOf(id);
    expect(await imported(table)).toEqual({ ...nothing, unchanged: [2] });
    expect(await readDocument(tools.doc(id))).toEqual(before);
  });

  it('imports every later column, for new and for existing tools', async () => {
    const [id, sku] = [await createTool({ imageLink: picture }), newSku()];
    const more = linkTo('tools/imported/side.webp');
    const cells = `Planes,19.99,24: 18.90; 48: 17.50,100,5,6,60,No,Text,"Length: 350 mm\nSole: iron",${picture},${more}`;
    const rows = [`${id},${sku.toLowerCase()},One,${cells}`, `,${sku}-B,Two,${cells}`];
    expect(await imported(`${header}\n${rows.join('\n')}\n`)).toEqual({
      ...nothing,
      created: [3],
      changed: [2],
    });
    const other = (await readDocument(skus.doc(`${sku}-B`)))?.toolId ?? '';
    for (const [toolId, own] of [
      [id, sku],
      [other, `${sku}-B`],
    ] as const) {
      expect(await readDocument(tools.doc(toolId))).toMatchObject({
        sku: own,
        category: 'planes',
        priceBreaks: [
          { minQuantity: 24, price: 18.9 },
          { minQuantity: 48, price: 17.5 },
        ],
        orderMultiple: 6,
        maxOrder: 60,
        sellRemainder: false,
        specifications: [
          { name: 'Length', value: '350 mm' },
          { name: 'Sole', value: 'iron' },
        ],
        morePictures: [more],
        morePicturePaths: ['tools/imported/side.webp'],
      });
    }
    const empty = `${id},,One,,19.99,,100,5,,,,Text,,${picture},`;
    expect(await imported(`${header}\n${empty}\n`)).toEqual({ ...nothing, changed: [2] });
    expect(await readDocument(tools.doc(id))).toMatchObject({ ...toolDefaults, sku });
  });

  describe.each(['', '?dryRun=true'])('with%s SKUs', (query) => {
    const row = (id: string, sku: string) => `${id},${sku},Plane,5,10,1,Text,${picture}\n`;
    const head = '_id,sku,toolName,price,available,minOrder,toolDescription,imageLink\n';

    it('refuses one that is in an earlier row, in any case', async () => {
      const [id, sku] = [await createTool(), newSku()];
      const table = `${head}${row(id, sku)}${row('', sku.toLowerCase())}${row('', ` ${sku} `)}`;
      const message = 'This SKU is already in row 2';
      expect(await imported(table, query)).toEqual({
        ...nothing,
        changed: [2],
        rejected: [
          { row: 3, column: 'sku', message },
          { row: 4, column: 'sku', message },
        ],
      });
    });

    it('refuses one that another tool has', async () => {
      const [sku, id] = [newSku(), await createTool()];
      await createTool({ sku, toolName: 'Block plane' });
      const message = `${sku} is the SKU of “Block plane”: enter another one`;
      const rejected = [{ row: 2, column: 'sku', message }];
      for (const table of [row(id, sku), row('', sku.toLowerCase())]) {
        expect(await imported(`${head}${table}`, query)).toEqual({ ...nothing, rejected });
      }
    });

    it('refuses to swap those of two tools', async () => {
      const [one, other] = [newSku(), newSku()];
      const ids = [
        await createTool({ sku: one, toolName: 'One' }),
        await createTool({ sku: other, toolName: 'Other' }),
      ];
      const table = `${head}${row(ids[0] ?? '', other)}${row(ids[1] ?? '', one)}`;
      expect(await imported(table, query)).toEqual({
        ...nothing,
        rejected: [
          {
            row: 2,
            column: 'sku',
            message: `${other} is the SKU of “Other”: enter another one`,
          },
          { row: 3, column: 'sku', message: `${one} is the SKU of “One”: enter another one` },
        ],
      });
      expect((await readDocument(skus.doc(one)))?.toolId).toBe(ids[0]);
    });

    it('keeps the present one, or generates one, for an empty cell', async () => {
      const sku = newSku();
      const id = await createTool({ sku });
      const table = `${head}${row(id, '')}${row('', '')}`;
      expect(await imported(table, query)).toEqual({ ...nothing, changed: [2], created: [3] });
      expect((await readDocument(tools.doc(id)))?.sku).toBe(sku);
    });
  });

  it('names the column of fields that do not fit the stored ones', async () => {
    const priceBreaks = [{ minQuantity: 24, price: 18.9 }];
    const id = await createTool({ priceBreaks });
    const table = `_id,orderMultiple\n${id},7\n`;
    const message = 'Price break 1: Enter a multiple of 7: 21 or 28';
    for (const query of ['', '?dryRun=true']) {
      expect(await imported(table, query)).toEqual({
        ...nothing,
        rejected: [{ row: 2, column: 'priceBreaks', message }],
      });
    }
  });

  it('starts at the given row', async () => {
    const ids = await Promise.all([createTool(), createTool()]);
    const table = `_id,price\n${ids[0]},3\n${ids[1]},3\n`;
    expect(await imported(table, '?from=3')).toEqual({ ...nothing, changed: [3] });
    expect((await readDocument(tools.doc(ids[0])))?.price).toBe(19.99);
    await expectProblem(await importCsv(table, '?from=1'), 400, 'validation');
    await expectProblem(await importCsv(table, '?dryRun=maybe'), 400, 'validation');
  });

  it.each([
    ['an empty file', '', 'The file is empty'],
    ['an unknown column', '_id,colour\n', 'There is no column “colour”'],
    ['a duplicate column', '_id,price,price\n', 'The column price appears twice'],
    ['new tools without all columns', 'toolName,price\n', 'The column available is missing'],
    ['an open quotation', `_id,price\n"x,1\n`, 'Row 2 cannot be read'],
  ])('refuses %s', async (_, table, message) => {
    const problem = await expectProblem(await importCsv(table), 400, 'validation');
    expect(problem.errors).toEqual({ file: expect.stringContaining(message) });
  });

  it('refuses other types than CSV, and large files', async () => {
    const json = await importCsv('{}', '', { 'Content-Type': 'application/json' });
    const problem = await expectProblem(json, 415, 'unsupported-media-type');
    expect(problem.message).toBe('The request must be sent as text/csv, uncompressed.');
    const large = await importCsv('x'.repeat(limits.csv.bytes + 1));
    expect((await expectProblem(large, 413, 'payload-too-large')).maxBytes).toBe(limits.csv.bytes);
  });
});

describe('A table', () => {
  it.each([
    ['GET', '/tools.csv'],
    ['GET', '/orders.csv'],
    ['POST', '/tools.csv'],
  ])('is for admins: %s %s', async (method, path) => {
    await expectProblem(await send(method, path), 401, 'unauthenticated');
    const { token } = customer;
    await expectProblem(await send(method, path, { token }), 403, 'forbidden');
  });
});
