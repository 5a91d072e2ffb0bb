import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { skus, tools } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerAdmin } from '../../testing/api/accounts.ts';
import { encodedAs } from '../../testing/inputs/encodings.ts';
import { linkTo } from '../../testing/pictures/pictures.ts';
import { newSku } from '../../testing/tools/editing.ts';
import { importTable, nothingImported } from '../../testing/tools/tables.ts';
import { createTool } from '../../testing/tools/tools.ts';

const admin = await registerAdmin();

const picture = linkTo('tools/imported/picture.webp');
const priceOf = async (id: string) => (await readDocument(tools.doc(id)))?.price;
const skuOf = async (id: string) => (await readDocument(tools.doc(id)))?.sku;
const digits = () => String(randomInt(10 ** 9, 10 ** 10) * 10 + randomInt(1, 10));

/** Checks a table in a dry run, which must have the result of the import, and imports it. */
const importChecked = async (table: string | Buffer<ArrayBuffer>) => {
  const dryRun = await importTable(admin.token, table, '?dryRun=true');
  const result = await importTable(admin.token, table);
  expect(dryRun).toEqual(result);
  return result;
};

describe('POST /tools.csv with a price list', () => {
  it('updates tools by their SKU, and keeps their other fields', async () => {
    const [one, other] = [newSku(), newSku()];
    const ids = [await createTool({ sku: one, minOrder: 3 }), await createTool({ sku: other })];
    const pasted = other.toLowerCase().replaceAll('-', ' \u2013 ');
    const table = `SKU;Price\r\n${one};8.9;;\r\n\r\n${pasted};7.5\r\n`;
    expect(await importChecked(table)).toEqual({ ...nothingImported, changed: [2, 4] });
    expect(await Promise.all(ids.map(priceOf))).toEqual([8.9, 7.5]);
    expect(await readDocument(tools.doc(ids[0] ?? ''))).toMatchObject({ sku: one, minOrder: 3 });
    expect(await importChecked(table)).toEqual({ ...nothingImported, unchanged: [2, 4] });
  });

  it.each(['utf-16le', 'utf-16be', 'windows-1252'] as const)('reads %s', async (encoding) => {
    const sku = newSku();
    const id = await createTool({ sku });
    const table = `sku\ttoolName\r\n${sku}\tSäge\r\n`;
    const result = await importChecked(encodedAs(encoding, table, encoding !== 'windows-1252'));
    const message =
      'The file is not in UTF-8, so it is read as Windows-1252: “Säge”. If that looks wrong, save it as “CSV UTF-8”';
    expect(result).toEqual({
      ...nothingImported,
      changed: [2],
      ...(encoding === 'windows-1252' && { warnings: [{ row: 2, message }] }),
    });
    expect((await readDocument(tools.doc(id)))?.toolName).toBe('Säge');
  });

  it('refuses SKUs that no tool has, unless the table has all columns of new tools', async () => {
    const sku = newSku();
    const message = `No tool has the SKU ${sku}. A new tool also needs the columns toolName, available, minOrder, toolDescription`;
    expect(await importChecked(`sku,price\n${sku.toLowerCase()},5\n`)).toEqual({
      ...nothingImported,
      rejected: [{ row: 2, column: 'sku', message }],
    });
    const second = newSku();
    const { rejected } = await importChecked(`sku,price\n${sku},5\n${second},5\n`);
    expect(rejected[1]?.message, 'said once').toBe(`No tool has the SKU ${second}`);
    const head = 'sku,toolName,price,available,minOrder,toolDescription,imageLink';
    const table = `${head}\n${sku},Plane,5,10,1,Text,${picture}\n`;
    const dryRun = await importTable(admin.token, table, '?dryRun=true');
    expect(dryRun).toEqual({ ...nothingImported, created: [2] });
    expect(await importTable(admin.token, table)).toEqual(dryRun);
    expect(await readDocument(skus.doc(sku))).not.toBeNull();
    expect(await importChecked(table)).toEqual({ ...nothingImported, unchanged: [2] });
  });

  it('warns of a price that a decimal mark may have made a hundred times as high or low', async () => {
    const skus = [newSku(), newSku(), newSku()];
    await Promise.all(skus.map((sku) => createTool({ sku, price: 8.9 })));
    const [high, low, normal] = skus;
    const table = `sku;price\n${high};8.900\n${low};0,08\n${normal};89,00\n`;
    expect(await importTable(admin.token, table, '?dryRun=true')).toEqual({
      ...nothingImported,
      changed: [2, 3, 4],
      warnings: [
        [2, '$8,900.00'],
        [3, '$0.08'],
      ].map(([row, price]) => ({
        row,
        column: 'price',
        message: `The price changes from $8.90 to ${price}: check its decimal mark`,
      })),
    });
  });

  it('refuses the same SKU in two rows', async () => {
    const sku = newSku();
    await createTool({ sku });
    const table = `sku,price\n${sku},5\n${sku.toLowerCase()},6\n`;
    const message = 'This SKU is already in row 2';
    expect(await importChecked(table)).toMatchObject({
      rejected: [{ row: 3, column: 'sku', message }],
    });
  });

  it.each([
    ['leading zeros', (n: string) => [`00${n}`, n], 'is .* without its leading zeros'],
    ['its exponent', (n: string) => [`${n}E3`, `${n}000`], 'has turned the SKU .*E3 into'],
  ])('refuses a SKU that lost %s, by SKU and by id', async (_, skusOf, message) => {
    const [sku = '', lost = ''] = skusOf(digits());
    const id = await createTool({ sku });
    const rejected = [{ row: 2, column: 'sku', message: expect.stringMatching(message) }];
    for (const table of [
      `sku,price\n${lost},5\n`,
      `_id,sku,price\n${id},${lost},5\n`,
      `_id,sku,toolName,price,available,minOrder,toolDescription,imageLink\n,${lost},A,5,1,1,B,${picture}\n`,
    ]) {
      expect(await importChecked(table)).toEqual({ ...nothingImported, rejected });
    }
    expect([await skuOf(id), await priceOf(id)]).toEqual([sku, 19.99]);
  });

  it('refuses dates that were SKUs', async () => {
    const sku = `MAR-${randomInt(1_900, 10_000)}`;
    const id = await createTool({ sku });
    const day = sku.replace('MAR-', '01-MAR-');
    expect(await importChecked(`_id,sku\n${id},${day}\n`)).toEqual({
      ...nothingImported,
      rejected: [{ row: 2, column: 'sku', message: expect.stringContaining(`SKU ${sku} into`) }],
    });
  });

  it('names a SKU that changes, and warns of one that a spreadsheet would change', async () => {
    const [from, to] = [newSku(), `${digits()}E7`];
    const id = await createTool({ sku: from, toolName: 'Jack' });
    const table = `_id,sku\n${id},${to}\n`;
    const dryRun = await importTable(admin.token, table, '?dryRun=true');
    expect(dryRun).toEqual({
      ...nothingImported,
      changed: [2],
      warnings: [
        { row: 2, column: 'sku', message: `The SKU of “Jack” changes from ${from} to ${to}` },
        { row: 2, column: 'sku', message: expect.stringContaining(`takes ${to} for a number`) },
      ],
    });
    expect(await importTable(admin.token, table)).toEqual(dryRun);
    expect(await skuOf(id)).toBe(to);
    expect(await importChecked(`_id,sku,price\n${id},${to},5\n`)).toEqual({
      ...nothingImported,
      changed: [2],
    });
  });
});
