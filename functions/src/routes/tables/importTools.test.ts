import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { limits } from '../../contract/index.ts';
import { tools } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus } from '../../testing/api/api.ts';
import { placeOrderOf } from '../../testing/orders/orders.ts';
import { linkTo } from '../../testing/pictures/pictures.ts';
import {
  exportTools,
  importCsv,
  importTable,
  nothingImported,
  specifiedColumns,
} from '../../testing/tools/tables.ts';
import { createTool, stockOf } from '../../testing/tools/tools.ts';

const admin = await registerAdmin();

const picture = linkTo('tools/imported/picture.webp');

describe('POST /tools.csv', () => {
  it('changes nothing when it imports an unchanged export', async () => {
    const strange = { toolName: `'=1+1 ${randomUUID()}`, toolDescription: '-5 °C, "dry"\n@home' };
    const ids = await Promise.all([
      createTool({ ...strange, imageLink: picture }),
      createTool({ toolName: '+49 plane' }),
    ]);
    const before = await Promise.all(ids.map((id) => readDocument(tools.doc(id))));
    const table = await exportTools(admin.token, ...ids);
    expect(await importTable(admin.token, table)).toEqual({
      ...nothingImported,
      unchanged: [2, 3],
    });
    expect(await Promise.all(ids.map((id) => readDocument(tools.doc(id))))).toEqual(before);
  });

  it('creates tools, and updates tools with their ledgers', async () => {
    const id = await createTool({ imageLink: picture });
    const name = `Imported ${randomUUID()}`;
    const table = `${specifiedColumns}\n,${name},7.5,30,3,New,${picture}\n${id},Renamed,20.01,60,5,Old,${picture}\n`;
    expect(await importTable(admin.token, table)).toEqual({
      ...nothingImported,
      created: [2],
      changed: [3],
    });
    const { docs } = await tools.where('toolName', '==', name).get();
    expect(docs.map((tool) => tool.data())).toMatchObject([{ price: 7.5, available: 30 }]);
    expect(await stockOf(docs[0]?.id ?? '')).toEqual({ available: 30, ledger: 30 });
    expect(await readDocument(tools.doc(id))).toMatchObject({ toolName: 'Renamed', price: 20.01 });
    expect(await stockOf(id)).toEqual({ available: 60, ledger: 60 });
  });

  it('keeps the values of missing columns', async () => {
    const id = await createTool();
    expect(await importTable(admin.token, `_id;price\r\n${id};21,5\r\n`)).toEqual({
      ...nothingImported,
      changed: [2],
    });
    expect(await readDocument(tools.doc(id))).toMatchObject({ price: 21.5, available: 100 });
  });

  it('reads numbers with the marks of any country, and refuses those that could mean two', async () => {
    const id = await createTool();
    const table = (price: string, pieces: string) =>
      `_id;price;available\r\n${id};${price};${pieces}\r\n`;
    for (const [price, pieces] of [
      ['1.234,50', '1.000'],
      ['$1,234.50', '1,000 pcs'],
      ['1 234,5', '1\u00a0000 Stk'],
    ] as const) {
      await importTable(admin.token, table('1', '1'));
      expect(await importTable(admin.token, table(price, pieces))).toMatchObject({ changed: [2] });
      expect(await readDocument(tools.doc(id))).toMatchObject({ price: 1234.5, available: 1_000 });
    }
    expect((await importTable(admin.token, table('0.125', '1,23,456'))).rejected).toEqual([
      { row: 2, column: 'price', message: expect.stringContaining('could mean 0.125 or 125') },
      { row: 2, column: 'available', message: expect.stringContaining('could mean 123,456') },
    ]);
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
    expect(
      await importTable(admin.token, `${specifiedColumns}\n${rows.join('\n')}\n`, '?dryRun=true'),
    ).toEqual({
      ...nothingImported,
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
    const { rejected, changed, created } = await importTable(
      admin.token,
      `${specifiedColumns}\n${rows.join('\n')}\n`,
    );
    expect([changed, created]).toEqual([[2], []]);
    expect(rejected).toEqual([
      { row: 3, column: '_id', message: 'This tool is already in row 2' },
      { row: 4, column: '_id', message: 'There is no tool with this _id' },
      { row: 5, column: '_id', message: 'There is no tool with this _id' },
      {
        row: 6,
        column: 'available',
        message: 'Enter a whole number of pieces, like 1 or 2, not “1.5”',
      },
      {
        row: 6,
        column: 'minOrder',
        message: '“1e3” could mean 1,000. Write all its digits',
      },
      { row: 6, column: 'toolName', message: 'Tool name is required' },
      { row: 6, column: 'price', message: 'Price must be more than 0' },
      { row: 7, column: 'price', message: 'Price must be a number' },
      { row: 7, column: 'available', message: 'Available pieces must be a number' },
      { row: 7, column: 'minOrder', message: 'Minimum order must be a number' },
      { row: 7, column: 'toolDescription', message: 'Description is required' },
      { row: 8, column: 'imageLink', message: 'Picture must be one uploaded to the shop' },
    ]);
    expect(await readDocument(tools.doc(id))).toMatchObject({ toolName: 'Good' });
  });

  it('creates no tool twice on a retry with its key', async () => {
    const name = `Once ${randomUUID()}`;
    const table = `${specifiedColumns}\n,${name},1,1,1,Text,${picture}\n,${name},1,1,1,Text,${picture}\n`;
    const headers = { 'Idempotency-Key': randomUUID() };
    const once = await expectStatus(await importCsv(admin.token, table, '', headers), 200);
    expect(once).toEqual({ ...nothingImported, created: [2, 3] });
    const again = await expectStatus(await importCsv(admin.token, table, '', headers), 200);
    expect(again).toEqual(once);
    expect((await tools.where('toolName', '==', name).get()).size).toBe(2);
  });

  it('leaves what was sold since on a retry with its key', async () => {
    const id = await createTool({ available: 100 });
    const table = `_id,available\n${id},50\n`;
    const headers = { 'Idempotency-Key': randomUUID() };
    const send = async (query = '?changes=true', csv = table) =>
      expectStatus(await importCsv(admin.token, csv, query, headers), 200);
    await send('?changes=true&dryRun=true');
    const first = await send();
    expect(first).toMatchObject({ changed: [2], changes: [{ after: '50' }] });
    await placeOrderOf((await registerCustomer()).token, id);
    expect(await send()).toEqual(first);
    expect(await stockOf(id)).toEqual({ available: 45, ledger: 45 });
    expect(await send('?from=3')).toEqual(nothingImported);
    const other = await importCsv(admin.token, table, '', headers);
    await expectProblem(other, 409, 'idempotency-conflict');
  });

  it('starts at the given row', async () => {
    const ids = await Promise.all([createTool(), createTool()]);
    const table = `_id,price\n${ids[0]},3\n${ids[1]},3\n`;
    expect(await importTable(admin.token, table, '?from=3')).toEqual({
      ...nothingImported,
      changed: [3],
    });
    expect((await readDocument(tools.doc(ids[0])))?.price).toBe(19.99);
    await expectProblem(await importCsv(admin.token, table, '?from=1'), 400, 'validation');
    await expectProblem(await importCsv(admin.token, table, '?dryRun=maybe'), 400, 'validation');
  });

  it.each([
    ['an empty file', '', 'The file is empty'],
    ['an unknown column', '_id,colour\n', 'There is no column “colour”'],
    ['a duplicate column', '_id,price,price\n', 'The column price appears twice'],
    ['new tools without all columns', 'toolName,price\n', 'The column available is missing'],
    ['an open quotation', `_id,price\n"x,1\n`, 'Row 2 cannot be read'],
  ])('refuses %s', async (_, table, message) => {
    const problem = await expectProblem(await importCsv(admin.token, table), 400, 'validation');
    expect(problem.errors).toEqual({ file: expect.stringContaining(message) });
  });

  it('refuses other types than CSV, and large files', async () => {
    const json = await importCsv(admin.token, '{}', '', { 'Content-Type': 'application/json' });
    const problem = await expectProblem(json, 415, 'unsupported-media-type');
    expect(problem.message).toBe('The request must be sent as text/csv, uncompressed.');
    const large = await importCsv(admin.token, 'x'.repeat(limits.csv.bytes + 1));
    expect((await expectProblem(large, 413, 'payload-too-large')).maxBytes).toBe(limits.csv.bytes);
  });
});
