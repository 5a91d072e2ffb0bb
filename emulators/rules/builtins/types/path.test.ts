import { describe, expect, it } from 'vitest';
import { RulesPath, type RulesValue } from '../../language/values.ts';
import { type Builtin, invoke } from '../builtin.ts';
import { pathMethods } from './path.ts';

const call = (name: string, ...args: RulesValue[]) =>
  invoke(name, pathMethods[name] as Builtin, args);

describe('pathMethods', () => {
  it.each<[string, RulesValue[], RulesValue]>([
    ['bind', [new RulesPath(['a', '{b}']), new Map([['b', 'c/d']])], new RulesPath(['a', 'c/d'])],
    ['bind', [new RulesPath(['{a}', '{b}']), new Map([['b', 'c']])], new RulesPath(['{a}', 'c'])],
    [
      'bind',
      [new RulesPath(['{b=**}']), new Map([['b', RulesPath.of('c/d')]])],
      RulesPath.of('c/d'),
    ],
  ])('%s of %o is %o', (name, args, result) => {
    expect(call(name, ...args)).toEqual(result);
  });

  it.each<[string, RulesValue[], string]>([
    ['bind', [new RulesPath(['a']), new Map([['b', 'c']])], 'The path has no b to bind.'],
    ['bind', [new RulesPath(['{b}']), new Map([['b', 1n]])], '{b} takes a string, {b=**} a path.'],
  ])('%s of %o fails', (name, args, message) => {
    expect(() => call(name, ...args)).toThrow(message);
  });
});
