import { describe, expect, it } from 'vitest';
import { checksumOf, environmentOf, keyIdOf, keyTextOf, newKeyText, prefixOf } from './keyText.ts';

const zeros = '0'.repeat(30);

describe('The checksum of a key', () => {
  // The first one is the check value of CRC-32/ISO-HDLC, 0xCBF43926.
  it.each([
    ['123456789', '3jZRME'],
    ['', '000000'],
    [zeros, '2C8GjS'],
    ['The quick brown fox jumps over the lazy dog', '1C9bYH'],
  ])('of “%s” is %s', (body, checksum) => {
    expect(checksumOf(body)).toBe(checksum);
  });
});

describe('A key', () => {
  it('has its environment, thirty characters and their checksum', () => {
    const text = newKeyText('live');
    expect(text).toMatch(/^th_live_[\dA-Za-z]{36}$/);
    expect(text.slice(-6)).toBe(checksumOf(text.slice(8, -6)));
    expect(prefixOf(text)).toBe(text.slice(0, 12));
    expect(environmentOf(text)).toBe('live');
    expect(environmentOf(newKeyText('test'))).toBe('test');
    expect(newKeyText('test')).not.toBe(newKeyText('test'));
  });

  it('is refused with any character changed', () => {
    const text = newKeyText('test');
    for (let index = 8; index < text.length; index += 1) {
      const other = text[index] === 'a' ? 'b' : 'a';
      expect(environmentOf(`${text.slice(0, index)}${other}${text.slice(index + 1)}`)).toBe(
        undefined,
      );
    }
  });

  it.each([
    '',
    'th_test_',
    'th_prod_00000000000000000000000000000004AYERS',
    `${newKeyText('test')} `,
    newKeyText('test').toUpperCase(),
  ])('is not “%s”', (text) => {
    expect(environmentOf(text)).toBe(undefined);
  });

  it('of a request is the same for its retry, and needs the pepper', () => {
    expect(keyTextOf('test', 'pepper', 'a')).toBe(keyTextOf('test', 'pepper', 'a'));
    expect(keyTextOf('test', 'pepper', 'a')).not.toBe(keyTextOf('test', 'pepper', 'b'));
    expect(keyTextOf('test', 'pepper', 'a')).not.toBe(keyTextOf('test', 'salt', 'a'));
    expect(environmentOf(keyTextOf('test', 'pepper', 'a'))).toBe('test');
  });

  it('is stored under its HMAC-SHA-256', () => {
    // RFC 4231, test case 2.
    expect(keyIdOf('Jefe', 'what do ya want for nothing?')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });
});
