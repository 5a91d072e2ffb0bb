import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Order, Profile } from '../../contract/index.ts';
import { registerAdmin, registerCustomer, type TestAccount } from '../../testing/api/accounts.ts';
import { allPages, expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { placeOrderOf } from '../../testing/orders/orders.ts';
import { createTool } from '../../testing/tools/tools.ts';

const admin = await registerAdmin();

/** A word that only the people of one test have. */
const newWord = () => `w${randomUUID().replaceAll('-', '').slice(0, 15)}`;

const register = async (displayName: string): Promise<TestAccount> => {
  const account = await registerCustomer({ displayName });
  const { email, token } = account;
  const json = { currentUser: { email } };
  await expectStatus(await send('PUT', `/user/${email}`, { token, json }), 200);
  return account;
};

const found = async <Item>(path: string): Promise<Item[]> =>
  (await allPages<Item>(path, admin.token)).flat();

const searchUsers = async (q: string, rest = ''): Promise<string[]> =>
  (await found<Profile>(`/users?q=${encodeURIComponent(q)}${rest}`)).map(({ _id }) => _id);

const searchOrders = async (q: string, rest = ''): Promise<string[]> =>
  (await found<Order>(`/orders?q=${encodeURIComponent(q)}${rest}`)).map(({ _id }) => _id);

describe('GET /users?q', () => {
  it('finds prefixes of words of name and address, in any order and case', async () => {
    const word = newWord();
    const { uid, email } = await register(`Ada ${word}`);
    const [local = ''] = email.split('@');
    for (const q of [
      word,
      `${word.toUpperCase()} ada`,
      word.slice(0, 12),
      email,
      email.toUpperCase(),
      local.slice(0, 20),
      `${word} example`,
    ]) {
      expect(await searchUsers(q), q).toEqual([uid]);
    }
    for (const q of [`${word} grace`, `${word}x`, `x${email}`, word.slice(1)]) {
      expect(await searchUsers(q), q).toEqual([]);
    }
  });

  it.each([
    ['Öztürk', 'ozturk'],
    ['Ömer Faruk', 'omerfaruk'],
    ['José', 'JOSÉ'],
    ["D'Angelo", 'dangelo'],
    ['İnci', 'inci'],
    ['Æsa', 'aesa'],
  ])('finds %s by %s', async (name, q) => {
    const word = newWord();
    const { uid } = await register(`${name} ${word}`);
    expect(await searchUsers(`${q} ${word}`)).toEqual([uid]);
  });

  it('finds a changed name, and no longer the old one', async () => {
    const [before, after] = [newWord(), newWord()];
    const { uid, email, token } = await register(before);
    const path = `/user/update/${email}`;
    await expectStatus(await send('PUT', path, { token, json: { displayName: after } }), 200);
    expect(await searchUsers(after)).toEqual([uid]);
    expect(await searchUsers(before)).toEqual([]);
  });

  it.each(['newest', 'email'])('pages through the results by %s', async (sort) => {
    const word = newWord();
    const accounts: TestAccount[] = [];
    for (let made = 0; made < 3; made += 1) accounts.push(await register(word));
    const byEmail = accounts.toSorted((one, other) => (one.email < other.email ? -1 : 1));
    const expected = sort === 'email' ? byEmail : accounts.toReversed();
    const ids = await searchUsers(word, `&sort=${sort}&limit=2`);
    expect(ids).toEqual(expected.map(({ uid }) => uid));
  });

  it('does not return the search index', async () => {
    const word = newWord();
    await register(word);
    const [profile] = await found<Profile>(`/users?q=${word}`);
    expect(profile).not.toHaveProperty('searchTerms');
  });

  it.each([`q=${'x'.repeat(101)}`, 'q=a&q=b'])('refuses %s', async (query) => {
    await expectProblem(await send('GET', `/users?${query}`, admin), 400, 'validation');
  });
});

describe('GET /orders?q', () => {
  it('finds the orders of a customer by name and address, with any status or one', async () => {
    const word = newWord();
    const { email, token } = await register(`Grace ${word}`);
    const tool = await createTool();
    const ids: string[] = [];
    for (let placed = 0; placed < 3; placed += 1) {
      ids.unshift((await placeOrderOf(token, tool)).insertedId);
    }
    await expectStatus(await send('DELETE', `/order/${ids[1]}`, { token }), 200);
    for (const q of [word, `grace ${word.slice(0, 10)}`, email]) {
      expect(await searchOrders(q), q).toEqual(ids);
    }
    expect(await searchOrders(word, '&limit=1')).toEqual(ids);
    expect(await searchOrders(word, '&status=placed')).toEqual([ids[0], ids[2]]);
    expect(await searchOrders(word, '&status=cancelled')).toEqual([ids[1]]);
    expect(await searchOrders(`${word} ada`)).toEqual([]);
    const [order] = await found<Order>(`/orders?q=${word}`);
    expect(order).not.toHaveProperty('searchTerms');
  });

  it.each([`q=${'x'.repeat(101)}`, 'q[a]=b'])('refuses %s', async (query) => {
    await expectProblem(await send('GET', `/orders?${query}`, admin), 400, 'validation');
  });
});
