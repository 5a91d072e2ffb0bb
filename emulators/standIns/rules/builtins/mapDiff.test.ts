import { describe, expect, it } from 'vitest';
import { RulesMapDiff, RulesSet, type RulesValue } from '../values.ts';
import { type Builtin, invoke } from './builtin.ts';
import { mapDiffMethods } from './mapDiff.ts';

const call = (name: string, ...args: RulesValue[]) =>
  invoke(name, mapDiffMethods[name] as Builtin, args);

const before = { same: ['x'], number: 1, changed: null, old: true };
const after = { same: ['x'], number: 1n, changed: false, new: true };
const diff = new RulesMapDiff(new Map(Object.entries(after)), new Map(Object.entries(before)));

describe('mapDiffMethods', () => {
  it.each<[string, RulesValue[], RulesValue]>([
    ['addedKeys', [diff], new RulesSet(['new'])],
    ['removedKeys', [diff], new RulesSet(['old'])],
    ['changedKeys', [diff], new RulesSet(['changed'])],
    ['unchangedKeys', [diff], new RulesSet(['same', 'number'])],
    ['affectedKeys', [diff], new RulesSet(['new', 'changed', 'old'])],
  ])('%s of %o is %o', (name, args, result) => {
    expect(call(name, ...args)).toEqual(result);
  });
});
