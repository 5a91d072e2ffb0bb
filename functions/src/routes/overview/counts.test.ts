import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Count, limits, personTermsOf } from '../../contract/index.ts';
import { recordSignIn } from '../../services/accountData/signIn.ts';
import { count } from '../../services/reports/counts.ts';
import { orders, users } from '../../store/collections/collections.ts';
import { db } from '../../store/collections/firebase.ts';
import {
  callerOf,
  registerAdmin,
  registerCustomer,
  registerVerified,
} from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { addEntry } from '../../testing/bank/bookings.ts';
import { placeOrderOf } from '../../testing/orders/orders.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { usageOf } from '../../testing/usage/usage.ts';

const [admin, customer] = await Promise.all([registerAdmin(), registerCustomer()]);

const ask = async (query: string): Promise<number> =>
  (await expectStatus<Count>(await send('GET', `/counts?${query}`, admin), 200)).count;

/** A word that only the documents of one test have. */
const newWord = () => `w${randomUUID().replaceAll('-', '').slice(0, 15)}`;

/** Stores profiles without accounts, and returns a function that removes them. */
const writeProfiles = async (number: number, displayName: string) => {
  const references = Array.from({ length: number }, () => users.doc(randomUUID()));
  const email = 'ada@example.test';
  const text = { email, displayName, photoURL: '', education: '', location: '', phoneNumber: '' };
  const searchTerms = personTermsOf(displayName, email);
  const profile = {
    ...text,
    role: 'customer',
    emailVerified: true,
    searchTerms,
    createdAt: new Date(),
  } as const;
  const writing = db.batch();
  for (const reference of references) writing.set(reference, profile);
  await writing.commit();
  return async () => {
    const removal = db.batch();
    for (const reference of references) removal.delete(reference);
    await removal.commit();
  };
};

const countsByRole = async () => {
  const [admins, customers, all] = await Promise.all([
    count({ of: 'users', role: 'admin' }),
    count({ of: 'users', role: 'customer' }),
    count({ of: 'users' }),
  ]);
  return { admins: admins.count, customers: customers.count, all: all.count };
};

describe('GET /counts', () => {
  it.each(['tools', 'orders', 'users'])('counts the %s', async (of) => {
    const account = await registerCustomer();
    await recordSignIn(callerOf(account));
    await placeOrderOf(account.token, await createTool());
    expect(await ask(`of=${of}`)).toBeGreaterThan(0);
  });

  it('counts the orders of a status, at most two seconds old', async () => {
    const toolId = await createTool();
    const { insertedId } = await placeOrderOf(customer.token, toolId);
    await expectStatus(await send('DELETE', `/order/${insertedId}`, customer), 200);
    const cancelled = (await orders.where('status', '==', 'cancelled').count().get()).data().count;
    // No test removes a cancelled order.
    await expect.poll(() => ask('of=orders&status=cancelled')).toBeGreaterThanOrEqual(cancelled);
    const all = (await count({ of: 'orders' })).count;
    expect((await count({ of: 'orders', filter: 'cancelled' })).count).toBeLessThan(all);
  });

  it('counts the admins among the users, by their profiles', async () => {
    const account = await registerVerified();
    await recordSignIn(callerOf(account));
    const before = await countsByRole();
    await expectStatus(await send('PUT', `/user/admin/${account.email}`, admin), 200);
    expect(await countsByRole()).toEqual({
      admins: before.admins + 1,
      customers: before.customers - 1,
      all: before.all,
    });
    expect(await ask('of=users&role=admin')).toBeGreaterThan(0);
  });

  it('counts the matches of a search, in each list', async () => {
    const word = newWord();
    const [first] = await Promise.all(
      [1, 2].map((at) => createTool({ toolName: `${word} Number${at}` })),
    );
    const { insertedId } = await placeOrderOf(customer.token, first as string);
    expect(await ask(`of=tools&q=${word}`)).toBe(2);
    expect(await ask(`of=tools&q=${word}+number1`)).toBe(1);
    expect(await ask(`of=orders&q=${word}`)).toBe(1);
    const { number = '' } = (await orders.doc(insertedId).get()).data() ?? {};
    expect(await ask(`of=orders&status=placed&q=${number}`)).toBe(1);
    expect(await ask(`of=orders&status=shipped&q=${number}`)).toBe(1);
    const { email } = customer;
    expect(await ask(`of=orders&status=shipped&q=${encodeURIComponent(email)}`)).toBe(0);
    await recordSignIn(callerOf(customer));
    expect(await ask(`of=users&q=${encodeURIComponent(customer.email)}`)).toBe(1);
    expect(await ask(`of=users&q=${word}`)).toBe(0);
  });

  it('reads the matches of several words, and only counts those of one', async () => {
    const word = newWord();
    await Promise.all([1, 2, 3].map((at) => createTool({ toolName: `${word} Number${at}` })));
    const one = await usageOf(() => count({ of: 'tools', search: word }));
    expect(one).toEqual({ reads: 1, writes: 0 });
    const two = await usageOf(() => count({ of: 'tools', search: `${word} number` }));
    expect(two).toEqual({ reads: 3, writes: 0 });
  });

  it('says when there are more candidates than it reads', async () => {
    const word = newWord();
    const { counted } = limits.search;
    const remove = await writeProfiles(counted + 1, `${word} Ada`);
    try {
      const matchCount = await count({ of: 'users', search: `${word} ad` });
      expect(matchCount).toEqual({ count: counted, atLeast: true });
      expect(await count({ of: 'users', search: word })).toEqual({ count: counted + 1 });
    } finally {
      await remove();
    }
  });

  it('counts the open rows of bank statements by what they seem to be', async () => {
    for (const filter of ['', '&status=sure', '&status=booked']) {
      const answer = await send('GET', `/counts?of=bank-entries${filter}`, admin);
      expect((await expectStatus<Count>(answer, 200)).count).toBeGreaterThanOrEqual(0);
    }
    const importId = randomUUID();
    await addEntry({ importId });
    await addEntry({});
    expect(await ask(`of=bank-entries&status=all&import=${importId}`)).toBe(1);
    const refused = await send('GET', '/counts?of=bank-entries&status=lost', admin);
    await expectProblem(refused, 400, 'validation');
  });

  it('costs one read per thousand', async () => {
    let users = 0;
    const usage = await usageOf(async () => {
      users = (await count({ of: 'users', filter: 'placed' })).count;
    });
    expect(users).toBeGreaterThan(0);
    expect(usage).toEqual({ reads: Math.ceil(users / 1_000), writes: 0 });
  });

  const kinds =
    'of must be one of: tools, orders, users, inquiries, quotes, invoices, companies, returns, bank-entries';

  it.each([
    ['', 'of', kinds],
    ['of=reviews', 'of', kinds],
    ['of=tools&of=users', 'of', kinds],
    ['of=users&role=admin&q=ada', 'q', 'Search among all users, or choose a role'],
    ['of=users&role=owner', 'role', 'role must be one of: admin, customer'],
    [
      'of=orders&status=lost',
      'status',
      'status must be one of: open, all, placed, confirmed, part-shipped, shipped, delivered, cancelled, to-ship, late, mine, followed',
    ],
  ])('refuses ?%s', async (query, field, message) => {
    const problem = await expectProblem(
      await send('GET', `/counts?${query}`, admin),
      400,
      'validation',
    );
    expect(problem.errors).toEqual({ [field]: message });
  });

  it('is for admins', async () => {
    await expectProblem(await send('GET', '/counts?of=users'), 401, 'unauthenticated');
    await expectProblem(await send('GET', '/counts?of=users', customer), 403, 'forbidden');
  });
});
