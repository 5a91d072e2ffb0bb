/** Tries each call of staff with its permission alone, and with every other one. */
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import {
  type ApiRoute,
  apiRoutes,
  areaOf,
  type NamedBody,
  type Permission,
  permissions,
  type RouteDescription,
} from '../contract/index.ts';
import { roles, staff } from '../store/collections/staffCollections.ts';
import { expectStatus, send } from '../testing/api/api.ts';
import { registerStaff, type StaffAccount } from '../testing/api/staff.ts';
import { type RouteName, routeForms } from '../testing/inputs/routeForms.ts';

type Route = ApiRoute & RouteDescription;

interface Call {
  name: RouteName;
  route: Route;
  path: string;
  needed: Permission;
}

/** What makes these calls one of staff: without it, everyone may send them. */
const asStaff: Partial<Record<RouteName, string>> = {
  getJointPayment: '?invoices=2026-0000000',
  resolveCart: '?payer=any',
};

const queryOf = (name: RouteName, { query = {} }: Route): string =>
  asStaff[name] ?? ('prices' in query ? '?prices=list' : '');

const someId = `company-${'0'.repeat(20)}`;

const filled = (pattern: string): string =>
  pattern.replace(':email', 'another@example.test').replaceAll(/:\w+/g, someId);

const callsOf = ([name, route]: [RouteName, Route]): Call[] => {
  const { pattern, permission } = route;
  if (permission === undefined || permission === 'any') return [];
  if (typeof permission === 'string') {
    const path = `${filled(pattern)}${queryOf(name, route)}`;
    return [{ name, route, path, needed: permission }];
  }
  const { parameter, permissions: byValue } = permission;
  return Object.entries(byValue).map(([value, needed]) => {
    const path = filled(pattern.replace(`:${parameter}`, value));
    const isInPath = pattern.includes(`:${parameter}`);
    return { name, route, path: isInPath ? path : `${path}?${parameter}=${value}`, needed };
  });
};

const entries = Object.entries(apiRoutes) as [RouteName, Route][];
const calls = entries.flatMap(callsOf);

/** Finds less without the permission, and refuses nothing. */
const refusesNothing: readonly RouteName[] = ['suggest'];

const sendAs = ({ name: call, route, path }: Call, { token }: StaffAccount): Promise<Response> => {
  // Of two forms, staff send the second one.
  const form = routeForms[call]?.at(-1);
  const { body } = route;
  const name = body && 'forms' in body ? (body as NamedBody).name : undefined;
  const wrapped = form && name !== undefined ? { [name]: form } : form;
  // Only calls that customers may send, too, look at their bodies first.
  const json = route.audience === 'staff' || route.method === 'GET' ? undefined : (wrapped ?? {});
  return send(route.method, path, { token, json });
};

const created: StaffAccount[] = [];

const staffWith = async (held: readonly Permission[]): Promise<StaffAccount> => {
  const account = await registerStaff(held);
  created.push(account);
  return account;
};

afterAll(async () => {
  await Promise.all(
    created.flatMap(({ uid, roleId }) => [staff.doc(uid).delete(), roles.doc(roleId).delete()]),
  );
});

/** All permissions that do not imply this one. */
const allBut = (needed: Permission) =>
  permissions.filter(
    (one) => one !== needed && !(needed.startsWith('read_') && one === `write_${areaOf(needed)}`),
  );

const refused = calls.filter(({ name }) => !refusesNothing.includes(name));

describe.each([...Map.groupBy(refused, ({ needed }) => needed)])('%s', (needed, of) => {
  it('is named to one of the staff who has every other permission', async () => {
    const account = await staffWith(allBut(needed));
    const answers = of.map(async (call) => {
      const { status, body } = await expectAnswer(sendAs(call, account));
      return [call.name, status, body.code, body.permission];
    });
    expect(await Promise.all(answers)).toEqual(
      of.map(({ name }) => [name, 403, 'forbidden', needed]),
    );
  });

  it('alone is enough', async () => {
    const account = await staffWith([needed]);
    const answers = of.map(async (call) => {
      const { body } = await expectAnswer(sendAs(call, account));
      // To give roles takes what they allow, too, and to see prices as a payer does those.
      return [call.name, body.permission === needed ? 'refused' : 'passes'];
    });
    expect(await Promise.all(answers)).toEqual(of.map(({ name }) => [name, 'passes']));
  });
});

const expectAnswer = async (sent: Promise<Response>) => {
  const response = await sent;
  const text = await response.text();
  expect(response.status, text).toBeLessThan(500);
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json');
  return {
    status: response.status,
    body: (isProblem ? JSON.parse(text) : {}) as { code?: string; permission?: string },
  };
};

describe('A call for any of the staff', () => {
  it.each(['/tasks', '/finder?q=plane'])('%s passes with each permission', async (path) => {
    const { token } = await staffWith(['read_audit']);
    await expectStatus(await send('GET', path, { token }), 200);
  });

  it('is refused without any permission', async () => {
    const { token } = await staffWith([]);
    for (const path of ['/tasks', '/finder?q=plane']) {
      await expectStatus(await send('GET', path, { token }), 403);
    }
    await expectStatus(await send('DELETE', `/note/${randomUUID()}`, { token }), 403);
  });
});
