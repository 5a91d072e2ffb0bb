import type { Persistence } from 'firebase/auth';
import { beforeEach, expect, it } from 'vitest';
import { withMemoryFallback } from './authPersistence.ts';

const browser = { fails: false, stored: new Map<string, unknown>() };

const use = async <Result>(action: () => Result): Promise<Result> => {
  if (browser.fails) throw new DOMException('The storage is full.', 'QuotaExceededError');
  return action();
};

/** As in the SDK, with a storage that can fail. */
class SdkPersistence {
  _set(key: string, value: unknown) {
    return use(() => void browser.stored.set(key, value));
  }
  _get(key: string) {
    return use(() => browser.stored.get(key) ?? null);
  }
  _remove(key: string) {
    return use(() => void browser.stored.delete(key));
  }
}

const createPersistence = () => {
  const Fallback = withMemoryFallback(SdkPersistence as unknown as Persistence);
  return new (Fallback as unknown as typeof SdkPersistence)();
};

beforeEach(() => {
  browser.fails = false;
  browser.stored.clear();
});

it('stores a session in the browser', async () => {
  const persistence = createPersistence();
  await persistence._set('user', { uid: 'carla' });
  expect(browser.stored.get('user')).toEqual({ uid: 'carla' });
  expect(await persistence._get('user')).toEqual({ uid: 'carla' });
  await persistence._remove('user');
  expect(await persistence._get('user')).toBeNull();
});

it('keeps a session in memory when it cannot be stored', async () => {
  const persistence = createPersistence();
  browser.fails = true;
  await persistence._set('user', { uid: 'carla' });
  expect(await persistence._get('user')).toEqual({ uid: 'carla' });
});

it('keeps the refreshed session when only the first one could be stored', async () => {
  const persistence = createPersistence();
  await persistence._set('user', { token: 'first' });
  browser.fails = true;
  await persistence._set('user', { token: 'second' });
  browser.fails = false;
  expect(await persistence._get('user')).toEqual({ token: 'second' });
});

it('ends a session whose removal fails', async () => {
  const persistence = createPersistence();
  await persistence._set('user', { uid: 'carla' });
  browser.fails = true;
  await persistence._remove('user');
  expect(await persistence._get('user')).toBeNull();
});

it('uses the browser again when it works again', async () => {
  const persistence = createPersistence();
  browser.fails = true;
  await persistence._set('user', { uid: 'carla' });
  browser.fails = false;
  await persistence._set('user', { uid: 'carl' });
  browser.stored.set('user', { uid: 'another tab' });
  expect(await persistence._get('user')).toEqual({ uid: 'another tab' });
});
