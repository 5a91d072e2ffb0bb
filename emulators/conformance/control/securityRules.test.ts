import { Firestore } from '@google-cloud/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { codes, connect, failureOf, freshId } from '../support/firestore.ts';
import { loadRules } from '../support/rules.ts';
import { tokenOf } from '../support/token.ts';

const project = freshId();
const admin = connect(project);

await loadRules(
  project,
  `function isAdmin() { return request.auth != null && request.auth.token.admin == true; }
    match /tools/{id} {
      allow get: if true;
      allow list: if request.query.limit <= 3;
      allow create: if isAdmin() && request.resource.data.price > 0;
      allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['price']);
    }
    match /orders/{id} {
      allow read: if resource.data.userId == request.auth.uid;
      allow create: if exists(/databases/$(database)/documents/tools/$(request.resource.data.tool))
        && getAfter(/databases/$(database)/documents/ledger/$(id)).data.n == 1;
    }
    match /ledger/{id} { allow create: if request.auth != null; }
    match /{path=**}/notes/{id} { allow read: if request.auth.uid == 'ann'; }`,
);

/** A client that sends a bearer token with each request. */
const clientWith = (bearer: string) => {
  const client = new Firestore({
    projectId: project,
    customHeaders: { Authorization: `Bearer ${bearer}` },
  });
  afterAll(() => client.terminate());
  return client;
};

const visitor = clientWith(tokenOf({ sub: 'nobody' }));
const ann = clientWith(tokenOf({ user_id: 'ann', sub: 'ann' }));
const boss = clientWith(tokenOf({ sub: 'boss', admin: true }));

const denied = { code: codes.PERMISSION_DENIED };

await admin.doc('tools/saw').set({ price: 1, name: 'Saw' });
await admin.doc('orders/of-ann').set({ userId: 'ann', n: 1 });
await admin.doc('orders/of-bob').set({ userId: 'bob', n: 2 });
await admin.doc('users/ann/notes/x').set({ text: 'hello' });

// The SDK retries a denied read for several seconds before it reports it.
describe.concurrent('security rules', () => {
  it('the owner bypasses all rules', async () => {
    await admin.doc('anything/goes').set({ a: 1 });
    expect((await admin.doc('orders/of-bob').get()).exists).toBe(true);
  });

  it('get is checked per document, including missing ones', async () => {
    expect((await visitor.doc('tools/saw').get()).get('name')).toBe('Saw');
    expect((await visitor.doc('tools/none').get()).exists).toBe(false);
    expect((await ann.doc('orders/of-ann').get()).exists).toBe(true);
    expect(await failureOf(ann.doc('orders/of-bob').get())).toMatchObject(denied);
  });

  it('list is checked for the query: its limit', async () => {
    expect((await visitor.collection('tools').limit(3).get()).size).toBeGreaterThan(0);
    expect(await failureOf(visitor.collection('tools').limit(4).get())).toMatchObject(denied);
  });

  it('a list without the required limit is denied', async () => {
    expect(await failureOf(visitor.collection('tools').get())).toMatchObject(denied);
  });

  it('list is allowed when the query fixes the field of the rule', async () => {
    const orders = ann.collection('orders');
    const own = await orders.where('userId', '==', 'ann').get();
    expect(own.docs.map(({ id }) => id)).toEqual(['of-ann']);
    expect(await failureOf(orders.where('userId', '==', 'bob').get())).toMatchObject(denied);
  });

  it('list is denied when the query does not fix that field', async () => {
    expect(await failureOf(ann.collection('orders').where('n', '==', 1).get())).toMatchObject(
      denied,
    );
  });

  it('each value of an in filter must be allowed', async () => {
    const both = ann.collection('orders').where('userId', 'in', ['ann', 'bob']);
    expect(await failureOf(both.get())).toMatchObject(denied);
  });

  it('counting requires list permission', async () => {
    const orders = ann.collection('orders');
    expect((await orders.where('userId', '==', 'ann').count().get()).data().count).toBe(1);
    expect(await failureOf(orders.count().get())).toMatchObject(denied);
  });

  it('a collection group needs a rule for any depth', async () => {
    expect((await ann.collectionGroup('notes').get()).size).toBe(1);
    expect(await failureOf(boss.collectionGroup('notes').get())).toMatchObject(denied);
  });

  it('create sees the caller’s claims and the new fields', async () => {
    expect(await failureOf(ann.doc('tools/new').create({ price: 3 }))).toMatchObject(denied);
    expect(await failureOf(boss.doc('tools/new').create({ price: 0 }))).toMatchObject(denied);
    await boss.doc('tools/new').create({ price: 3 });
  });

  it('update sees the document before and after, with masks applied', async () => {
    await admin.doc('tools/plane').set({ price: 1, name: 'Plane' });
    const plane = ann.doc('tools/plane');
    expect(await failureOf(plane.update({ name: 'Jack plane' }))).toMatchObject(denied);
    await plane.update({ price: 2 });
    await plane.set({ price: 3, name: 'Plane' });
    expect((await admin.doc('tools/plane').get()).get('price')).toBe(3);
  });

  it('delete without a rule is denied', async () => {
    expect(await failureOf(boss.doc('tools/saw').delete())).toMatchObject(denied);
  });

  it('getAfter sees the whole commit, and one denied write rejects all', async () => {
    const order = ann.doc('orders/new');
    expect(await failureOf(order.create({ tool: 'saw' }))).toMatchObject(denied);
    const batch = () => ann.batch().create(ann.doc('ledger/new'), { n: 1 });
    expect(await failureOf(batch().create(order, { tool: 'none' }).commit())).toMatchObject(denied);
    expect((await admin.doc('ledger/new').get()).exists).toBe(false);
    await batch().create(order, { tool: 'saw' }).commit();
    expect((await admin.doc('orders/new').get()).exists).toBe(true);
  });

  it('an invalid token is rejected', async () => {
    const failure = await failureOf(clientWith('garbage').doc('tools/saw').set({}));
    expect(failure.code).toBe(codes.INVALID_ARGUMENT);
  });
});
