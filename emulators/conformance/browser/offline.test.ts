import type { QuerySnapshot } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { connect, freshId } from '../support/firestore.ts';
import { untilItems, watchItems } from './support/items.ts';
import { channelRequests } from './support/requests.ts';
import { startTabs } from './support/tabs.ts';

const tabs = await startTabs();

/** A project with a client of its owner, and the path of a collection. */
const newProject = () => {
  const project = freshId();
  return { project, admin: connect(project), path: freshId() };
};

describe('firebase/firestore in Chromium: offline persistence', () => {
  it('sends pending writes and gets missed changes when it is online again', async () => {
    const { project, admin, path } = newProject();
    await admin.doc(`${path}/changed`).set({ n: 1 });
    await admin.doc(`${path}/deleted`).set({ n: 2 });
    const context = await tabs.context();
    const tab = await tabs.open({ project, context, isPersistent: true });
    await watchItems(tab, path);
    await untilItems(tab, [1, 2]);
    await context.setOffline(true);
    await tab.evaluate(async (at) => {
      void sdk.setDoc(sdk.doc(db, `${at}/own`), { n: 5 });
      await items.until((now: QuerySnapshot) => now.size === 3 && now.metadata.hasPendingWrites);
    }, path);
    await admin.doc(`${path}/changed`).update({ n: 3 });
    await admin.doc(`${path}/deleted`).delete();
    await admin.doc(`${path}/added`).set({ n: 4 });
    await context.setOffline(false);
    await untilItems(tab, [3, 4, 5]);
    expect((await admin.doc(`${path}/own`).get()).get('n')).toBe(5);
  });

  it('keeps pending writes and documents when the page is closed', async () => {
    const { project, admin, path } = newProject();
    await admin.doc(`${path}/a`).set({ n: 1 });
    const context = await tabs.context();
    const closed = await tabs.open({ project, context, isPersistent: true });
    await watchItems(closed, path);
    await untilItems(closed, [1]);
    await closed.evaluate(async (at) => {
      await sdk.disableNetwork(db);
      void sdk.setDoc(sdk.doc(db, `${at}/b`), { n: 2 });
      await items.until((now) => now.size === 2);
    }, path);
    await closed.close();
    const tab = await tabs.open({ project, context, isPersistent: true });
    const cached = await tab.evaluate(
      async (at) => (await sdk.getDocFromCache(sdk.doc(db, `${at}/a`))).get('n'),
      path,
    );
    expect(cached).toBe(1);
    await tab.evaluate(() => sdk.waitForPendingWrites(db));
    expect((await admin.doc(`${path}/b`).get()).get('n')).toBe(2);
  });

  it('serves the listeners of two tabs over one stream', async () => {
    const { project, admin, path } = newProject();
    const context = await tabs.context();
    const first = await tabs.open({ project, context, isPersistent: true });
    await watchItems(first, path);
    await untilItems(first, []);
    const second = await tabs.open({ project, context, isPersistent: true });
    const { opened } = channelRequests(second);
    await watchItems(second, path);
    await admin.doc(`${path}/a`).set({ n: 1 });
    await untilItems(first, [1]);
    await untilItems(second, [1]);
    await second.evaluate((at) => sdk.setDoc(sdk.doc(db, `${at}/b`), { n: 2 }), path);
    await untilItems(first, [1, 2]);
    await untilItems(second, [1, 2]);
    expect(opened).toEqual([]);
  });

  it('continues in the second tab when the first is closed', async () => {
    const { project, admin, path } = newProject();
    const context = await tabs.context();
    const first = await tabs.open({ project, context, isPersistent: true });
    const second = await tabs.open({ project, context, isPersistent: true });
    await watchItems(second, path);
    await untilItems(second, []);
    await first.evaluate(() => sdk.terminate(db));
    await first.close();
    await admin.doc(`${path}/a`).set({ n: 1 });
    await untilItems(second, [1]);
  });
});
