import type { Page } from '@playwright/test';
import type { QuerySnapshot } from 'firebase/firestore';

/** Starts to listen, as `items`, to the documents of a collection in the order of their `n`. */
export const watchItems = (tab: Page, path: string): Promise<void> =>
  tab.evaluate((at) => {
    globalThis.items = watchQuery(sdk.query(sdk.collection(db, at), sdk.orderBy('n')));
  }, path);

/** Waits until `items` has exactly these values of `n`, all of them confirmed by the server. */
export const untilItems = (tab: Page, values: readonly number[]): Promise<void> =>
  tab.evaluate(async (expected) => {
    const isExpected = ({ docs, metadata }: QuerySnapshot) =>
      !metadata.hasPendingWrites &&
      !metadata.fromCache &&
      `${docs.map((document) => document.get('n'))}` === `${expected}`;
    await items.until(isExpected);
  }, values);

/** The latest changes of documents in `items`. */
export const latestChanges = (tab: Page): Promise<[type: string, id: string][]> =>
  tab.evaluate(() => {
    const changes = items.snapshots.map((snapshot) => snapshot.docChanges());
    const latest = changes.findLast(({ length }) => length > 0) ?? [];
    return latest.map(({ type, doc }) => [type, doc.id]);
  });
