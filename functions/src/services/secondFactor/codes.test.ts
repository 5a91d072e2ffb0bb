import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { codeTries, codeWaitMinutes } from '../../contract/index.ts';
import { newRecoveryCodes, newSecret, secretAddress, type TriedCode, tryCode } from './codes.ts';

/** The secret of the test values in RFC 6238, appendix B. */
const secret = Secret.fromUTF8('12345678901234567890').base32;

const untried = { secret, lastStep: 0, recoveryHashes: [], wrongCodes: 0, waitUntil: null };

const codeAt = (seconds: number): string =>
  new TOTP({ secret, digits: 6 }).generate({ timestamp: seconds * 1_000 });

const at = (seconds: number): Date => new Date(seconds * 1_000);

/** Tries codes one after another. */
const tryAll = (tries: readonly (readonly [code: string, seconds: number])[], factor = untried) => {
  const results: TriedCode[] = [];
  for (const [code, seconds] of tries) {
    results.push(tryCode({ ...factor, ...results.at(-1) }, code, at(seconds)));
  }
  return results;
};

const isRight = (results: readonly TriedCode[]) => results.map((one) => one.isRight);

describe('tryCode', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('accepts at %i s the code of RFC 6238, %s', (seconds, code) => {
    expect(tryCode(untried, code, at(seconds)).isRight).toBe(true);
  });

  const now = 1_200_000_000;
  it.each([
    [-30, true],
    [30, true],
    [-40, true],
    [-90, false],
    [90, false],
  ])('with a clock %i s off: %s', (offset, accepted) => {
    expect(tryCode(untried, codeAt(now + 15 + offset), at(now + 15)).isRight).toBe(accepted);
  });

  it('accepts a code once, and none before it', () => {
    const tries = [
      [codeAt(now), now],
      [codeAt(now), now + 5],
      [codeAt(now - 30), now + 5],
      [codeAt(now + 30), now + 5],
    ] as const;
    expect(isRight(tryAll(tries))).toEqual([true, false, false, true]);
  });

  it('accepts each recovery code once', () => {
    const { codes, hashes } = newRecoveryCodes();
    const [first = '', second = ''] = codes;
    const tries = [
      [first, now],
      [first, now],
      [second, now],
    ] as const;
    const results = tryAll(tries, { ...untried, recoveryHashes: hashes as never[] });
    expect(isRight(results)).toEqual([true, false, true]);
    expect(results.at(-1)?.recoveryHashes).toEqual(hashes.slice(2));
    expect(new Set(codes).size).toBe(10);
    expect(codes.join()).toMatch(/^[A-Z2-7]{16}(?:,[A-Z2-7]{16}){9}$/);
  });

  it('after several wrong codes in a row, accepts none for a while', () => {
    const wrong = Array.from({ length: codeTries }, () => ['000000', now] as const);
    const wait = codeWaitMinutes * 60;
    const tries = [
      ...wrong,
      [codeAt(now), now],
      [codeAt(now + wait - 1), now + wait - 1],
      [codeAt(now + wait), now + wait],
    ] as const;
    const results = tryAll(tries);
    expect(isRight(results)).toEqual([...wrong.map(() => false), false, false, true]);
    expect(results.at(-1)).toMatchObject({ wrongCodes: 0, waitUntil: null });
  });

  it('forgets wrong codes after a right one', () => {
    const wrong = Array.from({ length: codeTries - 1 }, () => ['000000', now] as const);
    const results = tryAll([...wrong, [codeAt(now), now], ...wrong, [codeAt(now + 30), now]]);
    expect(results.at(-1)?.isRight).toBe(true);
  });
});

it('has addresses for authenticator apps', () => {
  const own = newSecret();
  expect(own).toMatch(/^[A-Z2-7]{32}$/);
  expect(secretAddress(own, 'Oak & Ash', 'ada@example.test')).toBe(
    `otpauth://totp/Oak%20%26%20Ash:ada%40example.test?issuer=Oak%20%26%20Ash&secret=${own}&algorithm=SHA1&digits=6&period=30`,
  );
});
