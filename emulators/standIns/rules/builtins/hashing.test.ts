import { describe, expect, it } from 'vitest';
import type { RulesValue } from '../values.ts';
import { type Builtin, invoke } from './builtin.ts';
import { hashing } from './hashing.ts';

const call = (name: string, ...args: RulesValue[]) => invoke(name, hashing[name] as Builtin, args);

describe('hashing', () => {
  it.each<[string, RulesValue[], RulesValue]>([
    ['crc32', ['123456789'], Uint8Array.from([0x26, 0x39, 0xf4, 0xcb])],
    ['crc32c', ['123456789'], Uint8Array.from([0x83, 0x92, 0x06, 0xe3])],
    ['md5', [''], Uint8Array.from(Buffer.from('d41d8cd98f00b204e9800998ecf8427e', 'hex'))],
    [
      'md5',
      [new Uint8Array()],
      Uint8Array.from(Buffer.from('d41d8cd98f00b204e9800998ecf8427e', 'hex')),
    ],
  ])('%s of %o is %o', (name, args, result) => {
    expect(call(name, ...args)).toEqual(result);
  });

  it.each<[string, RulesValue[], string]>([
    ['sha256', [1n], 'Received: sha256(int). Expected: sha256(text).'],
  ])('%s of %o fails', (name, args, message) => {
    expect(() => call(name, ...args)).toThrow(message);
  });
});
