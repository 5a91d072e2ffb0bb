import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ToolImport } from '../../contract/index.ts';
import { checkFamilies } from '../../services/consistency/families/checkFamilies.ts';
import { families, tools } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerAdmin } from '../../testing/api/accounts.ts';
import { send } from '../../testing/api/api.ts';
import { linkTo } from '../../testing/pictures/pictures.ts';
import {
  createAxis,
  createSize,
  createTestFamily,
  familyOf,
} from '../../testing/tools/families.ts';
import {
  changeListOf,
  exportTools,
  importTable,
  nothingImported,
  recordsOf,
  specifiedColumns,
} from '../../testing/tools/tables.ts';

const { token } = await registerAdmin();

const familyWith = async (...widths: number[]) => {
  const axis = await createAxis(token);
  const ids = await Promise.all(widths.map((mm) => createSize(axis, mm)));
  const { _id: id } = await createTestFamily(token, familyOf(axis, ids));
  return { axis, ids, id };
};

const cellsOf = async (id: string) => (await readDocument(families.doc(id)))?.cells;
const familyOfTool = async (id: string) => (await readDocument(tools.doc(id)))?.familyId ?? '';

/** A message names a new tool, which has no name before the import, by its row. */
const withoutMessages = ({ rejected, ...result }: ToolImport) => ({
  ...result,
  rejected: rejected.map(({ row, column }) => [row, column]),
});

/** Imports a table for real after a dry run, which says the same. */
const importBoth = async (table: string) => {
  const planned = await importTable(token, table, '?dryRun=true');
  const result = await importTable(token, table);
  expect(withoutMessages(result)).toEqual(withoutMessages(planned));
  return result;
};

it('has the family of each tool, and an unchanged table changes nothing', async () => {
  const { ids, id } = await familyWith(1, 2);
  const table = await exportTools(token, ...ids);
  expect(recordsOf(table).map(({ family }) => family)).toEqual([id, id]);
  expect(await importBoth(table)).toEqual({ ...nothingImported, unchanged: [2, 3] });
});

it('moves, adds and removes sizes in the order of its rows', async () => {
  const { axis, ids, id } = await familyWith(1, 2, 3);
  const [one = '', two = '', three = ''] = ids;
  const single = await createSize(axis, 3);
  const table = [
    `_id,family,attr:${axis}`,
    `${one},${id},4 mm`,
    `${two},${id},1 mm`,
    `${three},,3 mm`,
    `${single},${id},3 mm`,
  ].join('\n');
  expect(await importBoth(table)).toEqual({ ...nothingImported, changed: [2, 3, 4, 5] });
  expect(await cellsOf(id)).toEqual({ [one]: '["4/1"]', [two]: '["1/1"]', [single]: '["3/1"]' });
  expect(await Promise.all([...ids, single].map(familyOfTool))).toEqual([id, id, '', id]);
});

it('says row by row why a tool is no size, and leaves the family as it is', async () => {
  const { axis, ids, id } = await familyWith(1, 2);
  const [one = '', two = ''] = ids;
  const other = await createSize(axis, 9);
  const before = await cellsOf(id);
  const table = [
    `_id,family,attr:${axis}`,
    `${one},${id},2 mm`,
    `${two},${id},`,
    `${other},${id},0.1 cm`,
    `,missing,`,
  ].join('\n');
  const { rejected, changed } = await importBoth(table.replace(/\n,missing,$/, ''));
  expect(changed).toEqual([]);
  expect(rejected.map(({ row, column }) => [row, column])).toEqual([
    [2, `attr:${axis}`],
    [3, `attr:${axis}`],
    [4, 'family'],
  ]);
  const unknown = await importBoth(`_id,family\n${other},missing\n`);
  expect(unknown.rejected).toEqual([
    { row: 2, column: 'family', message: 'There is no family “missing”' },
  ]);
  const bare = await createTestFamily(token, familyOf(await createAxis(token), []));
  const lacking = await importBoth(`_id,family\n${other},${bare._id}\n`);
  expect(lacking.rejected[0]?.message).toContain('of which this tool has no value');
  expect(await cellsOf(id)).toEqual(before);
});

it('adds new tools to a family, each size once, and undoes what it changed', async () => {
  const { axis, ids, id } = await familyWith(1);
  const name = `Imported ${randomUUID()}`;
  const picture = linkTo('tools/imported/picture.webp');
  const row = (mm: number) => `,${name},7.5,30,3,New,${picture},${id},${mm} mm`;
  const header = `${specifiedColumns},family,attr:${axis}`;
  const result = await importBoth([header, row(5), row(5), row(6)].join('\n'));
  expect(result).toMatchObject({ created: [2, 4], rejected: [{ row: 3, column: 'family' }] });
  expect(Object.values((await cellsOf(id)) ?? {}).toSorted()).toEqual([
    '["1/1"]',
    '["5/1"]',
    '["6/1"]',
  ]);
  const out = await importTable(token, `_id,family\n${ids[0]},\n`, '?changes=true');
  expect(await familyOfTool(ids[0] ?? '')).toBe('');
  expect((await importTable(token, changeListOf(out))).changed).toHaveLength(1);
  expect(await familyOfTool(ids[0] ?? '')).toBe(id);
  expect((await checkFamilies()).filter((problem) => problem.includes(id))).toEqual([]);
  const { docs } = await tools.where('toolName', '==', name).get();
  await Promise.all(docs.map((tool) => send('DELETE', `/tool/${tool.id}`, { token })));
});
