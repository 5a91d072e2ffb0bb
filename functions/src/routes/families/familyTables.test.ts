import { randomUUID } from 'node:crypto';
import { stringify } from 'csv-stringify/sync';
import { afterAll, expect, it } from 'vitest';
import type { FamilyImport } from '../../contract/index.ts';
import { checkFamilies } from '../../services/consistency/families/checkFamilies.ts';
import { families, tools } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { expectStatus, send } from '../../testing/api/api.ts';
import { newSku } from '../../testing/tools/editing.ts';
import {
  createAxis,
  createSize,
  createTestFamily,
  familyOf,
} from '../../testing/tools/families.ts';
import {
  changeListOf,
  exportTable,
  nothingImported,
  recordsOf,
} from '../../testing/tools/tables.ts';

const { token } = await registerAdmin();

const sizeWith = async (axis: string, mm: number) => {
  const sku = newSku();
  return { id: await createSize(axis, mm, { sku }), sku };
};

/** A family with sizes of so many millimetres. */
const familyWith = async (...widths: number[]) => {
  const axis = await createAxis(token);
  const sizes = await Promise.all(widths.map((mm) => sizeWith(axis, mm)));
  const { _id: id } = await createTestFamily(
    token,
    familyOf(
      axis,
      sizes.map((size) => size.id),
      { text: 'First line\nSecond line', name: '=Bits' },
    ),
  );
  return { axis, id, sizes, skus: sizes.map(({ sku }) => sku) };
};

type Cells = Record<string, string>;

/** The rows of some families in the exported table. */
const exportRows = async (...ids: string[]): Promise<Cells[]> => {
  const rows = recordsOf(await exportTable(token, '/families.csv'));
  return ids.map((id) => rows.find(({ _id }) => _id === id) ?? expect.unreachable());
};

const importCsv = async (body: string, query = ''): Promise<FamilyImport> => {
  const headers = { 'Content-Type': 'text/csv' };
  const sent = await send('POST', `/families.csv${query}`, { token, body, headers });
  return expectStatus<FamilyImport>(sent, 200);
};

const tableOf = (rows: readonly Cells[]): string => stringify([...rows], { header: true });

/** Imports rows for real after a dry run, which says the same. */
const importRows = async (...rows: Cells[]): Promise<FamilyImport> => {
  const planned = await importCsv(tableOf(rows), '?dryRun=true');
  const result = await importCsv(tableOf(rows));
  expect(result).toEqual(planned);
  return result;
};

const storedFamily = async (id: string) =>
  (await readDocument(families.doc(id))) ?? expect.unreachable();
const familyOfTool = async (id: string) => (await readDocument(tools.doc(id)))?.familyId ?? '';

const messagesOf = ({ rejected }: FamilyImport) =>
  rejected.map(({ row, column, message }) => [row, column, message]);

const createdIds: string[] = [];

/** The new families with a name. */
const created = async (name: string) => {
  const { docs } = await families.where('name', '==', name).get();
  createdIds.push(...docs.map(({ id }) => id));
  return docs.map((found) => found.data());
};

afterAll(async () => {
  await Promise.all(createdIds.map((id) => send('DELETE', `/family/${id}`, { token })));
});

it('changes nothing when it imports the export, also after sizes got other SKUs', async () => {
  const { axis, id, skus, sizes } = await familyWith(1, 2);
  const rows = await exportRows(id);
  expect(rows).toMatchObject([{ _id: id, text: 'First line\nSecond line', axes: axis }]);
  expect(rows[0]?.sizes).toBe(skus.join(' '));
  const before = await storedFamily(id);
  expect(await importRows(...rows)).toEqual({ ...nothingImported, unchanged: [2] });
  const json = { updatedInfo: { sku: newSku() } };
  await expectStatus(await send('PUT', `/tool/${sizes[0]?.id}`, { token, json }), 200);
  expect(await importRows(...rows)).toEqual({ ...nothingImported, unchanged: [2] });
  expect(await storedFamily(id)).toEqual(before);
});

it('changes the edited cells alone, adds families, and undoes both', async () => {
  const { axis, id, sizes } = await familyWith(1, 2);
  const [row = {}] = await exportRows(id);
  await expectStatus(
    await send('PUT', `/family/${id}`, {
      token,
      json: {
        ...familyOf(
          axis,
          sizes.map((size) => size.id),
          { text: 'Other text', name: '=Bits' },
        ),
        version: (await storedFamily(id)).version,
      },
    }),
    200,
  );
  const [further, name] = [await sizeWith(axis, 3), `Imported ${randomUUID()}`];
  const single = await sizeWith(axis, 3);
  const edited = { ...row, name: 'Renamed', sizes: `${row.sizes}, ${single.sku}` };
  const added = { ...row, _id: '', name, sizes: further.sku, exported: '' };
  const result = await importCsv(tableOf([edited, added]), '?changes=true');
  expect(result).toMatchObject({ changed: [2], created: [3], rejected: [] });
  expect(result.changes?.map(({ row: at, field }) => [at, field])).toEqual([
    [2, 'name'],
    [2, 'sizes'],
    [3, '_id'],
    [3, 'name'],
    [3, 'axes'],
    [3, 'sizes'],
  ]);
  expect(await storedFamily(id)).toMatchObject({
    name: 'Renamed',
    text: 'Other text',
    toolIds: [...sizes.map((size) => size.id), single.id],
  });
  const [imported] = await created(name);
  expect(await familyOfTool(further.id)).toBe(imported?.id);
  const undone = await importCsv(changeListOf(result));
  expect(undone).toMatchObject({ rejected: [], changed: [2, 4] });
  expect(await storedFamily(id)).toMatchObject({ name: '=Bits', text: 'Other text' });
  expect((await storedFamily(id)).toolIds).toEqual(sizes.map((size) => size.id));
  expect(await Promise.all([single.id, further.id].map(familyOfTool))).toEqual(['', '']);
});

it('splits a family in any order of the rows', async () => {
  const { axis, id, sizes, skus } = await familyWith(1, 2, 3);
  const [row = {}] = await exportRows(id);
  const name = `Split ${randomUUID()}`;
  const split = { ...row, _id: '', name, sizes: `${skus[2]} ${skus[0]}`, exported: '' };
  const result = await importRows(split, { ...row, sizes: skus[1] ?? '' });
  expect(result).toEqual({ ...nothingImported, created: [2], changed: [3] });
  const [imported] = await created(name);
  expect(imported).toMatchObject({ axes: [axis], toolIds: [sizes[2]?.id, sizes[0]?.id] });
  expect((await storedFamily(id)).toolIds).toEqual([sizes[1]?.id]);
  expect((await checkFamilies()).filter((text) => text.includes(id))).toEqual([]);
});

it('refuses a cell that somebody else has changed since the export', async () => {
  const { id, skus } = await familyWith(1, 2);
  const [row = {}] = await exportRows(id);
  await importRows({ ...row, name: 'Theirs', sizes: skus[0] ?? '' });
  const refused = await importRows({ ...row, name: 'Mine', sizes: skus[1] ?? '' });
  expect(messagesOf(refused)).toEqual([
    [2, 'name', expect.stringContaining('it is “Theirs” now and “Mine” in the file')],
    [2, 'sizes', expect.stringContaining('The sizes have changed since the export')],
  ]);
  const other = await familyWith(1);
  const [foreign = {}] = await exportRows(other.id);
  const mixed = await importRows({ ...row, exported: foreign.exported ?? '' });
  expect(mixed.rejected[0]?.message).toContain('exported from another family');
  const byHand = await importRows({ ...row, exported: 'changed by hand' });
  expect(byHand.rejected).toMatchObject([{ row: 2, column: 'exported' }]);
});

it('says row by row what is wrong with sizes, and leaves the family as it is', async () => {
  const { axis, id, skus } = await familyWith(1, 2);
  const [other, bare] = [await familyWith(5), await sizeWith(await createAxis(token), 1)];
  const same = await sizeWith(axis, 2);
  const before = await storedFamily(id);
  const [row = {}] = await exportRows(id);
  const cases: [Cells, string, string][] = [
    [{ sizes: `${skus[0]} NOT-HERE` }, 'sizes', 'No tool has the SKU NOT-HERE'],
    [{ sizes: `${skus[0]} ${other.skus[0]}` }, 'sizes', 'is a size of “=Bits”: remove it there'],
    [{ sizes: `${row.sizes} ${bare.sku}` }, 'sizes', `Size 3: “`],
    [{ sizes: `${row.sizes} ${same.sku}` }, 'sizes', 'has the same size as'],
    [{ sizes: `${skus[0]} ${skus[0]}` }, 'sizes', `${skus[0]} is in this cell twice`],
    [
      { sizes: Array.from({ length: 101 }, (_, at) => `MANY-${at}`).join(' ') },
      'sizes',
      'A family has at most 100 sizes',
    ],
    [{ axes: 'nowhere' }, 'axes', 'There is no attribute nowhere'],
    [{ axes: `${axis} ${axis}` }, 'axes', `${axis} is in this cell twice`],
    [{ axes: '' }, 'axes', 'Choose an attribute'],
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ _id: 'missing', exported: '' }, '_id', 'There is no family with this _id'],
  ];
  for (const [cells, column, message] of cases) {
    const { rejected, changed } = await importRows({ ...row, ...cells });
    expect(rejected, message).toMatchObject([{ row: 2, column }]);
    expect(rejected[0]?.message).toContain(message);
    expect(changed).toEqual([]);
  }
  expect(await storedFamily(id)).toEqual(before);
});

it('refuses tables with other columns, and buyers', async () => {
  const headers = { 'Content-Type': 'text/csv' };
  for (const [body, message] of [
    ['_id,colour\n', 'There is no column “colour”'],
    ['_id,SKUs,sizes\n', 'The column sizes appears twice'],
  ] as const) {
    const sent = await send('POST', '/families.csv', { token, body, headers });
    expect(await expectStatus(sent, 400)).toMatchObject({
      errors: { file: expect.stringContaining(message) },
    });
  }
  const buyer = await registerCustomer();
  await expectStatus(await send('GET', '/families.csv', { token: buyer.token }), 403);
});
