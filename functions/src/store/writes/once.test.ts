import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CartDocument } from '../../documents/people/carts.ts';
import { answers, carts } from '../collections/collections.ts';
import { readDocument } from '../reads/documents.ts';
import { removeAnswersTo } from './answers.ts';
import { checkedByRoute, once } from './once.ts';

const cartOf = (version: string): CartDocument => ({
  version,
  lines: [],
  updatedAt: new Date(0),
});

const request = (key: string | undefined, input: unknown = {}, caller = 'ada') => ({
  caller,
  key,
  input,
  checkRights: checkedByRoute,
});

const create = (key: string | undefined, version: string, input?: unknown, caller?: string) =>
  once(request(key, input, caller), async (transaction) => {
    transaction.create(carts.doc(transaction.id), cartOf(version));
    return `answer ${version}`;
  });

const refuse = (message: string) => () => Promise.reject(new Error(message));

const conflict = expect.objectContaining({ code: 'idempotency-conflict' });

describe('once, with a document that the request creates', () => {
  it('gives a retry the first answer', async () => {
    const key = randomUUID();
    expect(await create(key, 'a')).toBe('answer a');
    expect(await create(key, 'b')).toBe('answer a');
  });

  it('refuses another input with the same key, and changes nothing', async () => {
    const key = randomUUID();
    await create(key, 'a', 1);
    const before = await answers.where('uid', '==', 'ada').count().get();
    await expect(create(key, 'b', 2)).rejects.toThrow(conflict);
    await expect(once(request(key, 2), refuse('sold out'))).rejects.toThrow(conflict);
    const after = await answers.where('uid', '==', 'ada').count().get();
    expect(after.data().count).toBe(before.data().count);
    expect(await create(key, 'b', 1)).toBe('answer a');
  });

  it('carries out the key of another caller, and each call without a key', async () => {
    const key = randomUUID();
    const calls = [
      create(key, 'a'),
      create(key, 'b', {}, 'grace'),
      create(undefined, 'c'),
      create(undefined, 'd'),
    ];
    expect(await Promise.all(calls)).toEqual(['a', 'b', 'c', 'd'].map((one) => `answer ${one}`));
  });

  it('carries out one of several calls at the same time', async () => {
    const key = randomUUID();
    const results = await Promise.all(['a', 'b', 'c', 'd'].map((one) => create(key, one)));
    expect(new Set(results).size).toBe(1);
  });

  it('answers a retry whose work is now refused, and throws the refusal of a first request', async () => {
    const key = randomUUID();
    const refused = () => once(request(key), refuse('sold out'));
    await expect(refused()).rejects.toThrow('sold out');
    await create(key, 'a');
    expect(await refused()).toBe('answer a');
  });

  it('answers nobody who has lost the right, whether the work succeeds or is refused', async () => {
    const key = randomUUID();
    await create(key, 'a', 1);
    const without = (input: unknown) => ({ ...request(key, input), checkRights: refuse('left') });
    await expect(once(without(1), async () => 'b')).rejects.toThrow('left');
    await expect(once(without(1), refuse('sold out'))).rejects.toThrow('left');
    await expect(once(without(2), async () => 'b')).rejects.toThrow(conflict);
  });

  it('refuses a key whose answer has expired but whose document exists', async () => {
    const [key, caller] = [randomUUID(), randomUUID()];
    await create(key, 'a', {}, caller);
    await removeAnswersTo(caller);
    await expect(create(key, 'a', {}, caller)).rejects.toThrow(conflict);
  });

  it('returns an answer without a value', async () => {
    const key = randomUUID();
    const nothing = () => once(request(key), async () => undefined);
    expect([await nothing(), await nothing()]).toEqual([undefined, undefined]);
  });
});

describe('once, with a document that the request changes', () => {
  const stored = async (version: string) => {
    const changes = carts.doc(randomUUID());
    await changes.set(cartOf(version));
    return changes;
  };

  it('gives the work the content, and a retry the first answer', async () => {
    const [key, changes] = [randomUUID(), await stored('before')];
    const change = () =>
      once({ ...request(key), changes }, async (transaction, cart) => {
        transaction.update(changes, { version: transaction.id });
        return cart?.version;
      });
    expect([await change(), await change()]).toEqual(['before', 'before']);
    expect((await readDocument(changes))?.version).toHaveLength(64);
  });

  it('checks the rights of a retry with the current content', async () => {
    const [key, changes] = [randomUUID(), await stored('before')];
    const checkRights = (cart: CartDocument | undefined) => {
      throw new Error(`no right to ${cart?.version}`);
    };
    const change = () =>
      once({ ...request(key), changes, checkRights }, async (transaction) => {
        transaction.update(changes, { version: 'after' });
      });
    await change();
    await expect(change()).rejects.toThrow('no right to after');
  });

  it('carries out one of several calls at the same time, whose answers agree', async () => {
    const [key, changes] = [randomUUID(), await stored('before')];
    const change = (answer: string) =>
      once({ ...request(key), changes }, async (transaction) => {
        transaction.update(changes, { version: answer });
        return answer;
      });
    const results = await Promise.all([change('a'), change('b'), change('c')]);
    expect(new Set(results)).toEqual(new Set([(await readDocument(changes))?.version]));
  });

  it('looks at the document again when another request has created the same meanwhile', async () => {
    const [changes, follower] = [await stored('before'), randomUUID()];
    const follow = (meanwhile: () => Promise<unknown>) =>
      once({ ...request(undefined), changes }, async (transaction, cart) => {
        if (cart?.version !== 'before') throw new Error('too late');
        await meanwhile();
        transaction.create(carts.doc(follower), cartOf(transaction.id));
        transaction.update(changes, { version: transaction.id });
        return transaction.id;
      });
    const first = () => follow(() => Promise.resolve());
    await expect(follow(first)).rejects.toThrow('too late');
    const { version } = (await readDocument(changes)) ?? {};
    expect((await readDocument(carts.doc(follower)))?.version).toBe(version);
  });
});
