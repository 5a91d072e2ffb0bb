import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import {
  confirmSecondFactor,
  proveIdentity,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  startSecondFactor,
} from '../../services/secondFactor/secondFactor.ts';
import { requireProofOf } from '../../store/proofs.ts';
import { callerOf, registerAdmin, registerVerified } from '../api/accounts.ts';
import { keepCaches, usageOf } from './usage.ts';

keepCaches();

it('Reads and writes of a second factor: its document, and a mail when it is turned on or off', async () => {
  const [account, admin] = await Promise.all([registerVerified(), registerAdmin()]);
  const owner = callerOf(account);
  const turnOn = async () => {
    const { secret } = await startSecondFactor(owner);
    const code = new TOTP({ secret }).generate();
    expect(await usageOf(() => confirmSecondFactor(code, owner))).toEqual({ reads: 1, writes: 2 });
    return secret;
  };
  expect(await usageOf(() => startSecondFactor(owner))).toEqual({ reads: 2, writes: 2 });
  expect(await usageOf(() => startSecondFactor(owner))).toEqual({ reads: 1, writes: 1 });
  const secret = await turnOn();
  expect(await usageOf(() => readSecondFactor(owner))).toEqual({ reads: 1, writes: 0 });
  expect(await usageOf(() => requireProofOf(owner))).toEqual({ reads: 1, writes: 0 });
  const next = new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });
  expect(await usageOf(() => proveIdentity(next, owner))).toEqual({ reads: 1, writes: 1 });
  const wrong = () =>
    expect(proveIdentity(next, owner)).rejects.toMatchObject({ code: 'code-refused' });
  expect(await usageOf(wrong)).toEqual({ reads: 1, writes: 1 });
  expect(await usageOf(() => renewRecoveryCodes(owner))).toEqual({ reads: 1, writes: 1 });
  expect(await usageOf(() => removeSecondFactor(owner))).toEqual({ reads: 1, writes: 2 });
  await turnOn();
  const reset = () => resetSecondFactor(owner.email, 'Lost', callerOf(admin, true));
  expect(await usageOf(reset)).toEqual({ reads: 1, writes: 3 });
});
