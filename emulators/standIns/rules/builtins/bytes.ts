import { type Builtins, builtin } from './builtin.ts';

/** https://firebase.google.com/docs/reference/rules/rules.Bytes */
export const bytesMethods: Builtins = {
  size: builtin(['bytes'], (bytes) => BigInt(bytes.length)),
  // As in Google's emulator: the URL-safe alphabet with padding, and uppercase digits.
  toBase64: builtin(['bytes'], (bytes) =>
    Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
  ),
  toHexString: builtin(['bytes'], (bytes) => Buffer.from(bytes).toString('hex').toUpperCase()),
};
