import type * as app from 'firebase/app';
import type * as firestore from 'firebase/firestore';

type Subscribe<T> = (next: (snapshot: T) => void, fail: (error: Error) => void) => () => void;

/** A listener in a page, with all its snapshots. */
interface Watch<T> {
  readonly snapshots: T[];
  /** Waits until the latest snapshot meets a condition. Rejects when the listener fails. */
  until(condition: (snapshot: T) => boolean): Promise<T>;
  /** Waits until the listener fails; returns the error's code. */
  failure(): Promise<string>;
  readonly stop: () => void;
}

/** The client of a page. */
export interface ClientOptions {
  project: string;
  /** The signed-in user; a visitor when undefined. */
  uid?: string | undefined;
  host: string;
  port: number;
  /** Keeps documents and pending writes in IndexedDB, shared by the tabs of the browser context. */
  isPersistent?: boolean | undefined;
  /** `useFetchStreams` is not part of the public settings. */
  settings?: (firestore.FirestoreSettings & { useFetchStreams?: boolean }) | undefined;
}

declare global {
  /** The web SDK of a page. */
  var sdk: typeof app & typeof firestore;
  /** The client of a page. */
  var db: firestore.Firestore;
  /** Listens to a document, including changes of its metadata. */
  var watchDocument: (path: string) => Watch<firestore.DocumentSnapshot>;
  /** Listens to a query, including changes of its metadata. */
  var watchQuery: (query: firestore.Query) => Watch<firestore.QuerySnapshot>;
  /** A document that several steps of a test listen to. */
  var item: Watch<firestore.DocumentSnapshot>;
  /** A query that several steps of a test listen to. */
  var items: Watch<firestore.QuerySnapshot>;
}

/** Runs in a page: creates its globals. */
export const createGlobals = (options: ClientOptions): void => {
  const { project, uid, host, port, isPersistent, settings } = options;
  sdk.setLogLevel('silent');
  const app = sdk.initializeApp({ projectId: project, apiKey: 'none' });
  const cache = isPersistent && {
    localCache: sdk.persistentLocalCache({ tabManager: sdk.persistentMultipleTabManager() }),
  };
  globalThis.db = sdk.initializeFirestore(app, { ...settings, ...cache });
  sdk.connectFirestoreEmulator(db, host, port, uid ? { mockUserToken: { sub: uid } } : {});

  const watch = <T>(subscribe: Subscribe<T>): Watch<T> => {
    const snapshots: T[] = [];
    let error: (Error & { code?: string }) | undefined;
    const waiting = new Set<() => void>();
    const changed = () => new Promise<void>((resolve) => waiting.add(resolve));
    const notify = () => {
      for (const resolve of waiting) resolve();
      waiting.clear();
    };
    const stop = subscribe(
      (snapshot) => {
        snapshots.push(snapshot);
        notify();
      },
      (failure) => {
        error = failure;
        notify();
      },
    );
    return {
      snapshots,
      stop,
      until: async (condition) => {
        for (;;) {
          if (error) throw error;
          const latest = snapshots.at(-1);
          if (latest !== undefined && condition(latest)) return latest;
          await changed();
        }
      },
      failure: async () => {
        while (!error) await changed();
        return String(error.code);
      },
    };
  };
  const all = { includeMetadataChanges: true };
  globalThis.watchDocument = (path) =>
    watch((next, fail) => sdk.onSnapshot(sdk.doc(db, path), all, next, fail));
  globalThis.watchQuery = (query) => watch((next, fail) => sdk.onSnapshot(query, all, next, fail));
};
