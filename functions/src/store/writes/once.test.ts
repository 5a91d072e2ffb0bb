import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CartDocument } from '../../documents/people/carts.ts';
import { carts } from '../collections/collections.ts';
import { readDocument } from '../reads/documents.ts';
import { type ChangedMarker, type CreatedMarker, once } from './once.ts';

const cartOf = (version: string): CartDocument => ({
  version,
  lines: [],
  updatedAt: new Date(0),
});

const created: CreatedMarker<CartDocument, string> = {
  creates: (id) => carts.doc(id),
  answer: ({ version }) => `first ${version}`,
};

const request = (key: string | undefined, input: unknown = {}) => ({
  caller: 'ada',
  key,
  input,
  marker: created,
});

const create = (key: string | undefined, version: string, input?: unknown) =>
  once(request(key, input), async (transaction) => {
    transaction.create(carts.doc(transaction.id), cartOf(version));
    return version;
  });

describe('once, with a document that the request creates', () => {
  it('answers a retry from the document', async () => {
    const key = randomUUID();
    expect(await create(key, 'a')).toBe('a');
    expect(await create(key, 'b')).toBe('first a');
  });

  it('carries out another input, and each call without a key', async () => {
    const key = randomUUID();
    const calls = [create(key, 'a', 1), create(key, 'b', 2), create(undefined, 'c')];
    expect(await Promise.all(calls)).toEqual(['a', 'b', 'c']);
  });

  it('carries out one of several calls at the same time', async () => {
    const key = randomUUID();
    const results = await Promise.all(['a', 'b', 'c', 'd'].map((one) => create(key, one)));
    const [first] = results.filter((result) => result.length === 1);
    expect(results.filter((result) => result === `first ${first}`)).toHaveLength(3);
  });

  it('answers a retry whose work is now refused, and throws the refusal of a first request', async () => {
    const key = randomUUID();
    const refuse = () => once(request(key), () => Promise.reject(new Error('sold out')));
    await expect(refuse()).rejects.toThrow('sold out');
    await create(key, 'a');
    expect(await refuse()).toBe('first a');
  });

  it('throws what the marker throws about another request', async () => {
    const key = randomUUID();
    await create(key, 'a');
    const answer = () => {
      throw new Error('conflict');
    };
    const conflicting = { ...request(key), marker: { ...created, answer } };
    await expect(once(conflicting, () => Promise.reject(new Error('no')))).rejects.toThrow(
      'conflict',
    );
  });
});

describe('once, with a document that the request changes', () => {
  it('gives the work the content, and answers a retry from it', async () => {
    const [key, owner] = [randomUUID(), randomUUID()];
    await carts.doc(owner).set(cartOf('before'));
    const marker: ChangedMarker<CartDocument, string> = {
      changes: carts.doc(owner),
      isFrom: ({ version }, id) => version === id,
      answer: () => 'earlier',
    };
    const change = () =>
      once({ caller: 'ada', key, input: {}, marker }, async (transaction, stored) => {
        transaction.update(carts.doc(owner), { version: transaction.id });
        return stored?.version;
      });
    expect(await change()).toBe('before');
    expect(await change()).toBe('earlier');
    expect((await readDocument(carts.doc(owner)))?.version).toHaveLength(64);
  });

  it('carries out one of several calls at the same time, whose answers agree', async () => {
    const [key, owner] = [randomUUID(), randomUUID()];
    await carts.doc(owner).set(cartOf('before'));
    const marker: ChangedMarker<CartDocument, string> = {
      changes: carts.doc(owner),
      isFrom: ({ version }, id) => version === id,
      answer: ({ version }) => version,
    };
    let changes = 0;
    const change = () =>
      once({ caller: 'ada', key, input: {}, marker }, async (transaction) => {
        changes += 1;
        transaction.update(carts.doc(owner), { version: transaction.id });
        return transaction.id;
      });
    expect(new Set(await Promise.all([change(), change(), change()])).size).toBe(1);
    expect(changes).toBe(1);
  });

  it('looks at the document again when another request has created the same meanwhile', async () => {
    const [owner, follower] = [randomUUID(), randomUUID()];
    await carts.doc(owner).set(cartOf('before'));
    const marker: ChangedMarker<CartDocument, string> = {
      changes: carts.doc(owner),
      isFrom: ({ version }, id) => version === id,
      answer: ({ version }) => version,
    };
    const follow = (meanwhile: () => Promise<unknown>) =>
      once({ caller: 'ada', key: undefined, input: {}, marker }, async (transaction, stored) => {
        if (stored?.version !== 'before') throw new Error('too late');
        await meanwhile();
        transaction.create(carts.doc(follower), cartOf(transaction.id));
        transaction.update(carts.doc(owner), { version: transaction.id });
        return transaction.id;
      });
    const first = () => follow(() => Promise.resolve());
    await expect(follow(first)).rejects.toThrow('too late');
    const { version } = (await readDocument(carts.doc(owner))) ?? {};
    expect((await readDocument(carts.doc(follower)))?.version).toBe(version);
  });
});
