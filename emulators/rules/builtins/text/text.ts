import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type Builtin, type Builtins, builtin } from '../builtin.ts';
import { crc32c } from './crc32c.ts';
import { compilePattern, patternMethods } from './regex.ts';

/** The methods of strings. https://firebase.google.com/docs/reference/rules/rules.String */
export const stringMethods: Builtins = {
  lower: builtin(['string'], (text) => text.toLowerCase()),
  upper: builtin(['string'], (text) => text.toUpperCase()),
  trim: builtin(['string'], (text) => text.trim()),
  size: builtin(['string'], (text) => BigInt(text.length)),
  toUtf8: builtin(['string'], (text) => new TextEncoder().encode(text)),
  ...patternMethods(compilePattern),
};

/** The methods of bytes. https://firebase.google.com/docs/reference/rules/rules.Bytes */
export const bytesMethods: Builtins = {
  size: builtin(['bytes'], (bytes) => BigInt(bytes.length)),
  // As in Google's emulator: the URL-safe alphabet with padding, and uppercase digits.
  toBase64: builtin(['bytes'], (bytes) =>
    Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
  ),
  toHexString: builtin(['bytes'], (bytes) => Buffer.from(bytes).toString('hex').toUpperCase()),
};

const digest = (algorithm: string): Builtin =>
  builtin(['text'], (text) => Uint8Array.from(createHash(algorithm).update(text).digest()));

/** The four bytes are little-endian, as in Google's emulator. */
const checksum = (sum: (bytes: Uint8Array) => number): Builtin =>
  builtin(['text'], (text) => {
    const bytes = new Uint8Array(4);
    new DataView(bytes.buffer).setUint32(0, sum(Buffer.from(text)), true);
    return bytes;
  });

/**
 * The functions of the hashing package.
 * https://firebase.google.com/docs/reference/rules/rules.hashing
 */
export const hashing: Builtins = {
  crc32: checksum(crc32),
  crc32c: checksum(crc32c),
  md5: digest('md5'),
  sha256: digest('sha256'),
};
