import { catalogueEntryOf, catalogueShardIds } from 'functions/contract';
import { expect, it } from 'vitest';
import { seed } from '../dataset/seedData.ts';
import { toolDocuments } from './documents.ts';
import { indexDocuments } from './indexDocuments.ts';

const tools = toolDocuments(seed, 'bucket.example.test');
const shards = indexDocuments(tools);

it('has a document for each shard', () => {
  expect(shards.map(({ path }) => path)).toEqual(
    catalogueShardIds.map((id) => `catalogueIndex/${id}`),
  );
});

it('has the entry of each tool once', () => {
  const entries = shards.flatMap(({ content }) => Object.entries(content.entries));
  const expected = tools.map(({ path, content }): [string, unknown] => [
    path.replace('tools/', ''),
    catalogueEntryOf(content, content.createdAt),
  ]);
  expect(entries).toHaveLength(seed.catalogue.length);
  expect(Object.fromEntries(entries)).toEqual(Object.fromEntries(expected));
});
