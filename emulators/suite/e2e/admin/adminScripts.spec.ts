import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { projectFile } from '@tools-hub/kit/paths';
import { readConfig } from '@tools-hub/kit/ports';
import { createBareAccount, verify } from '../support/shop/api.ts';

const { SHOP_URL = 'http://127.0.0.1:5000' } = process.env;
const offset = Number(new URL(SHOP_URL).port) - readConfig(0).emulators.hosting.port;

/** Runs `npm run admin:…`, and resolves to its output and exit code. */
const run = (action: 'grant' | 'revoke', email: string) =>
  new Promise<{ code: unknown; printed: string }>((resolve) => {
    const args = [projectFile('scripts/admin.ts'), action, email, '--port-offset', `${offset}`];
    execFile(process.execPath, args, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, printed: stdout + stderr }),
    );
  });

const register = (email: string) => createBareAccount({ email, password: 'a-password' });

const statusOfUsers = async (token: string) => {
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch(`${SHOP_URL}/api/users`, { headers })).status;
};

test('the scripts make an account an admin, and withdraw the right', async () => {
  const email = `${randomUUID()}@example.test`;
  const session = await register(email);
  const { idToken: token } = session;
  await verify(session);
  expect(await statusOfUsers(token)).toBe(403);

  const granted = await run('grant', email);
  expect(granted).toEqual({ code: 0, printed: expect.stringContaining('is an admin now') });
  expect(await statusOfUsers(token)).toBe(200);
  const again = await run('grant', email);
  expect(again).toEqual({ code: 0, printed: expect.stringContaining('is an admin already') });

  const revoked = await run('revoke', email);
  expect(revoked).toEqual({ code: 0, printed: expect.stringContaining('is no longer an admin') });
  expect([401, 403]).toContain(await statusOfUsers(token));
});

test('the scripts report errors', async () => {
  const email = `${randomUUID()}@example.test`;
  await register(email);
  const [unknown, unverified] = await Promise.all([
    run('grant', `${randomUUID()}@example.test`),
    run('grant', email),
  ]);
  expect(unknown).toEqual({ code: 1, printed: expect.stringContaining('has no account') });
  const printed = expect.stringMatching(
    /has not been verified\. Its owner must first open the link in the verification mail/,
  );
  expect(unverified).toEqual({ code: 1, printed });
});
