import { FieldValue } from '@google-cloud/firestore';
import { describe, expect, it } from 'vitest';
import { codes, connect, freshId, isOfficial } from '../support/firestore.ts';
import { loadRules } from '../support/rules.ts';
import { tokenOf } from '../support/token.ts';
import { wireSearch } from '../support/vectors.ts';
import { RawListener } from './support/rawListener.ts';

const project = freshId();
const firestore = connect(project);

/** A collection with documents of these ids; the nth has the field n. */
const fill = async (...ids: string[]) => {
  const collection = firestore.collection(freshId());
  const batch = firestore.batch();
  for (const [n, id] of ids.entries()) batch.set(collection.doc(id), { n });
  await batch.commit();
  return collection;
};

const byN = { orderBy: [{ field: { fieldPath: 'n' }, direction: 'ASCENDING' }] };

const below = (value: number) => ({
  where: {
    fieldFilter: { field: { fieldPath: 'n' }, op: 'LESS_THAN', value: { integerValue: value } },
  },
});

/**
 * The expected responses to a change. Google's emulator resets the target and sends all documents;
 * production sends only the changes, as documented:
 * https://cloud.google.com/firestore/docs/reference/rpc/google.firestore.v1#listenresponse
 */
const expectedChanges = (changes: string[], ids: string[]) =>
  isOfficial ? ['RESET', ...ids.map((id) => `change ${id}`), 'CURRENT'] : changes;

describe('Listen', () => {
  it('sends ADD, the documents in order, CURRENT and one snapshot', async () => {
    const collection = await fill('b', 'a');
    const listener = new RawListener(project);
    listener.addQuery(2, collection.id, byN);
    const snapshot = await listener.snapshot(2, ['a', 'b']);
    expect(listener.log).toEqual(['ADD', 'change b', 'change a', 'CURRENT', 'NO_CHANGE']);
    expect(snapshot.resumeToken?.length).toBeGreaterThan(0);
    expect(Number(snapshot.readTime?.seconds)).toBeGreaterThan(1_700_000_000);
  });

  it('reports a missing document as deleted', async () => {
    const collection = await fill('a');
    const listener = new RawListener(project);
    listener.addDocuments(2, `${collection.id}/a`, `${collection.id}/none`);
    await listener.snapshot(2, ['a']);
    expect(listener.log).toEqual(['ADD', 'change a', 'delete none', 'CURRENT', 'NO_CHANGE']);
  });

  it('supports several targets on one stream, with one snapshot per commit', async () => {
    const collection = await fill('a', 'b', 'c');
    const listener = new RawListener(project);
    listener.addQuery(2, collection.id);
    listener.addQuery(4, collection.id, below(2));
    listener.addDocuments(6, `${collection.id}/a`);
    await listener.snapshot(6, ['a']);
    const before = listener.log.length;
    await firestore.batch().delete(collection.doc('a')).set(collection.doc('b'), { n: 9 }).commit();
    await listener.snapshot(4, []);
    await listener.snapshot(2, ['b', 'c']);
    await listener.snapshot(6, []);
    const since = listener.log.slice(before);
    expect(since.filter((entry) => entry === 'NO_CHANGE')).toEqual(['NO_CHANGE']);
  });

  it('sends the changes of a commit', async () => {
    const collection = await fill('a', 'b', 'c', 'd');
    const listener = new RawListener(project);
    listener.addQuery(2, collection.id, { ...byN, limit: { value: 3 } });
    await listener.snapshot(2, ['a', 'b', 'c']);
    const expectLog = async (action: Promise<unknown>, changes: string[], ids: string[]) => {
      const before = listener.log.length;
      await action;
      await listener.snapshot(2, ids);
      expect(listener.log.slice(before)).toEqual([...expectedChanges(changes, ids), 'NO_CHANGE']);
    };
    await expectLog(collection.doc('a').delete(), ['delete a', 'change d'], ['b', 'c', 'd']);
    await expectLog(collection.doc('e').set({ n: 0 }), ['remove d', 'change e'], ['e', 'b', 'c']);
  });

  it('sends nothing for a removed target', async () => {
    const collection = await fill('a');
    const listener = new RawListener(project);
    listener.addQuery(2, collection.id);
    await listener.snapshot(2, ['a']);
    listener.removeTarget(2);
    expect(await listener.removal(2)).toBeFalsy();
    const before = listener.log.length;
    await collection.doc('b').set({ n: 1 });
    listener.addDocuments(4, `${collection.id}/b`);
    await listener.snapshot(4, ['b']);
    expect(listener.log.slice(before)).toEqual(['ADD', 'change b', 'CURRENT', 'NO_CHANGE']);
  });

  it('removes a target with once after its first snapshot', async () => {
    const collection = await fill('a');
    const listener = new RawListener(project);
    listener.addQuery(2, collection.id, {}, { once: true });
    // Google's emulator keeps it.
    // https://cloud.google.com/firestore/docs/reference/rpc/google.firestore.v1#target
    if (isOfficial) {
      await listener.snapshot(2, ['a']);
      listener.removeTarget(2);
    }
    expect(await listener.removal(2)).toBeFalsy();
    expect(listener.log).toEqual(['ADD', 'change a', 'CURRENT', 'NO_CHANGE', 'REMOVE']);
  });

  it('assigns an id to a target without one', async () => {
    const collection = await fill('a');
    const listener = new RawListener(project);
    listener.addQuery(0, collection.id);
    await listener.snapshot(1, ['a']);
  });

  it('ends with OK when the client ends', async () => {
    const collection = await fill('a');
    const listener = new RawListener(project);
    listener.addQuery(2, collection.id);
    await listener.snapshot(2, ['a']);
    listener.end();
    expect((await listener.ended()).code).toBe(0);
  });
});

describe('Listen, resumed', () => {
  /** The last snapshot of an interrupted listener, with changes made after it. */
  const interrupted = async (query: object, ids: string[]) => {
    const collection = await fill('a', 'b', 'c', 'd');
    const first = new RawListener(project);
    first.addQuery(2, collection.id, query);
    const { resumeToken, readTime } = await first.snapshot(2, ids);
    first.cancel();
    await collection.doc('a').delete();
    await collection.doc('b').update({ n: 1.5 });
    return { collection, resumeToken, readTime };
  };

  it('sends the changes since the token', async () => {
    const { collection, resumeToken } = await interrupted(byN, ['a', 'b', 'c', 'd']);
    const listener = new RawListener(project);
    const expectedCount = { value: 4 };
    listener.addQuery(2, collection.id, byN, { resumeToken, expectedCount });
    await listener.snapshot(2, isOfficial ? ['b', 'c', 'd'] : ['b']);
    const changes = expectedChanges(['change b', 'delete a', 'CURRENT'], ['b', 'c', 'd']);
    expect(listener.log).toEqual(['ADD', ...changes, 'NO_CHANGE']);
  });

  it('sends the changes since a time, also with a limit', async () => {
    const query = { ...byN, limit: { value: 3 } };
    const { collection, readTime } = await interrupted(query, ['a', 'b', 'c']);
    const listener = new RawListener(project);
    listener.addQuery(2, collection.id, query, { readTime });
    await listener.snapshot(2, isOfficial ? ['b', 'c', 'd'] : ['b', 'd']);
    const changes = expectedChanges(
      ['delete a', 'change b', 'change d', 'CURRENT'],
      ['b', 'c', 'd'],
    );
    expect(listener.log).toEqual(['ADD', ...changes, 'NO_CHANGE']);
    await collection.doc('d').delete();
    await listener.snapshot(2, isOfficial ? ['b', 'c'] : ['b']);
  });

  it('sends an existence filter when the client has another count', async () => {
    const { collection, resumeToken } = await interrupted({}, ['a', 'b', 'c', 'd']);
    const listener = new RawListener(project);
    const expectedCount = { value: 5 };
    listener.addQuery(2, collection.id, {}, { resumeToken, expectedCount });
    await listener.snapshot(2, isOfficial ? ['b', 'c', 'd'] : ['b']);
    expect(listener.log).toContain(isOfficial ? 'RESET' : 'filter 3');
  });

  it('starts over with an unknown token', async () => {
    const { collection } = await interrupted({}, ['a', 'b', 'c', 'd']);
    const listener = new RawListener(project);
    const resumeToken = Buffer.from('of another server');
    listener.addQuery(2, collection.id, byN, { resumeToken });
    await listener.snapshot(2, ['b', 'c', 'd']);
    expect(listener.log).toEqual([
      ...['ADD', 'RESET', 'change b', 'change c', 'change d', 'CURRENT', 'NO_CHANGE'],
    ]);
  });

  it('starts over with a time before the database existed', async () => {
    const collection = await fill('a');
    const listener = new RawListener(project);
    listener.addQuery(2, collection.id, {}, { readTime: { seconds: 1_000_000_000, nanos: 0 } });
    await listener.snapshot(2, ['a']);
    expect(listener.log).toEqual(['ADD', 'RESET', 'change a', 'CURRENT', 'NO_CHANGE']);
  });
});

describe('Listen with findNearest', () => {
  it('updates the nearest documents with their distance', async () => {
    const collection = firestore.collection(freshId());
    const put = (id: string, ...numbers: number[]) =>
      collection.doc(id).set({ v: FieldValue.vector(numbers) });
    await put('a', 2, 0);
    await put('far', 9, 9);
    const findNearest = wireSearch({ limit: { value: 2 }, distanceResultField: 'distance' });
    const listener = new RawListener(project);
    listener.addQuery(2, collection.id, { findNearest });
    await listener.snapshot(2, ['a', 'far']);
    await put('b', 1, 0);
    await listener.snapshot(2, ['a', 'b']);
    await collection.doc('a').delete();
    await listener.snapshot(2, ['b', 'far']);
    const again = ['RESET', 'change b', 'change far', 'CURRENT', 'NO_CHANGE'];
    const changed = ['delete a', 'change far', 'NO_CHANGE'];
    expect(listener.log.slice(isOfficial ? -5 : -3)).toEqual(isOfficial ? again : changed);
  });
});

describe('Listen rejects', () => {
  const denied = { code: codes.PERMISSION_DENIED };

  it('targets that the rules deny, and keeps the stream open', async () => {
    const projectId = freshId();
    await loadRules(projectId, 'match /tools/{id} { allow read: if request.query.limit <= 3; }');
    const listener = new RawListener(projectId, tokenOf({ sub: 'ann' }));
    listener.addQuery(2, 'tools');
    expect(await listener.removal(2)).toMatchObject(denied);
    listener.addQuery(4, 'tools', { limit: { value: 3 } });
    await listener.snapshot(4, []);
    listener.addDocuments(6, 'orders/x');
    expect(await listener.removal(6)).toMatchObject(denied);
  });

  it('a denied new version of a document target, but not of a query', async () => {
    const projectId = freshId();
    await loadRules(
      projectId,
      'match /tools/{id} { allow get: if resource.data.n < 10; allow list: if true; }',
    );
    const tool = connect(projectId).doc('tools/saw');
    await tool.set({ n: 1 });
    const listener = new RawListener(projectId, tokenOf({ sub: 'ann' }));
    listener.addQuery(2, 'tools', below(100));
    listener.addDocuments(4, 'tools/saw');
    await listener.snapshot(4, ['saw']);
    await tool.set({ n: 10 });
    expect(await listener.removal(4)).toMatchObject(denied);
    await tool.set({ n: 200 });
    await listener.snapshot(2, []);
  });

  it('invalid names', async () => {
    const listener = new RawListener(project);
    listener.send({ addTarget: { targetId: 2, documents: { documents: ['nonsense'] } } });
    expect(await listener.removal(2)).toMatchObject({ code: codes.INVALID_ARGUMENT });
    listener.addDocuments(4, 'tools');
    expect(await listener.removal(4)).toMatchObject({ code: codes.INVALID_ARGUMENT });
  });

  const negative = { from: [{ collectionId: 'tools' }], limit: { value: -1 } };
  const parent = `projects/${project}/databases/(default)/documents`;

  it.each([
    ['an invalid query', { query: { parent, structuredQuery: negative } }],
    ['an empty target', {}],
  ])('%s', async (_, target) => {
    const listener = new RawListener(project);
    listener.send({ addTarget: { targetId: 2, ...target } });
    // Google's emulator ends the stream with UNKNOWN.
    const failure = await (isOfficial ? listener.ended() : listener.removal(2));
    expect(failure?.code).toBe(isOfficial ? 2 : codes.INVALID_ARGUMENT);
  });

  it.each([
    ['neither adds nor removes', {}],
    ['has a negative id', { addTarget: { targetId: -1, documents: { documents: [] } } }],
  ])('a request that %s, and ends the stream', async (_, request) => {
    const listener = new RawListener(project);
    listener.send(request);
    // Google's emulator responds with UNKNOWN.
    expect((await listener.ended()).code).toBe(isOfficial ? 2 : codes.INVALID_ARGUMENT);
  });

  it('an id in use, and ends the stream', async () => {
    const listener = new RawListener(project);
    listener.addQuery(2, 'tools');
    await listener.snapshot(2, []);
    listener.addQuery(2, 'tools');
    expect((await listener.ended()).code).toBe(isOfficial ? 2 : codes.INVALID_ARGUMENT);
  });

  // Google's emulator accepts expired tokens; production refuses them.
  it('an expired token', async () => {
    const now = Math.floor(Date.now() / 1000);
    const token = tokenOf({ sub: 'ann', iat: now - 3600, exp: now - 1 });
    const listener = new RawListener(project, token);
    listener.addQuery(2, 'tools');
    if (isOfficial) await listener.snapshot(2, []);
    else expect((await listener.ended()).code).toBe(codes.UNAUTHENTICATED);
  });

  it('a token that expires, and ends the stream', async () => {
    const now = Math.floor(Date.now() / 1000);
    const token = tokenOf({ sub: 'ann', iat: now - 3600, exp: now + 2 });
    const listener = new RawListener(project, token);
    listener.addQuery(2, 'tools');
    await listener.snapshot(2, []);
    if (!isOfficial) expect((await listener.ended()).code).toBe(codes.UNAUTHENTICATED);
  });

  it('an invalid token', async () => {
    const listener = new RawListener(project, 'garbage');
    listener.addQuery(2, 'tools');
    expect((await listener.ended()).code).toBe(codes.INVALID_ARGUMENT);
  });
});
