/**
 * Tries every call about a company, and every call that follows the payer, as every kind of caller;
 * and every other call as the members of a company: SECURITY.md, "Who may call what".
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type ApiRoute,
  apiRoutes,
  type CompanyRole,
  companyRoles,
  may,
  type RouteDescription,
} from '../contract/index.ts';
import { auth } from '../store/collections/firebase.ts';
import {
  registerAdmin,
  registerCustomer,
  registerVerified,
  type TestAccount,
} from '../testing/api/accounts.ts';
import { send } from '../testing/api/api.ts';
import { addMember, createCompany, useCompanies } from '../testing/companies/buyingCompany.ts';
import { validForms } from '../testing/inputs/validForms.ts';
import { orderBody } from '../testing/orders/orders.ts';
import { createTool } from '../testing/tools/tools.ts';

type Call = ApiRoute & RouteDescription;

const calls: Call[] = Object.values(apiRoutes);
const payerCalls = calls.filter(({ forPayer }) => forPayer);
const companyCalls = calls.filter(({ companyRight }) => companyRight);
const staffCalls = calls.filter(
  ({ audience, pattern }) => audience === 'staff' && /^\/compan(?:y|ies)/.test(pattern),
);
const otherCalls = calls.filter(({ forPayer, companyRight }) => !forPayer && !companyRight);

const outsiders = ['outsider', 'member of another company', 'staff', 'deleted'] as const;
type CallerKind = CompanyRole | (typeof outsiders)[number];

useCompanies();

let companyId: string;
let toolId: string;
const accounts = {} as Record<CallerKind, TestAccount>;

beforeAll(async () => {
  [companyId, toolId] = [await createCompany(), await createTool({ available: 10_000 })];
  for (const role of companyRoles) {
    accounts[role] = await registerVerified();
    await addMember(companyId, accounts[role], role);
  }
  accounts.outsider = await registerCustomer();
  accounts['member of another company'] = await registerCustomer();
  await addMember(await createCompany(), accounts['member of another company'], 'owner');
  accounts.staff = await registerAdmin();
  accounts.deleted = await registerCustomer();
  await addMember(companyId, accounts.deleted, 'owner');
  await auth.deleteUser(accounts.deleted.uid);
});

/** The bodies of calls whose service reads the membership: an invalid body is refused before. */
const bodies = (): Partial<Record<string, unknown>> => ({
  [apiRoutes.placeOrder.pattern]: orderBody(toolId),
  [apiRoutes.sendRequest.pattern]: orderBody(toolId),
  [apiRoutes.requestQuote.pattern]: { lines: [{ toolId, quantity: 5 }] },
  [apiRoutes.acceptQuote.pattern]: validForms.acceptance,
  [apiRoutes.requestAcceptance.pattern]: validForms.acceptance,
  [apiRoutes.approveRequest.pattern]: { lines: [{ toolId, unitPrice: 1999 }] },
});

interface Answer {
  status: number;
  code: string | undefined;
}

const sendAs = async (
  { method, pattern, forPayer, writes }: Call,
  account: Pick<TestAccount, 'email' | 'token'> | null,
  company = companyId,
): Promise<Answer> => {
  const path = pattern
    .replace('/company/:id', `/company/${company}`)
    .replace(':email', account?.email ?? 'nobody@example.test')
    .replaceAll(/:\w+/g, randomUUID());
  const response = await send(method, path, {
    ...(account && { token: account.token }),
    ...(writes && method !== 'GET' && { json: bodies()[pattern] ?? {} }),
    headers: forPayer ? { 'X-Company': company } : {},
  });
  const text = await response.text();
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json');
  return {
    status: response.status,
    code: isProblem ? (JSON.parse(text) as { code: string }).code : undefined,
  };
};

const refusals = ['unauthenticated', 'not-a-member', 'forbidden', 'role-forbidden'];

/** Checks that a call is not refused because of its caller, whatever else it lacks. */
const expectPermitted = ({ status, code }: Answer): void => {
  expect(refusals).not.toContain(code);
  expect(status, code).toBeLessThan(500);
};

/** The ids of companies that do not exist: one that a company can have, and one that none can. */
const missingIds = ['company-00000000000000000000', 'nothing'];

it('there are calls of each kind', () => {
  expect(payerCalls.length).toBeGreaterThan(20);
  expect(companyCalls.length).toBeGreaterThan(8);
  expect(staffCalls.length).toBeGreaterThan(3);
});

/** The right without which a call for a company is refused; written here once more. */
const rightOf: Partial<Record<string, 'order' | 'manage'>> = {
  [`POST ${apiRoutes.placeOrder.pattern}`]: 'order',
  [`POST ${apiRoutes.sendRequest.pattern}`]: 'order',
  [`POST ${apiRoutes.requestQuote.pattern}`]: 'order',
  [`POST ${apiRoutes.acceptQuote.pattern}`]: 'order',
  [`POST ${apiRoutes.requestAcceptance.pattern}`]: 'order',
  [`GET ${apiRoutes.listShoppingLists.pattern}`]: 'order',
  [`GET ${apiRoutes.getShoppingList.pattern}`]: 'order',
  [`DELETE ${apiRoutes.deleteShoppingList.pattern}`]: 'order',
  [`DELETE ${apiRoutes.deleteAddress.pattern}`]: 'manage',
};

describe.each(payerCalls)('$method $pattern for a company', (call) => {
  it('is refused to a deleted account, and to a visitor unless it is for everyone', async () => {
    const refusal = { status: 401, code: 'unauthenticated' };
    expect(await sendAs(call, accounts.deleted)).toEqual(refusal);
    const found = await sendAs(call, null);
    if (call.audience === 'everyone') expectPermitted(found);
    else expect(found).toEqual(refusal);
  });

  it('is refused to everyone who is not a member', async () => {
    for (const caller of ['outsider', 'member of another company', 'staff'] as const) {
      const refusal = { status: 403, code: 'not-a-member' };
      expect(await sendAs(call, accounts[caller]), caller).toEqual(refusal);
    }
  });

  it.each(companyRoles)('is permitted to the %s by the rights of the role', async (role) => {
    const right = rightOf[`${call.method} ${call.pattern}`];
    const found = await sendAs(call, accounts[role]);
    if (right && !may(role, right)) expect(found).toEqual({ status: 403, code: 'role-forbidden' });
    else expectPermitted(found);
  });
});

describe.each(companyCalls)('$method $pattern', (call) => {
  it('is refused to a visitor and a deleted account', async () => {
    for (const account of [null, accounts.deleted]) {
      const refusal = { status: 401, code: 'unauthenticated' };
      expect(await sendAs(call, account)).toEqual(refusal);
    }
  });

  it('is refused to everyone who is not a member, unless it is for staff too', async () => {
    const isForStaff = call.audience === 'member or staff';
    for (const caller of ['outsider', 'member of another company', 'staff'] as const) {
      const found = await sendAs(call, accounts[caller]);
      if (caller === 'staff' && isForStaff) expectPermitted(found);
      else expect(found, caller).toEqual({ status: 403, code: 'not-a-member' });
    }
  });

  it('is refused to an outsider, like for a company that does not exist', async () => {
    for (const id of missingIds) {
      const refusal = { status: 403, code: 'not-a-member' };
      expect(await sendAs(call, accounts.outsider, id), id).toEqual(refusal);
    }
  });

  it.each(companyRoles)('is permitted to the %s by the rights of the role', async (role) => {
    const found = await sendAs(call, accounts[role]);
    // Every member may leave, but only those who manage the company remove others.
    const { pattern, companyRight = 'member' } = call;
    const right = pattern === apiRoutes.removeMember.pattern ? 'manage' : companyRight;
    if (may(role, right)) expectPermitted(found);
    else expect(found).toEqual({ status: 403, code: 'role-forbidden' });
  });
});

describe.each(staffCalls)('$method $pattern', (call) => {
  it('is for staff only', async () => {
    for (const account of [null, accounts.deleted]) {
      const refusal = { status: 401, code: 'unauthenticated' };
      expect(await sendAs(call, account)).toEqual(refusal);
    }
    for (const caller of ['outsider', 'member of another company', ...companyRoles] as const) {
      const refusal = { status: 403, code: 'forbidden' };
      expect(await sendAs(call, accounts[caller]), caller).toEqual(refusal);
    }
    expectPermitted(await sendAs(call, accounts.staff));
  });
});

describe.each(otherCalls)('$method $pattern, which is not about a company', (call) => {
  it('is the same for its members as for every other account', async () => {
    // The address of nobody: a call about oneself may delete the account.
    const as = ({ token }: TestAccount) => sendAs(call, { token, email: 'nobody@example.test' });
    const found = await as(accounts.outsider);
    for (const role of companyRoles) expect(await as(accounts[role]), role).toEqual(found);
  });
});

it.each(otherCalls.filter(({ audience }) => audience !== 'everyone'))(
  '$method $pattern is refused to a deleted account',
  async (call) => {
    const refusal = { status: 401, code: 'unauthenticated' };
    expect(await sendAs(call, accounts.deleted)).toEqual(refusal);
  },
);
