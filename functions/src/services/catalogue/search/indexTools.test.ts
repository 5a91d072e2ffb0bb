import { expect, it } from 'vitest';
import { catalogueShardOf } from '../../../contract/index.ts';
import { catalogueShards, tools } from '../../../store/collections/collections.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import { entryWhen, waitForIndex } from '../../../testing/background/catalogue.ts';
import { beforeNextCommit } from '../../../testing/store/beforeNextCommit.ts';
import { createTool, removeTool } from '../../../testing/tools/tools.ts';
import { indexTools } from './indexTools.ts';

const indexedTool = async () => {
  const id = await createTool({ toolName: 'First' });
  await waitForIndex(id);
  return id;
};

const nameOf = async (id: string) =>
  (await readDocument(catalogueShards.doc(catalogueShardOf(id))))?.entries[id]?.name;

it('indexTools never replaces an entry by an older one, and lets the tool change meanwhile', async () => {
  const id = await indexedTool();
  beforeNextCommit(async () => {
    await tools.doc(id).update({ toolName: 'Second' });
    // The function of the suite indexes it.
    await entryWhen(id, (entry) => entry?.name === 'Second');
  });
  await indexTools([id]);
  expect(await nameOf(id)).toBe('Second');
  await removeTool(id);
});

it('indexTools adds no entry of a tool that is deleted meanwhile', async () => {
  const id = await indexedTool();
  beforeNextCommit(async () => {
    await removeTool(id);
    await entryWhen(id, (entry) => entry === undefined);
  });
  await indexTools([id]);
  expect(await nameOf(id)).toBeUndefined();
});
