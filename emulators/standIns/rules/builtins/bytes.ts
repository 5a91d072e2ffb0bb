import { type Builtins, builtin } from './builtin.ts';

/** https://firebase.google.com/docs/reference/rules/rules.Bytes */
export const bytesMethods: Builtins = {
  size: builtin(['bytes'], (bytes) => BigInt(bytes.length)),
  // The URL-safe alphabet with padding, and capital digits, are what Google's emulator answers.
  toBase64: builtin(['bytes'], (bytes) =>
    Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
  ),
  toHexString: builtin(['bytes'], (bytes) => Buffer.from(bytes).toString('hex').toUpperCase()),
};
