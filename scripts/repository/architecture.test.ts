/** docs/architecture.md has every function and every collection. */
import { collectionNames } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { blocksOf, codeIn } from './markdown.ts';
import { readText } from './repository.ts';

const text = readText('docs/architecture.md');

const diagram = blocksOf(text, 'mermaid').find((block) => block.startsWith('erDiagram\n'));
const lines = diagram?.split('\n') ?? [];

it('lists every function', () => {
  const index = readText('functions/src/index.ts');
  const functions = [...index.matchAll(/^export const (\w+) = on/gm)].map(([, name = '']) => name);
  const [, table = ''] = /^\| function \| runs \|.*\n((?:\|.*\n)+)/m.exec(text) ?? [];
  const listed = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) => codeIn(cell));
  expect(functions.length).toBeGreaterThan(5);
  expect(listed.toSorted()).toEqual(functions.toSorted());
});

describe('The data model', () => {
  it('has every collection once, and no others', () => {
    const entities = lines.flatMap((line) => /^ {2}(\w+) \{$/.exec(line)?.[1] ?? []);
    expect(entities.toSorted()).toEqual(Object.values(collectionNames).toSorted());
  });

  it('relates collections', () => {
    const relations = lines.flatMap((line) => {
      const [, one, other] = /^ {2}(\w+) [|}][o|]--[o|][|{] (\w+) : /.exec(line) ?? [];
      return one && other ? [one, other] : [];
    });
    expect(relations.length).toBeGreaterThan(40);
    expect(Object.values(collectionNames)).toEqual(expect.arrayContaining(relations));
    const written = lines.filter((line) => line.includes('--'));
    expect(relations.length).toBe(2 * written.length);
  });

  it('names the id of each document', () => {
    const keys = lines.filter((line) => /^ {4}\w+ \w+ PK\b/.test(line));
    expect(keys.length).toBe(Object.values(collectionNames).length);
  });
});
