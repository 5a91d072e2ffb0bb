import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { type Tool, toolDefaults } from '../tools/model.ts';
import {
  catalogueEntryOf,
  catalogueShardCount,
  catalogueShardIds,
  catalogueShardOf,
  splitIntoShards,
} from './catalogueIndex.ts';

const toolOf = (fields: Partial<Tool> = {}): Tool => ({
  ...toolDefaults,
  _id: 'jack',
  sku: 'PLN-1005',
  toolName: 'Jack Plane',
  category: 'planes',
  price: 42.5,
  available: 100,
  minOrder: 5,
  toolDescription: 'A plane for flattening boards, with a sole of iron.',
  imageLink: 'https://example.test/jack.webp',
  ...fields,
});

const createdAt = new Date(1_700_000_000_000);
const entryOf = (fields?: Partial<Tool>) => catalogueEntryOf(toolOf(fields), createdAt);

describe('The entry of a tool', () => {
  it('has what a search needs', () => {
    expect(entryOf({ specifications: [{ name: 'Length', value: '350 mm' }] })).toEqual({
      sku: 'PLN-1005',
      name: 'Jack Plane',
      words: 'flattening boards sole iron 350mm',
      category: 'planes',
      price: 42.5,
      stock: 'in-stock',
      createdAt: 1_700_000_000_000,
      lacks: ['data-sheet', 'family', 'gtin'],
    });
  });

  it('does not change with the number of pieces, but when only the last ones are left', () => {
    expect(entryOf({ available: 99 })).toEqual(entryOf());
    expect(entryOf({ available: 4 }).stock).toBe('last-pieces');
    expect(entryOf({ available: 4, sellRemainder: false }).stock).toBe('sold-out');
    expect(entryOf({ available: 0 }).stock).toBe('sold-out');
  });

  it('has a limited length', () => {
    const word = (at: number) => `${at}`.padStart(12, 'x');
    const toolDescription = Array.from({ length: 300 }, (_, at) => word(at)).join(' ');
    const { words } = entryOf({ toolDescription });
    expect(words.length).toBeGreaterThan(250);
    expect(words.length).toBeLessThanOrEqual(300);
    expect(words.startsWith(`${word(0)} ${word(1)} `)).toBe(true);
    expect(entryOf({ toolDescription: 'y'.repeat(limits.toolDescription) }).words).toBe('');
  });
});

describe('The documents of the index', () => {
  it('contain each tool once, and are all there', () => {
    const tools = Array.from({ length: 500 }, (_, at) => ({
      ...toolOf({ _id: `tool-${at}`, sku: `T-${at}` }),
      createdAt,
    }));
    const shards = splitIntoShards(tools);
    expect(Object.keys(shards)).toEqual(catalogueShardIds);
    for (const { _id, sku } of tools) {
      expect(shards[catalogueShardOf(_id)]?.entries[_id]?.sku).toBe(sku);
    }
    const sizes = Object.values(shards).map(({ entries }) => Object.keys(entries).length);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(500);
    expect(Math.max(...sizes)).toBeLessThan((3 * 500) / catalogueShardCount);
  });

  it('are empty without tools', () => {
    expect(
      Object.values(splitIntoShards([])).every(({ entries }) => Object.keys(entries).length === 0),
    ).toBe(true);
  });
});
