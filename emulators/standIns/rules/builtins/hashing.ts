import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type Builtin, type Builtins, builtin } from './builtin.ts';
import { crc32c } from './crc32c.ts';

const digest = (algorithm: string): Builtin =>
  builtin(['text'], (text) => Uint8Array.from(createHash(algorithm).update(text).digest()));

/** The four bytes are little-endian, as in Google's emulator. */
const checksum = (sum: (bytes: Uint8Array) => number): Builtin =>
  builtin(['text'], (text) => {
    const bytes = new Uint8Array(4);
    new DataView(bytes.buffer).setUint32(0, sum(Buffer.from(text)), true);
    return bytes;
  });

/** https://firebase.google.com/docs/reference/rules/rules.hashing */
export const hashing: Builtins = {
  crc32: checksum(crc32),
  crc32c: checksum(crc32c),
  md5: digest('md5'),
  sha256: digest('sha256'),
};
