import { randomUUID } from 'node:crypto';
import { FieldPath } from 'firebase-admin/firestore';
import { expect, it, onTestFinished } from 'vitest';
import { catalogueShardOf } from '../../../contract/index.ts';
import { catalogueShards, families } from '../../../store/collections/collections.ts';
import { createTool, removeTool } from '../../../testing/tools/tools.ts';
import { indexTools } from '../../catalogue/search/indexTools.ts';
import { checkConsistency } from '../checkConsistency.ts';
import { checkFamilyIndex, familyIndexProblems } from './checkFamilyIndex.ts';

const family = {
  axes: ['width', 'wood'],
  toolIds: ['a', 'b'],
  cells: { a: '["127/10","ash"]', b: '["5/1","oak"]' },
};
const entryOf = (width: number, wood: string, of = 'bits') => ({
  family: of,
  attributes: { width, wood },
});
const entries = { a: entryOf(12.7, 'Ash'), b: entryOf(5, 'Oak') };

it.each([
  [{}, []],
  [{ b: entryOf(6, 'Oak') }, ['family bits: tool b has another value of width']],
  [{ b: entryOf(5, 'Ash') }, ['family bits: tool b has another value of wood']],
  [{ b: { family: 'bits' } }, ['family bits: tool b has another value of width']],
  [
    { b: { attributes: { width: 5, wood: 'Oak' } } },
    ['family bits: tool b is of no family', 'family bits: it has 1 sizes, not 2'],
  ],
  [
    { c: entryOf(7, 'Oak') },
    ['family bits: it has 3 sizes, not 2', 'tool c: it is no size of the family bits'],
  ],
  [{ c: entryOf(7, 'Oak', 'gone') }, ['tool c: it is no size of the family gone']],
])('compares the entries with the family: %j', (changed, problems) => {
  const indexed = new Map(Object.entries({ ...entries, ...changed }));
  const found = familyIndexProblems(indexed, new Map([['bits', family]]));
  expect(found).toEqual(problems.map((problem) => `search index, ${problem}`));
});

const storeFamily = async () => {
  const id = `bits-${randomUUID().slice(0, 8)}`;
  const sizeOf = (mm: number) =>
    createTool({
      attributes: { width: `${mm} mm` },
      attributeNumbers: { width: [mm, 1] },
      familyId: id,
    });
  const [one, two] = [await sizeOf(1), await sizeOf(2)];
  const toolIds = [one, two];
  onTestFinished(async () => {
    await Promise.all([families.doc(id).delete(), ...toolIds.map(removeTool)]);
    await indexTools(toolIds);
  });
  const texts = { id, name: 'Bits', text: '', imageLink: '', imagePath: '', searchTerms: [] };
  await families.doc(id).set({
    ...texts,
    axes: ['width'],
    toolIds,
    cells: { [one]: '["1/1"]', [two]: '["2/1"]' },
    version: '1',
    createdAt: new Date(),
    updatedAt: new Date(),
  });
  await indexTools(toolIds);
  return { id, two };
};

it('finds an entry that lasts without its family, until it is indexed again', async () => {
  const { id, two } = await storeFamily();
  const own = async () => (await checkFamilyIndex()).filter((text) => text.includes(id));
  expect(await own()).toEqual([]);
  const shard = catalogueShards.doc(catalogueShardOf(two));
  await shard.update(new FieldPath('entries', two, 'family'), 'gone');
  const problem = `search index, family ${id}: tool ${two} is of the family gone`;
  expect(await own()).toContain(problem);
  expect((await checkConsistency()).problems).toContain(problem);
  await indexTools([two]);
  expect(await own()).toEqual([]);
});
