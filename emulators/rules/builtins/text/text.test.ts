import { describe, expect, it } from 'vitest';
import type { RulesValue } from '../../language/values.ts';
import { type Builtin, type Builtins, invoke } from '../builtin.ts';
import { bytesMethods, hashing, stringMethods } from './text.ts';

const callerOf =
  (builtins: Builtins) =>
  (name: string, ...args: RulesValue[]) =>
    invoke(name, builtins[name] as Builtin, args);

describe('stringMethods', () => {
  const call = callerOf(stringMethods);

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

describe('bytesMethods', () => {
  const call = callerOf(bytesMethods);

  it.each<[string, RulesValue[], RulesValue]>([
    ['size', [Uint8Array.from([0, 1])], 2n],
    ['toBase64', [Uint8Array.from([251, 255])], '-_8='],
    ['toHexString', [Uint8Array.from([0, 171])], '00AB'],
  ])('%s of %o is %o', (name, args, result) => {
    expect(call(name, ...args)).toEqual(result);
  });
});

describe('hashing', () => {
  const call = callerOf(hashing);

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
