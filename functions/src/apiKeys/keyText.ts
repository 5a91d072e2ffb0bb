import { createHmac, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** The environments of keys: one of the other environment is refused. */
export type KeyEnvironment = 'live' | 'test';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const base = BigInt(digits.length);

const bodyLength = 30;
const checksumLength = 6;

/** A number in base 62, with zeros in front. Digits beyond the length are cut off. */
const base62 = (value: bigint, length: number): string => {
  let [rest, text] = [value, ''];
  for (let index = 0; index < length; index += 1) {
    text = `${digits[Number(rest % base)]}${text}`;
    rest /= base;
  }
  return text;
};

/** The last characters of a key: the CRC-32 of the thirty before them. */
export const checksumOf = (body: string): string => base62(BigInt(crc32(body)), checksumLength);

const textOf = (environment: KeyEnvironment, body: string): string =>
  `th_${environment}_${body}${checksumOf(body)}`;

const bodyOf = (bytes: Buffer): string => base62(BigInt(`0x${bytes.toString('hex')}`), bodyLength);

/** A new key. */
export const newKeyText = (environment: KeyEnvironment): string =>
  textOf(environment, bodyOf(randomBytes(32)));

/**
 * The new key of a request. A retry of the request gets the same one, and nothing stores it: it takes the
 * pepper and the Idempotency-Key, of which only a hash is stored.
 */
export const keyTextOf = (environment: KeyEnvironment, pepper: string, request: string): string =>
  textOf(environment, bodyOf(createHmac('sha256', pepper).update(`new ${request}`).digest()));

const pattern = /^th_(live|test)_([\dA-Za-z]{30})([\dA-Za-z]{6})$/;

/** Whether a text is meant as a key, also with a typo. */
export const isKeyLike = (text: string): boolean => text.startsWith('th_');

/** The environment of a key; undefined for a text with a typo, which its checksum shows. */
export const environmentOf = (text: string): KeyEnvironment | undefined => {
  const [, environment, body = '', checksum] = pattern.exec(text) ?? [];
  return checksum === checksumOf(body) ? (environment as KeyEnvironment | undefined) : undefined;
};

/** What people see of a key: its first 12 characters. */
export const prefixOf = (text: string): string => text.slice(0, 12);

/** Under which id a key is stored. Nobody finds the key from it, also with the pepper. */
export const keyIdOf = (pepper: string, text: string): string =>
  createHmac('sha256', pepper).update(text).digest('hex');
