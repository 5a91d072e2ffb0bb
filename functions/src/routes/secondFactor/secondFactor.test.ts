import { TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditEntry,
  codeTries,
  codeWaitMinutes,
  type NewSecondFactor,
  type Proof,
  proofMinutes,
  type RecoveryCodes,
  type SecondFactor,
  type ShopSettings,
} from '../../contract/index.ts';
import { endOlderSessions } from '../../store/accounts/accounts.ts';
import {
  callerOf,
  registerAdmin,
  registerVerified,
  type TestAccount,
  unsignedToken,
} from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { registerStaff } from '../../testing/api/staff.ts';
import { mailsAbout } from '../../testing/mails/mails.ts';

const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 1_000 });

/** The token of another session of an admin, which started some minutes ago. */
const sessionOf = ({ uid, email }: TestAccount, minutesAgo = 0): string =>
  unsignedToken(uid, { email, email_verified: true, admin: true }, minutesAgo);

/** Lets an account have sessions from before its registration. */
const registerLongAgo = async (): Promise<TestAccount> => {
  const account = await registerAdmin();
  const { session } = callerOf(account);
  await endOlderSessions(account.uid, { ...session, signedInAt: session.signedInAt - 3_600 });
  return account;
};

const start = async (token: string): Promise<NewSecondFactor> =>
  expectStatus(await send('PUT', '/second-factor', { token }), 200);

const confirm = (token: string, code: unknown) =>
  send('PUT', '/second-factor/confirmation', { token, json: { code } });

const prove = (token: string, code: unknown) => send('PUT', '/proof', { token, json: { code } });

const factorOf = async (token: string): Promise<SecondFactor> =>
  expectStatus(await send('GET', '/second-factor', { token }), 200);

/** Turns on the second factor of an account. Its first code is spent. */
const turnOn = async ({ token }: Pick<TestAccount, 'token'>) => {
  const { secret } = await start(token);
  const { recoveryCodes } = await expectStatus<RecoveryCodes>(
    await confirm(token, codeOf(secret)),
    200,
  );
  return { secret, recoveryCodes };
};

const grant = (token: string, { email }: TestAccount) =>
  send('PUT', `/user/admin/${email}`, { token });

const off = { since: null, recoveryCodesLeft: 0 };

describe('A second factor', () => {
  it('is turned on by a code of the app, and turned off', async () => {
    const owner = await registerVerified();
    const { token } = owner;
    expect(await factorOf(token)).toEqual(off);
    const { secret, address } = await start(token);
    expect(new URL(address).searchParams.get('secret')).toBe(secret);
    await expectProblem(await confirm(token, '12345'), 400, 'validation');
    await expectProblem(await confirm(token, { $gt: '' }), 400, 'validation');
    expect(await factorOf(token)).toEqual(off);
    const code = codeOf(secret);
    const confirmed = await confirm(token, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    const { recoveryCodes } = await expectStatus<RecoveryCodes>(confirmed, 200);
    expect(await factorOf(token)).toEqual({ since: expect.any(String), recoveryCodesLeft: 10 });
    await expectProblem(await confirm(token, code), 409, 'second-factor-on');
    await expectProblem(await send('PUT', '/second-factor', { token }), 409, 'second-factor-on');
    const renewed = await send('PUT', '/second-factor/recovery-codes', { token });
    const other = await expectStatus<RecoveryCodes>(renewed, 200);
    expect(other.recoveryCodes).not.toContain(recoveryCodes[0]);
    await expectProblem(await prove(token, recoveryCodes[0]), 409, 'code-refused');
    await expectStatus(await send('DELETE', '/second-factor', { token }), 200);
    expect(await factorOf(token)).toEqual(off);
    await expectProblem(await prove(token, other.recoveryCodes[0]), 409, 'second-factor-off');
    const subjects = (await mailsAbout(owner.uid)).map(({ message }) => message.subject);
    expect(subjects.toSorted()).toEqual([
      'The authenticator app of your account is set up',
      'The authenticator app of your account was removed',
    ]);
  });

  it('refuses all codes after several wrong ones', async () => {
    const { token } = await registerVerified();
    const { secret } = await turnOn({ token });
    for (let tries = 1; tries < codeTries; tries += 1) {
      const problem = await expectProblem(await prove(token, 'A'.repeat(16)), 409, 'code-refused');
      expect(problem.waitMinutes).toBe(0);
    }
    const waiting = { waitMinutes: codeWaitMinutes };
    const last = await prove(token, 'A'.repeat(16));
    expect(await expectProblem(last, 409, 'code-refused')).toMatchObject(waiting);
    const right = await prove(token, codeOf(secret, 30));
    expect(await expectProblem(right, 409, 'code-refused')).toMatchObject(waiting);
  });

  it('is turned off by an admin with a reason, and its owner gets a mail', async () => {
    const [owner, admin] = await Promise.all([registerVerified(), registerAdmin()]);
    await turnOn(owner);
    const path = `/user/second-factor/${owner.email}`;
    const reset = (token: string, reason: string) => send('PUT', path, { token, json: { reason } });
    await expectProblem(await reset(owner.token, 'Lost'), 403, 'forbidden');
    await expectProblem(await reset(admin.token, ' '), 400, 'validation');
    const answer = { acknowledged: true, matchedCount: 1, modifiedCount: 1 };
    expect(await expectStatus(await reset(admin.token, 'Lost phone'), 200)).toEqual(answer);
    const again = await reset(admin.token, 'Lost phone');
    expect(await expectStatus(again, 200)).toEqual({ ...answer, modifiedCount: 0 });
    expect(await factorOf(owner.token)).toEqual(off);
    const [entry] = await expectStatus<AuditEntry[]>(
      await send('GET', `/audit?target=user/${owner.uid}`, { token: admin.token }),
      200,
    );
    expect(entry).toMatchObject({
      action: 'second-factor-reset',
      after: { reason: 'Lost phone' },
      byEmail: admin.email,
    });
    const subjects = (await mailsAbout(owner.uid)).map(({ message }) => message.subject);
    expect(subjects).toContain('The authenticator app of your account was removed by an admin');
    const colleague = await registerStaff(['write_staff']);
    const ofAdmin = await send('PUT', `/user/second-factor/${admin.email}`, {
      token: colleague.token,
      json: { reason: 'Lost' },
    });
    await expectProblem(ofAdmin, 403, 'forbidden');
    const unknown = await send('PUT', '/user/second-factor/nobody@example.test', {
      token: admin.token,
      json: { reason: 'Lost' },
    });
    await expectProblem(unknown, 404, 'user-not-found');
  });
});

describe('A sensitive call', () => {
  let admin: TestAccount;
  let customer: TestAccount;
  beforeAll(async () => {
    [admin, customer] = await Promise.all([registerLongAgo(), registerVerified()]);
  });

  it('needs a sign-in in the last ten minutes', async () => {
    const old = sessionOf(admin, proofMinutes + 1);
    const problem = await expectProblem(await grant(old, customer), 403, 'proof-required');
    expect(problem.proof).toBe('sign-in');
    await expectStatus(await grant(sessionOf(admin), customer), 200);
  });

  it('with a second factor, needs a code in the same session instead', async () => {
    const owner = await registerLongAgo();
    const { secret, recoveryCodes } = await turnOn(owner);
    // The code that turned it on has proved who is there.
    await expectStatus(await grant(owner.token, customer), 200);
    const other = sessionOf(owner, 1);
    const refused = await expectProblem(await grant(other, customer), 403, 'proof-required');
    expect(refused.proof).toBe('code');
    const code = codeOf(secret, 30);
    const { until } = await expectStatus<Proof>(await prove(other, code), 200);
    expect(Date.parse(until)).toBeGreaterThan(Date.now() + (proofMinutes - 2) * 60_000);
    await expectStatus(await grant(other, customer), 200);
    const third = sessionOf(owner, 2);
    await expectProblem(await prove(third, code), 409, 'code-refused');
    await expectProblem(await grant(third, customer), 403, 'proof-required');
    const recovery = recoveryCodes[0]?.toLowerCase().replace(/(.{4})(?=.)/g, '$1-');
    await expectStatus(await prove(third, recovery), 200);
    await expectStatus(await grant(third, customer), 200);
    expect((await factorOf(third)).recoveryCodesLeft).toBe(9);
  });

  it('is a change of the bank details, but not one of other settings', async () => {
    const token = sessionOf(admin, proofMinutes + 1);
    const read = async () =>
      expectStatus<ShopSettings>(await send('GET', '/settings', { token }), 200);
    const save = async (change: Partial<ShopSettings>) =>
      send('PUT', '/settings', { token, json: { ...(await read()), ...change } });
    const { bank, holdHours } = await read();
    await expectProblem(
      await save({ bank: { ...bank, bankName: 'A Bank' } }),
      403,
      'proof-required',
    );
    await expectStatus(await save({ holdHours: holdHours + 1 }), 200);
    await expectStatus(await save({ holdHours }), 200);
  });
});
