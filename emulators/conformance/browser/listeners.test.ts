import { describe, expect, it } from 'vitest';
import { connect, freshId } from '../support/firestore.ts';
import { loadRules } from '../support/rules.ts';
import { latestChanges, untilItems, watchItems } from './support/items.ts';
import { channelRequests } from './support/requests.ts';
import { startTabs } from './support/tabs.ts';

const project = freshId();
const admin = connect(project);
const tabs = await startTabs();

await loadRules(
  project,
  `match /open/{document=**} { allow read, write: if true; }
   match /readable/{id} { allow read: if true; }
   match /own/{uid} { allow read, write: if request.auth.uid == uid; }`,
);

/** The path of a collection of one test, which everyone may read and write. */
const openPath = () => `open/${freshId()}/items`;

describe('firebase/firestore in Chromium: listeners', () => {
  it('follows a document from its creation to its deletion', async () => {
    const path = `${openPath()}/a`;
    const tab = await tabs.open({ project });
    const until = (n: number | undefined) =>
      tab.evaluate(
        async ([at, expected]) => {
          globalThis.item ??= watchDocument(at);
          await item.until((now) => now.get('n') === expected && !now.metadata.fromCache);
        },
        [path, n] as const,
      );
    await until(undefined);
    await admin.doc(path).set({ n: 1 });
    await until(1);
    await admin.doc(path).update({ n: 2 });
    await until(2);
    await admin.doc(path).delete();
    await until(undefined);
  });

  it('follows a query: added, modified and removed documents', async () => {
    const path = openPath();
    await admin.doc(`${path}/a`).set({ n: 1 });
    const tab = await tabs.open({ project });
    await watchItems(tab, path);
    await untilItems(tab, [1]);
    await admin.doc(`${path}/b`).set({ n: 2 });
    await untilItems(tab, [1, 2]);
    expect(await latestChanges(tab)).toEqual([['added', 'b']]);
    await admin.doc(`${path}/a`).update({ n: 3 });
    await untilItems(tab, [2, 3]);
    expect(await latestChanges(tab)).toEqual([['modified', 'a']]);
    await admin.doc(`${path}/b`).delete();
    await untilItems(tab, [3]);
    expect(await latestChanges(tab)).toEqual([['removed', 'b']]);
  });

  it('shows its own write at once, and then its confirmation', async () => {
    const path = `${openPath()}/a`;
    await admin.doc(path).set({ n: 0 });
    const tab = await tabs.open({ project });
    const states = await tab.evaluate(async (at) => {
      const seen = watchDocument(at);
      await seen.until((now) => !now.metadata.fromCache);
      const saved = sdk.updateDoc(sdk.doc(db, at), { n: sdk.increment(1) });
      const atOnce = await seen.until((now) => now.get('n') === 1);
      await saved;
      const confirmed = await seen.until((now) => !now.metadata.hasPendingWrites);
      return [atOnce, confirmed].map((now) => [now.get('n'), now.metadata.hasPendingWrites]);
    }, path);
    expect(states).toEqual([
      [1, true],
      [1, false],
    ]);
  });

  it('takes a denied write back', async () => {
    const path = `readable/${freshId()}`;
    await admin.doc(path).set({ n: 1 });
    const tab = await tabs.open({ project });
    const values = await tab.evaluate(async (at) => {
      const seen = watchDocument(at);
      await seen.until((now) => !now.metadata.fromCache);
      const code = sdk.setDoc(sdk.doc(db, at), { n: 2 }).catch((error) => error.code);
      await seen.until((now) => now.get('n') === 2);
      await seen.until((now) => now.get('n') === 1 && !now.metadata.hasPendingWrites);
      return code;
    }, path);
    expect(values).toBe('permission-denied');
  });

  it('ends a denied listener, while the others of its stream continue', async () => {
    const path = `${openPath()}/a`;
    await admin.doc(path).set({ n: 1 });
    const tab = await tabs.open({ project, uid: 'ann' });
    const code = tab.evaluate(async (at) => {
      const seen = watchDocument(at);
      await seen.until((now) => now.get('n') === 1);
      const denied = await watchDocument('own/bob').failure();
      const deniedQuery = await watchQuery(sdk.collection(db, 'own')).failure();
      await sdk.setDoc(sdk.doc(db, at), { n: 2 });
      await seen.until((now) => now.get('n') === 2 && !now.metadata.hasPendingWrites);
      return [denied, deniedQuery];
    }, path);
    expect(await code).toEqual(['permission-denied', 'permission-denied']);
  });

  it('sends all listeners of a page over one stream', async () => {
    const path = openPath();
    const tab = await tabs.open({ project });
    const { opened } = channelRequests(tab);
    await tab.evaluate(async (at) => {
      const watches = Array.from({ length: 20 }, (_, n) => watchDocument(`${at}/d${n}`));
      await Promise.all(watches.map((seen) => seen.until((now) => !now.metadata.fromCache)));
      await sdk.setDoc(sdk.doc(db, `${at}/d7`), { n: 7 });
      await watches[7]?.until((now) => now.get('n') === 7 && !now.metadata.hasPendingWrites);
      for (const seen of watches) seen.stop();
    }, path);
    expect(opened).toEqual(['Listen', 'Write']);
  });

  /**
   * Opens a tab that sees three changes of the server, and makes one. Returns its back-channels'
   * modes.
   */
  const backChannelsOf = async (settings: object) => {
    const path = openPath();
    const tab = await tabs.open({ project, settings });
    const { backChannels } = channelRequests(tab);
    await watchItems(tab, path);
    await untilItems(tab, []);
    for (const n of [1, 2, 3]) {
      await admin.doc(`${path}/admin${n}`).set({ n });
      await untilItems(tab, [1, 2, 3].slice(0, n));
    }
    await tab.evaluate((at) => sdk.setDoc(sdk.doc(db, `${at}/own`), { n: 4 }), path);
    await untilItems(tab, [1, 2, 3, 4]);
    return backChannels;
  };

  it.each([
    ['streams', { experimentalAutoDetectLongPolling: false }, '0'],
    [
      'streams without fetch',
      { experimentalAutoDetectLongPolling: false, useFetchStreams: false },
      '0',
    ],
    ['polls', { experimentalForceLongPolling: true }, '1'],
    [
      'polls with a timeout',
      { experimentalForceLongPolling: true, experimentalLongPollingOptions: { timeoutSeconds: 5 } },
      '1',
    ],
  ])('%s', async (_, settings, mode) => {
    expect(new Set(await backChannelsOf(settings))).toEqual(new Set([mode]));
  });

  // It polls later if the first bytes take longer than four times the opening of the session, which
  // happens on a busy machine.
  it('streams at first if it is to detect a proxy that buffers', async () => {
    const modes = await backChannelsOf({});
    expect(modes[0]).toBe('0');
  });

  it('ends its sessions with the client', async () => {
    const path = openPath();
    const tab = await tabs.open({ project });
    const { terminated } = channelRequests(tab);
    await watchItems(tab, path);
    await untilItems(tab, []);
    const answer = tab.waitForResponse((response) => response.url().includes('TYPE=terminate'));
    await tab.evaluate(() => sdk.terminate(db));
    expect((await answer).status()).toBe(200);
    expect(terminated).toEqual(['Listen']);
  });
});
