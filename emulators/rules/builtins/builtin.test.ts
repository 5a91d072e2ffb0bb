import { describe, expect, it } from 'vitest';
import { RulesSet, type RulesValue } from '../language/values.ts';
import { builtin, invoke } from './builtin.ts';

const echo = builtin(['number', 'collection'], (number, collection) => [
  number,
  collection as RulesValue,
]);

describe('invoke', () => {
  it('passes arguments of every type that a parameter accepts', () => {
    const set = new RulesSet([1n]);
    expect(invoke('echo', echo, [1n, [2n]])).toEqual([1n, [2n]]);
    expect(invoke('echo', echo, [1.5, set])).toEqual([1.5, set]);
  });

  it('reports received and expected types', () => {
    expect(() => invoke('echo', echo, ['a', [2n]])).toThrow(
      'Unsupported operation error. Received: echo(string, list). Expected: echo(number, collection).',
    );
  });
});
