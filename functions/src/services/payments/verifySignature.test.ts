import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../errors.ts';
import { verifySignature } from './verifySignature.ts';

const access = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: undefined };
const payload = Buffer.from('{"type":"refund.created"}');
const now = new Date('2026-11-21T12:00:00Z');
const seconds = now.getTime() / 1_000;

/** A signature by the right secret, over whatever time. */
const signed = (time: string | number, secret = access.webhookSecret): string =>
  createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');

const header = (time: string | number, over = time) => `t=${time},v1=${signed(over)}`;

describe('verifySignature', () => {
  const verify = (signature: string) => verifySignature({ payload, signature }, access, now);

  it.each([
    ['now', header(seconds)],
    ['five minutes ago', header(seconds - 300)],
    ['with two secrets', `t=${seconds},v1=${signed(seconds, 'whsec_old')},v1=${signed(seconds)}`],
    ['with a scheme for tests', `${header(seconds)},v0=00`],
  ])('accepts a signature %s', async (_, signature) => {
    await expect(verify(signature)).resolves.toBeUndefined();
  });

  it.each([
    ['of NaN', header('NaN')],
    ['of no time', header('', 'NaN')],
    ['of a word', header('now', 'NaN')],
    ['of infinity', header('Infinity', 'NaN')],
    ['of a time with an exponent', header('1e99', 1)],
    ['of a time with a fraction', header(`${seconds}.5`, seconds)],
    ['of a negative time', header(-1)],
    ['of a hexadecimal time', header('0x10', 0)],
    ['of two times', `t=${seconds},t=NaN,v1=${signed('NaN')}`],
    ['without a time', `v1=${signed('NaN')}`],
    ['of six minutes ago', header(seconds - 360)],
    ['of tomorrow', header(seconds + 86_400)],
    ['in milliseconds', header(now.getTime())],
    ['by another secret', `t=${seconds},v1=${signed(seconds, 'whsec_other')}`],
    ['without a digest', `t=${seconds}`],
    ['that is empty', ''],
  ])('refuses a signature %s', async (_, signature) => {
    await expect(verify(signature)).rejects.toThrow(ApiError);
  });
});
