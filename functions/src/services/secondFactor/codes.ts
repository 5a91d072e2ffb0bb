import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { codeTries, codeWaitMinutes, recoveryCodeCount } from '../../contract/index.ts';
import type { SecondFactorDocument } from '../../documents/people/secondFactors.ts';

/** What authenticator apps support. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Clocks of phones are seldom more than a period off. */
const window = 1;

const secretBytes = 20;
const recoveryBytes = 10;

const base32 = (bytes: Uint8Array<ArrayBuffer>): string =>
  new Secret({ buffer: bytes.buffer }).base32;

const randomText = (bytes: number): string => base32(new Uint8Array(randomBytes(bytes)));

/** A secret for an authenticator app, in base32. */
export const newSecret = (): string => randomText(secretBytes);

/** The address that a QR code holds for an app. */
export const secretAddress = (secret: string, shop: string, email: string): string =>
  new TOTP({ ...settings, issuer: shop, label: email, secret }).toString();

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/** Recovery codes, and what is stored of them. */
export const newRecoveryCodes = () => {
  const codes = Array.from({ length: recoveryCodeCount }, () => randomText(recoveryBytes));
  return { codes, hashes: codes.map(hashOf) };
};

/** The time step of a code near a time; undefined for a wrong one. */
const stepOf = (secret: string, code: string, now: Date): number | undefined => {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...settings, secret });
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
};

type Factor = Pick<
  SecondFactorDocument,
  'secret' | 'lastStep' | 'recoveryHashes' | 'wrongCodes' | 'waitUntil'
>;

/** What a code has changed. */
export type TriedCode = Omit<Factor, 'secret'> & { isRight: boolean };

const spend = (factor: Factor, code: string, now: Date) => {
  const { secret, lastStep, recoveryHashes } = factor;
  const step = stepOf(secret, code, now);
  if (step !== undefined && step > lastStep) return { lastStep: step, recoveryHashes };
  const hash = hashOf(code);
  if (!recoveryHashes.includes(hash)) return undefined;
  return { lastStep, recoveryHashes: recoveryHashes.filter((other) => other !== hash) };
};

/**
 * Tries a code: of the app, now or a period ago or ahead, or a recovery code. Each counts once.
 * After several wrong codes in a row none counts for a while.
 */
export const tryCode = (factor: Factor, code: string, now: Date): TriedCode => {
  const { lastStep, recoveryHashes, wrongCodes, waitUntil } = factor;
  const unchanged = { isRight: false, lastStep, recoveryHashes, wrongCodes, waitUntil };
  if (waitUntil && waitUntil > now) return unchanged;
  const spent = spend(factor, code, now);
  if (spent) return { isRight: true, ...spent, wrongCodes: 0, waitUntil: null };
  if (wrongCodes + 1 < codeTries)
    return { ...unchanged, wrongCodes: wrongCodes + 1, waitUntil: null };
  const until = new Date(now.getTime() + codeWaitMinutes * 60_000);
  return { ...unchanged, wrongCodes: 0, waitUntil: until };
};
