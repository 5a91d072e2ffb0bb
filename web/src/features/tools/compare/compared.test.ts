import { beforeEach, expect, it } from 'vitest';
import { tabStorage } from '../../../lib/browser/browserStorage.ts';
import { readCompared, setCompared, toggleCompared } from './compared.ts';

const tool = (_id: string) => ({ _id, toolName: `The ${_id}` });

beforeEach(() => setCompared([]));

it('adds and removes a tool, and refuses a fifth one', () => {
  for (const id of ['a', 'b', 'c', 'd']) expect(toggleCompared(tool(id))).toBe(true);
  expect(toggleCompared(tool('e'))).toBe(false);
  expect(toggleCompared(tool('b'))).toBe(true);
  expect(readCompared().map(({ _id }) => _id)).toEqual(['a', 'c', 'd']);
});

it.each(['{', 'null', '[1,{"_id":""},{"_id":"a"}]'])('takes nothing from %s', (text) => {
  tabStorage.write('compare', text);
  expect(readCompared()).toEqual([]);
});
