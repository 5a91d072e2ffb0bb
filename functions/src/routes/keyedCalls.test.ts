/**
 * Sends each call that takes an Idempotency-Key again: as a retry, as another request with the same
 * key, and from another account.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  apiRoutes,
  type PlacedOrder,
  type RequestedQuote,
  type RouteDescription,
} from '../contract/index.ts';
import { answers, auditLog, companies, memberships } from '../store/collections/collections.ts';
import { membershipIdOf } from '../store/memberships.ts';
import { registerAdmin, registerVerified } from '../testing/api/accounts.ts';
import { expectProblem } from '../testing/api/api.ts';
import { addMember, createCompany, useCompanies } from '../testing/companies/buyingCompany.ts';
import { type KeyedRoute, keyedCalls } from '../testing/inputs/keyedCalls.ts';
import { type Callers, type KeyedCall, sendKeyed } from '../testing/inputs/keyedParts.ts';
import { pay } from '../testing/orders/payments.ts';
import { offerBody } from '../testing/orders/quotes.ts';
import { archivePriceLists, signInToShop } from '../testing/prices/priceLists.ts';

useCompanies();
archivePriceLists();

let callers: Callers;

beforeAll(async () => {
  const [admin, customer] = await Promise.all([registerAdmin(), registerVerified()]);
  await signInToShop(customer);
  callers = { admin, customer };
});

const names = Object.keys(keyedCalls) as KeyedRoute[];

/** The numbers of requests of an account that were carried out, and of its audited actions. */
const effectsOf = async ({ caller: { uid } }: KeyedCall): Promise<number[]> => {
  const queries = [answers.where('uid', '==', uid), auditLog.where('by', '==', uid)];
  const counts = await Promise.all(queries.map((query) => query.count().get()));
  return counts.map((count) => count.data().count);
};

const answerTo = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  expect(response.status, text).toBeLessThan(300);
  return [response.status, JSON.parse(text)];
};

it('there is a call of each route that takes a key', () => {
  const keyed = Object.entries<Partial<RouteDescription>>(apiRoutes).filter(
    ([, { idempotent }]) => idempotent,
  );
  expect(names.toSorted()).toEqual(keyed.map(([name]) => name).toSorted());
});

describe.each(names)('%s with a key', (name) => {
  it('gives a retry the first answer, and refuses another body', async () => {
    const [call, key] = [await keyedCalls[name](callers), randomUUID()];
    const { other, ...first } = call;
    const answer = await answerTo(await sendKeyed(first, key));
    const effects = await effectsOf(call);
    expect(await answerTo(await sendKeyed(first, key))).toEqual(answer);
    if (other) {
      const conflicting = await sendKeyed({ ...first, json: other }, key);
      await expectProblem(conflicting, 409, 'idempotency-conflict');
    }
    expect(await effectsOf(call)).toEqual(effects);
    expect(await answerTo(await sendKeyed(first, key))).toEqual(answer);
  });

  it('takes the key of another account as a separate request', async () => {
    const [{ other: _, ...call }, key] = [await keyedCalls[name](callers), randomUUID()];
    await answerTo(await sendKeyed(call, key));
    const stranger = call.caller === callers.admin ? registerAdmin() : registerVerified();
    const response = await sendKeyed({ ...call, caller: await stranger }, key);
    expect(await response.text()).not.toContain('idempotency-conflict');
  });
});

/** Calls for a company, whose member then loses the right to the answer. */
const forCompany = [
  'placeOrder',
  'requestQuote',
  'sendRequest',
  'requestAcceptance',
  'approveRequest',
  'rejectRequest',
  'withdrawRequest',
] as const satisfies KeyedRoute[];

const companyCall = async (name: KeyedRoute) => {
  const { other: _, ...call } = await keyedCalls[name](callers);
  const { company = await createCompany(), caller } = call;
  if (!call.company) await addMember(company, caller, 'buyer');
  const membership = memberships.doc(membershipIdOf(company, caller.uid));
  return { call: { ...call, company }, company: companies.doc(company), membership };
};

describe.each(forCompany)('%s for a company, retried', (name) => {
  it('is not answered to a member who has left', async () => {
    const [{ call, membership }, key] = [await companyCall(name), randomUUID()];
    await answerTo(await sendKeyed(call, key));
    await membership.delete();
    await expectProblem(await sendKeyed(call, key), 403, 'not-a-member');
  });
});

describe.each(['placeOrder', 'requestQuote', 'sendRequest'] as const)(
  '%s for a company, retried',
  (name) => {
    it('is not answered to a member who no longer orders', async () => {
      const [{ call, membership }, key] = [await companyCall(name), randomUUID()];
      await answerTo(await sendKeyed(call, key));
      await membership.update({ role: 'bookkeeper' });
      await expectProblem(await sendKeyed(call, key), 403, 'role-forbidden');
    });

    it('is not answered while the company is suspended', async () => {
      const [{ call, company }, key] = [await companyCall(name), randomUUID()];
      await answerTo(await sendKeyed(call, key));
      await company.update({ status: 'suspended' });
      await expectProblem(await sendKeyed(call, key), 409, 'company-inactive');
    });
  },
);

it('a quote that got prices since is answered as it was requested', async () => {
  const [call, key] = [await keyedCalls.requestQuote(callers), randomUUID()];
  const response = await sendKeyed(call, key);
  const { quote } = (await response.json()) as RequestedQuote;
  const offer = { path: `/quote/${quote._id}/offer`, caller: callers.admin };
  await answerTo(await sendKeyed({ ...offer, json: offerBody(quote) }));
  expect(await (await sendKeyed(call, key)).json()).toMatchObject({ quote });
});

it('an order that was paid since is answered as it was placed', async () => {
  const [call, key] = [await keyedCalls.placeOrder(callers), randomUUID()];
  const { insertedId, order } = (await (await sendKeyed(call, key)).json()) as PlacedOrder;
  await pay(callers.admin.token, insertedId, 9_995);
  expect(await (await sendKeyed(call, key)).json()).toMatchObject({ order });
});
