import type { Page } from '@playwright/test';

/** A text that the browser stores for the shop, and where. */
export interface StoredText {
  place: string;
  text: string;
}

/** Runs in the browser, so it uses nothing outside this function. */
const readStored = async (): Promise<StoredText[]> => {
  const inStorage = (name: 'localStorage' | 'sessionStorage') =>
    Object.entries(window[name]).map(([key, text]) => ({ place: `${name} ${key}`, text }));

  const done = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });

  const inDatabase = async (name: string) => {
    const database = await done(indexedDB.open(name));
    const texts: StoredText[] = [];
    for (const store of database.objectStoreNames) {
      const content = await done(database.transaction(store).objectStore(store).getAll());
      texts.push({ place: `indexedDB ${name} ${store}`, text: JSON.stringify(content) });
    }
    database.close();
    return texts;
  };

  const inCache = async (name: string) => {
    const cache = await caches.open(name);
    const responses = await cache.matchAll();
    return Promise.all(
      responses.map(async (response) => ({
        place: `cache ${name} ${response.url}`,
        text: await response.text(),
      })),
    );
  };

  const databases = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  const lists = await Promise.all([
    ...databases.map(inDatabase),
    ...(await caches.keys()).map(inCache),
  ]);
  return [...inStorage('localStorage'), ...inStorage('sessionStorage'), ...lists.flat()];
};

/** All texts that the browser stores for the shop: in its storages, databases and caches. */
export const storedTexts = (page: Page): Promise<StoredText[]> => page.evaluate(readStored);
