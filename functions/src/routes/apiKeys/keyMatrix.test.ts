/** Tries each call of the API with keys: with all permissions, with one alone, and with all others. */
import { describe, expect, it } from 'vitest';
import { type KeyRoute, keyAccessOf } from '../../contract/apiKeys/keyAccess.ts';
import {
  type ApiRoute,
  apiRoutes,
  areaOf,
  companyKeyCalls,
  companyKeyPermissions,
  type Permission,
  permissions,
} from '../../contract/index.ts';
import { registerAdmin, registerVerified } from '../../testing/api/accounts.ts';
import { send } from '../../testing/api/api.ts';
import { addKey } from '../../testing/apiKeys/keys.ts';
import { useCompanies } from '../../testing/companies/buyingCompany.ts';
import { activeCompany } from '../../testing/companies/companies.ts';

useCompanies();

const admin = await registerAdmin();

type Call = ApiRoute & KeyRoute;

const calls: Call[] = Object.values(apiRoutes);

const someId = `company-${'0'.repeat(20)}`;

/** The status and the problem of a call, as far as the key decides about it. */
const answerTo = async ({ method, pattern }: Call, token: string) => {
  const path = pattern.replace(':email', 'another@example.test').replaceAll(/:\w+/g, someId);
  const answer = await send(method, path, { token });
  const text = await answer.text();
  expect(answer.status, `${method} ${path}: ${text}`).toBeLessThan(500);
  if (answer.status !== 403) return 'passes';
  const { code, permission } = JSON.parse(text) as { code: string; permission?: Permission };
  return permission ?? code;
};

const answersTo = (of: readonly Call[], token: string) =>
  Promise.all(of.map(async (call) => [call.pattern, await answerTo(call, token)]));

const expected = (of: readonly Call[], answer: string) =>
  of.map(({ pattern }) => [pattern, answer]);

const neededOf = (call: Call): Permission | undefined =>
  typeof call.permission === 'string' && call.permission !== 'any' && keyAccessOf(call).shop
    ? call.permission
    : undefined;

const allBut = (held: readonly Permission[], needed: Permission) =>
  held.filter(
    (one) => one !== needed && !(needed.startsWith('read_') && one === `write_${areaOf(needed)}`),
  );

const byPermission = [
  ...Map.groupBy(
    calls.filter((call) => neededOf(call)),
    neededOf,
  ),
] as [Permission, Call[]][];

describe('A key of the shop with all permissions', () => {
  const closed = calls.filter((call) => !keyAccessOf(call).shop);

  it('makes none of the calls that are not for keys', async () => {
    const { secret } = await addKey(admin, { permissions });
    expect(closed.length).toBeGreaterThan(80);
    expect(await answersTo(closed, secret)).toEqual(expected(closed, 'key-forbidden'));
  });
});

describe.each(byPermission)('A key of the shop: %s', (needed, of) => {
  it('is named to a key with every other permission', async () => {
    const { secret } = await addKey(admin, { permissions: allBut(permissions, needed) });
    expect(await answersTo(of, secret)).toEqual(expected(of, needed));
  });

  it('alone is enough', async () => {
    const { secret } = await addKey(admin, { permissions: [needed] });
    expect(await answersTo(of, secret)).toEqual(expected(of, 'passes'));
  });
});

describe('A key of a company', () => {
  const companyKey = async (held: readonly Permission[]) => {
    const owner = await registerVerified();
    const { _id } = await activeCompany(owner, admin);
    return (await addKey(owner, { permissions: held }, _id)).secret;
  };

  it('with all permissions makes none of the calls that are not for it', async () => {
    const secret = await companyKey(companyKeyPermissions);
    const closed = calls.filter((call) => keyAccessOf(call).company === undefined);
    expect(closed.length).toBeGreaterThan(150);
    expect(await answersTo(closed, secret)).toEqual(expected(closed, 'key-forbidden'));
  });

  it.each(companyKeyPermissions)(
    'lacks %s alone if it has every other permission',
    async (needed) => {
      const secret = await companyKey(allBut(companyKeyPermissions, needed));
      const of: Call[] = companyKeyCalls[needed].map((name) => apiRoutes[name]);
      expect(await answersTo(of, secret)).toEqual(expected(of, needed));
    },
  );
});
