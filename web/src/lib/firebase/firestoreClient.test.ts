import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openFirestore, releaseFirestore } from './firestoreClient.ts';

const sdk = vi.hoisted(() => ({
  connectFirestoreEmulator: vi.fn(),
  initializeFirestore: vi.fn(() => ({})),
  memoryLocalCache: vi.fn(),
  terminate: vi.fn(async () => {}),
}));
vi.mock('firebase/firestore', () => sdk);
vi.mock('./firebase.ts', () => ({ firebaseApp: {} }));
vi.mock('./config.ts', () => ({ config: { firestoreEmulatorUrl: 'http://127.0.0.1:8080' } }));

const cache = globalThis as {
  _reactFirePreloadedObservables?: Map<string, unknown>;
  _reactFireFirestoreQueryCache?: unknown[];
};

beforeEach(() => {
  sdk.terminate.mockClear();
  sdk.initializeFirestore.mockClear();
});

describe('firestoreClient', () => {
  it('is shared until the last listener ends', () => {
    const first = openFirestore();
    expect(openFirestore()).toBe(first);
    releaseFirestore();
    expect(sdk.terminate).not.toHaveBeenCalled();
    releaseFirestore();
    expect(sdk.terminate).toHaveBeenCalledExactlyOnceWith(first);
    expect(sdk.initializeFirestore).toHaveBeenCalledOnce();
  });

  it('starts again, as often as pages listen', () => {
    const first = openFirestore();
    releaseFirestore();
    expect(openFirestore()).not.toBe(first);
    releaseFirestore();
    expect(sdk.terminate).toHaveBeenCalledTimes(2);
    expect(sdk.connectFirestoreEmulator).toHaveBeenLastCalledWith({}, '127.0.0.1', 8080);
  });

  it('forgets what the hooks have read, but not the session', () => {
    cache._reactFirePreloadedObservables = new Map([
      ['firestore:doc:[DEFAULT]:liveTools/plane', 1],
      ['auth:user:[DEFAULT]', 2],
    ]);
    cache._reactFireFirestoreQueryCache = [{}];
    openFirestore();
    releaseFirestore();
    expect([...cache._reactFirePreloadedObservables.keys()]).toEqual(['auth:user:[DEFAULT]']);
    expect(cache._reactFireFirestoreQueryCache).toEqual([]);
  });
});
