import { describe, expect, it } from 'vitest';
import { tools } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { expectStatus, send } from '../../testing/api/api.ts';
import { orderBody, placeOrderOf, sendOrder } from '../../testing/orders/orders.ts';
import { linkTo } from '../../testing/pictures/pictures.ts';
import { newSku } from '../../testing/tools/editing.ts';
import {
  changeListOf,
  exportTools,
  importTable,
  nothingImported,
  specifiedColumns,
} from '../../testing/tools/tables.ts';
import { createTool, stockOf } from '../../testing/tools/tools.ts';

const [admin, buyer] = await Promise.all([registerAdmin(), registerCustomer()]);

const exportTool = (id: string) => exportTools(admin.token, id);

/** Imports a file, which a dry run has judged alike. */
const importFile = async (file: string) => {
  const dryRun = await importTable(admin.token, file, '?dryRun=true');
  const result = await importTable(admin.token, file);
  expect(dryRun).toEqual(result);
  return result;
};

const unchanged = { ...nothingImported, unchanged: [2] };
const changed = { ...nothingImported, changed: [2] };

describe('POST /tools.csv with an exported file', () => {
  it('keeps what was sold since, and adds a changed stock as the difference, once', async () => {
    const id = await createTool({ available: 780 });
    const file = await exportTool(id);
    await placeOrderOf(buyer.token, id);
    expect(await importFile(file)).toEqual(unchanged);
    expect(await stockOf(id)).toEqual({ available: 775, ledger: 775 });
    const edited = file.replace(',780,', ',800,');
    expect(await importFile(edited)).toEqual(changed);
    expect(await stockOf(id)).toEqual({ available: 795, ledger: 795 });
    await placeOrderOf(buyer.token, id);
    for (const again of [edited, file]) expect(await importFile(again)).toEqual(unchanged);
    expect(await stockOf(id)).toEqual({ available: 790, ledger: 790 });
  });

  it('applies the difference to the stock at that moment, after the dry run', async () => {
    const id = await createTool({ available: 50 });
    const edited = (await exportTool(id)).replace(',50,', ',60,');
    await importTable(admin.token, edited, '?dryRun=true');
    const [, result] = await Promise.all([
      placeOrderOf(buyer.token, id),
      importTable(admin.token, edited),
    ]);
    expect(result).toEqual(changed);
    expect(await stockOf(id)).toEqual({ available: 55, ledger: 55 });
  });

  it('refuses the second of two exports that set the same stock or price', async () => {
    const id = await createTool({ available: 40 });
    const [one, other] = [await exportTool(id), await exportTool(id)];
    expect(await importFile(one.replace(',40,', ',50,').replace('19.99', '21'))).toEqual(changed);
    const refused = await importFile(other.replace(',40,', ',45,').replace('19.99', '25'));
    expect(refused).toMatchObject({ changed: [], rejected: [{ row: 2, column: 'price' }] });
    expect(refused.rejected[0]?.message).toContain('it is “21” now and “25” in the file');
    expect((await importFile(other.replace(',40,', ',45,'))).rejected).toEqual([
      {
        row: 2,
        column: 'available',
        message: expect.stringContaining('it is “50” now and “45” in the file'),
      },
    ]);
    expect(await importFile(other)).toEqual(unchanged);
    expect(await readDocument(tools.doc(id))).toMatchObject({ available: 50, price: 21 });
  });

  it('keeps the fields that somebody has edited since', async () => {
    const id = await createTool();
    const file = await exportTool(id);
    const json = { updatedInfo: { price: 25, toolDescription: 'Another text' } };
    await expectStatus(await send('PUT', `/tool/${id}`, { token: admin.token, json }), 200);
    expect(await importFile(file)).toEqual(unchanged);
    expect(await importFile(file.replace(',5,1,', ',6,1,'))).toEqual(changed);
    expect(await readDocument(tools.doc(id))).toMatchObject({ price: 25, minOrder: 6 });
  });

  it.each([
    ['19.99', '19.990'],
    ['19.99', '1.999E+01'],
    [',123456,', ',1.23E+05,'],
    [',123456,', ',"123456,0",'],
    [',123456,', ',"123,456",'],
  ])('does not take %s for a change when a spreadsheet makes it %s', async (from, to) => {
    const id = await createTool({ available: 123_456 });
    expect(await importFile((await exportTool(id)).replace(from, to))).toEqual(unchanged);
  });

  it('warns of a price that a spreadsheet may have rounded', async () => {
    const id = await createTool();
    const dryRun = await importTable(
      admin.token,
      (await exportTool(id)).replace('19.99', '20'),
      '?dryRun=true',
    );
    const message = expect.stringContaining('$20.00 is $19.99 rounded');
    expect(dryRun).toEqual({ ...changed, warnings: [{ row: 2, column: 'price', message }] });
  });

  it('says what is wrong with a row whose base is from another row, or was edited', async () => {
    const [one, other] = [await createTool(), await createTool()];
    const files = await Promise.all([exportTool(one), exportTool(other)]);
    const [own = '', foreign = ''] = files.map((file) => /tool [^,\r\n]+/.exec(file)?.[0]);
    for (const [text, message] of [
      [foreign, 'exported from another tool'],
      ['changed by hand', 'as it was exported, or empty it'],
    ] as const) {
      expect((await importFile(files[0]?.replace(own, text) ?? '')).rejected).toEqual([
        { row: 2, column: 'exported', message: expect.stringContaining(message) },
      ]);
    }
  });
});

describe('POST /tools.csv with a list of changes', () => {
  const listing = (file: string, dryRun = false) =>
    importTable(admin.token, file, `?changes=true&dryRun=${dryRun}`);

  it('lists each changed field with its values, alike before and after', async () => {
    const sku = newSku();
    const id = await createTool({ sku });
    const file = `_id,price,toolName\n${id},8,Renamed\n`;
    const before = { row: 2, _id: id, sku, toolName: 'Renamed', exported: '' };
    const checked = await listing(file, true);
    expect(checked.changes).toEqual([
      { ...before, field: 'price', before: '19.99', after: '8.00' },
      { ...before, field: 'toolName', before: `Jack plane ${id}`, after: 'Renamed' },
    ]);
    const withoutBase = (await listing(file)).changes?.map((change) => ({
      ...change,
      exported: '',
    }));
    expect(withoutBase).toEqual(checked.changes);
  });

  it('warns that a file made by hand sets the stock', async () => {
    const id = await createTool();
    const [warning] = (await listing(`_id,available\n${id},150\n`, true)).warnings ?? [];
    expect(warning).toMatchObject({ row: 2, column: 'available' });
    expect(warning?.message).toContain('The stock becomes 150, also if pieces are sold until then');
    const edited = (await exportTool(id)).replace(',100,', ',150,');
    expect((await listing(edited, true)).warnings).toBeUndefined();
  });

  it('undoes an import, once, and keeps what was sold meanwhile', async () => {
    const id = await createTool({ priceBreaks: [{ minQuantity: 24, price: 18 }], maxOrder: 96 });
    const original = await readDocument(tools.doc(id));
    const file = `_id,price,available,priceBreaks,maxOrder,specifications\n${id},21,150,,,Length: 1 m\n`;
    const list = changeListOf(await listing(file));
    const order = orderBody(id, { totalBill: 105 });
    await expectStatus(await sendOrder(buyer.token, order), 201);
    expect(await importFile(list)).toEqual(changed);
    const { price, priceBreaks, maxOrder, specifications } = original ?? expect.unreachable();
    const restored = { price, priceBreaks, maxOrder, specifications, available: 95 };
    expect(await readDocument(tools.doc(id))).toMatchObject(restored);
    expect(await stockOf(id)).toEqual({ available: 95, ledger: 95 });
    expect(await importFile(list)).toEqual(unchanged);
  });

  it('refuses to undo a field that has changed since, with both values', async () => {
    const id = await createTool();
    const list = changeListOf(await listing(`_id,price\n${id},21\n`));
    const json = { updatedInfo: { price: 25 } };
    await expectStatus(await send('PUT', `/tool/${id}`, { token: admin.token, json }), 200);
    const { rejected } = await importFile(list);
    expect(rejected).toMatchObject([{ row: 2, column: 'price' }]);
    expect(rejected[0]?.message).toContain('it is “25” now and “19.99” in the file');
  });

  it('removes tools that were added, unless they have changed', async () => {
    const picture = linkTo('tools/imported/picture.webp');
    const file = `${specifiedColumns}\n,One,5,10,1,Text,${picture}\n,Two,5,10,1,Text,${picture}\n`;
    const { changes = [] } = await listing(file);
    const [one = '', two = ''] = new Set(changes.map(({ _id }) => _id));
    const json = { updatedInfo: { price: 25 } };
    await expectStatus(await send('PUT', `/tool/${two}`, { token: admin.token, json }), 200);
    const undone = await importTable(admin.token, changeListOf({ changes }));
    expect(undone).toMatchObject({ changed: [2], rejected: [{ column: '_id' }] });
    expect(await readDocument(tools.doc(one))).toBeUndefined();
    expect(await readDocument(tools.doc(two))).toBeDefined();
  });

  it('does not undo what was only checked', async () => {
    const id = await createTool();
    const list = changeListOf(await listing(`_id,price\n${id},21\n`, true));
    expect((await importFile(list)).rejected).toMatchObject([{ column: 'exported' }]);
  });
});
