/** Tries every call about a company as every kind of caller: SECURITY.md, "Rights in a company". */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type ApiRoute,
  apiRoutes,
  type CompanyRole,
  may,
  type RequiredRight,
  type RouteDescription,
} from '../../contract/index.ts';
import { auth } from '../../store/collections/firebase.ts';
import { registerAdmin, registerVerified, type TestAccount } from '../../testing/api/accounts.ts';
import { expectProblem, send } from '../../testing/api/api.ts';
import { companyWithRoles } from '../../testing/companies/companies.ts';

type Route = ApiRoute & RouteDescription;

interface Call extends Pick<ApiRoute, 'method' | 'pattern'> {
  right: RequiredRight;
  forAdmins: boolean;
}

const calls: Call[] = Object.values<Route>(apiRoutes).flatMap((route) =>
  route.companyRight === undefined
    ? []
    : [
        {
          method: route.method,
          pattern: route.pattern,
          right: route.companyRight,
          forAdmins: route.audience === 'member or admin',
        },
      ],
);

const staffCalls = Object.values<Route>(apiRoutes).filter(
  ({ audience, pattern }) => audience === 'admin' && /^\/compan(?:y|ies)/.test(pattern),
);

let admin: TestAccount;
let outsider: TestAccount;
let deleted: TestAccount;
let companyId: string;
let members: Record<CompanyRole, TestAccount>;

beforeAll(async () => {
  [admin, outsider, deleted] = await Promise.all([
    registerAdmin(),
    registerVerified(),
    registerVerified(),
  ]);
  const created = await companyWithRoles(admin);
  companyId = created.company._id;
  members = created.members;
  await auth.deleteUser(deleted.uid);
});

/** The path of a call about the company and about a member who does not exist. */
const pathOf = ({ pattern }: Pick<ApiRoute, 'pattern'>, id = companyId): string =>
  pattern.replace(':id', id).replace(':uid', randomUUID());

const sendAs = (call: Pick<ApiRoute, 'method' | 'pattern'>, token?: string): Promise<Response> =>
  send(call.method, pathOf(call), token ? { token } : {});

const codeOf = async (response: Response): Promise<string | undefined> => {
  const body = (await response.json()) as { code?: string };
  expect(response.status).toBeLessThan(500);
  return body.code;
};

const refusals = [
  'unauthenticated',
  'forbidden',
  'role-forbidden',
  'not-a-member',
  'email-required',
];

it('there are calls for members and for staff', () => {
  expect(calls.length).toBeGreaterThan(8);
  expect(staffCalls.length).toBeGreaterThan(3);
});

describe.each(calls)('$method $pattern', (call) => {
  it('is refused to a visitor and to a deleted account', async () => {
    await expectProblem(await sendAs(call), 401, 'unauthenticated');
    await expectProblem(await sendAs(call, deleted.token), 401, 'unauthenticated');
  });

  it('is refused to an outsider, like for a company that does not exist', async () => {
    const { token } = outsider;
    const responses = await Promise.all([
      sendAs(call, token),
      send(call.method, pathOf(call, 'company-00000000000000000000'), { token }),
      send(call.method, pathOf(call, 'nothing'), { token }),
    ]);
    const problems = await Promise.all(
      responses.map((response) => expectProblem(response, 403, 'not-a-member')),
    );
    expect(problems[1]).toEqual(problems[0]);
    expect(problems[2]).toEqual(problems[0]);
  });

  it.each(['owner', 'approver', 'buyer', 'bookkeeper'] as const)(
    'is for the %s as the table of rights says',
    async (role) => {
      const code = await codeOf(await sendAs(call, members[role].token));
      // Every member may leave, but only those who manage the company remove others.
      const right = call.pattern === apiRoutes.removeMember.pattern ? 'manage' : call.right;
      if (may(role, right)) expect(refusals).not.toContain(code);
      else expect(code).toBe('role-forbidden');
    },
  );

  it('is for admins who are no members only where it says so', async () => {
    const code = await codeOf(await sendAs(call, admin.token));
    if (call.forAdmins) expect(refusals).not.toContain(code);
    else expect(code).toBe('not-a-member');
  });
});

describe.each(staffCalls)('$method $pattern', (call) => {
  it('is for staff only', async () => {
    await expectProblem(await sendAs(call), 401, 'unauthenticated');
    await expectProblem(await sendAs(call, deleted.token), 401, 'unauthenticated');
    for (const { token } of [outsider, ...Object.values(members)]) {
      await expectProblem(await sendAs(call, token), 403, 'forbidden');
    }
    expect(refusals).not.toContain(await codeOf(await sendAs(call, admin.token)));
  });
});
