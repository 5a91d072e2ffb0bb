import { describe, expect, it } from 'vitest';
import type { RulesValue } from '../values.ts';
import { type Builtin, invoke } from './builtin.ts';
import { stringMethods } from './string.ts';

const call = (name: string, ...args: RulesValue[]) =>
  invoke(name, stringMethods[name] as Builtin, args);

describe('stringMethods', () => {
  it.each<[string, RulesValue[], RulesValue]>([
    ['lower', ['ÄB'], 'äb'],
    ['upper', ['äb'], 'ÄB'],
    ['trim', ['\t a b \n'], 'a b'],
    ['size', ['😀'], 2n],
    ['toUtf8', ['é'], Uint8Array.from([195, 169])],
    ['matches', ['ab', 'a'], false],
    ['replace', ['a-b', '(\\w)-(\\w)', '$2-$1'], 'b-a'],
    ['split', ['a, b', ', *'], ['a', 'b']],
  ])('%s of %o is %o', (name, args, result) => {
    expect(call(name, ...args)).toEqual(result);
  });

  it.each<[string, RulesValue[], string]>([
    ['matches', ['a', '('], 'Invalid regular expression pattern. Pattern: (.'],
    ['replace', ['a', 'a', '$9'], 'Invalid replacement: $9.'],
  ])('%s of %o fails', (name, args, message) => {
    expect(() => call(name, ...args)).toThrow(message);
  });
});
