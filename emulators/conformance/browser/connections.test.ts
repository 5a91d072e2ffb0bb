import { describe, expect, it } from 'vitest';
import { connect, freshId } from '../support/firestore.ts';
import { startProxy } from './support/cuttableProxy.ts';
import { untilItems, watchItems } from './support/items.ts';
import { channelRequests } from './support/requests.ts';
import { startTabs } from './support/tabs.ts';

const project = freshId();
const admin = connect(project);
const tabs = await startTabs();

/** The numbers from 1. */
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('firebase/firestore in Chromium: lost connections', () => {
  it.each([
    ['streams', { experimentalAutoDetectLongPolling: false }],
    ['polls', { experimentalForceLongPolling: true }],
  ])('a listener that %s gets every change once', async (_, settings) => {
    const proxy = await startProxy();
    const path = freshId();
    const tab = await tabs.open({ project, settings, server: proxy.server });
    const { opened } = channelRequests(tab);
    await watchItems(tab, path);
    await untilItems(tab, []);
    for (const n of upTo(5)) {
      proxy.cut();
      await admin.doc(`${path}/d${n}`).set({ n });
      await untilItems(tab, upTo(n));
    }
    const added = await tab.evaluate(() =>
      items.snapshots.flatMap((now) =>
        now.docChanges().map(({ type, doc }) => `${type} ${doc.id}`),
      ),
    );
    expect(added).toEqual(upTo(5).map((n) => `added d${n}`));
    expect(opened).toEqual(['Listen']);
  });

  it('a write is applied once', async () => {
    const proxy = await startProxy();
    const path = `${freshId()}/counter`;
    await admin.doc(path).set({ n: 0 });
    const tab = await tabs.open({ project, server: proxy.server });
    const increase = () =>
      tab.evaluate((at) => sdk.updateDoc(sdk.doc(db, at), { n: sdk.increment(1) }), path);
    await increase();
    for (const _ of upTo(5)) {
      const done = increase();
      await tab.waitForRequest((request) => request.url().includes('/Write/channel'));
      proxy.cut();
      await done;
    }
    expect((await admin.doc(path).get()).get('n')).toBe(6);
  });
});
