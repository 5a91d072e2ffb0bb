import { describe, expect, it } from 'vitest';
import type { RulesValue } from '../values.ts';
import { type Builtin, invoke } from './builtin.ts';
import { bytesMethods } from './bytes.ts';

const call = (name: string, ...args: RulesValue[]) =>
  invoke(name, bytesMethods[name] as Builtin, args);

describe('bytesMethods', () => {
  it.each<[string, RulesValue[], RulesValue]>([
    ['size', [Uint8Array.from([0, 1])], 2n],
    ['toBase64', [Uint8Array.from([251, 255])], '-_8='],
    ['toHexString', [Uint8Array.from([0, 171])], '00AB'],
  ])('%s of %o is %o', (name, args, result) => {
    expect(call(name, ...args)).toEqual(result);
  });
});
