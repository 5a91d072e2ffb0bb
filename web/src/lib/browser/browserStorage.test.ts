import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedStorage, tabStorage } from './browserStorage.ts';

const storages = [
  ['localStorage', sharedStorage],
  ['sessionStorage', tabStorage],
] as const;

const failure = (name: string) => () => {
  throw new DOMException('refused', name);
};

/** The ways in which browsers refuse a storage. */
const refusals: Record<string, (area: 'localStorage' | 'sessionStorage') => void> = {
  'throws when it is accessed': (area) =>
    vi.spyOn(window, area, 'get').mockImplementation(failure('SecurityError')),
  'is null': (area) => vi.spyOn(window, area, 'get').mockReturnValue(null as unknown as Storage),
  'throws in each method': () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(failure('SecurityError'));
    }
  },
  'is full': () =>
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(failure('QuotaExceededError')),
  'is full, and cannot be emptied': () => {
    for (const method of ['setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(failure('QuotaExceededError'));
    }
  },
};

const cases = Object.keys(refusals).flatMap((refusal) =>
  storages.map(([area, storage]) => ({ area, storage, refusal })),
);

afterEach(() => vi.restoreAllMocks());

describe.each(storages)('the storage over %s', (area, storage) => {
  beforeEach(() => {
    window[area].clear();
    storage.remove('key');
  });

  it('stores, lists and removes texts', () => {
    storage.write('key', 'text');
    expect([window[area].getItem('key'), storage.read('key')]).toEqual(['text', 'text']);
    expect(storage.keys()).toEqual(['key']);
    storage.remove('key');
    expect([storage.read('key'), storage.keys()]).toEqual([null, []]);
  });

  it('follows what another tab stores', () => {
    storage.write('key', 'text');
    window[area].setItem('key', 'newer');
    expect(storage.read('key')).toBe('newer');
  });
});

describe.each(cases)('when $area $refusal', ({ area, storage, refusal }) => {
  beforeEach(() => {
    storage.write('key', 'old');
    refusals[refusal]?.(area);
  });

  it('a text lasts as long as the page', () => {
    storage.write('key', 'new');
    expect([storage.read('key'), storage.keys().includes('key')]).toEqual(['new', true]);
  });

  it('a removed text does not come back', () => {
    storage.write('key', 'new');
    storage.remove('key');
    expect([storage.read('key'), storage.keys().includes('key')]).toEqual([null, false]);
  });

  it('a cached text is lost without a trace', () => {
    storage.cache('key', 'new');
    expect(storage.read('key')).toBeNull();
    expect([storage.keys().includes('key'), storage.isComplete()]).toEqual([false, true]);
  });

  it('the next text is stored when the storage works again', () => {
    storage.write('key', 'new');
    vi.restoreAllMocks();
    storage.write('key', 'newer');
    expect([window[area].getItem('key'), storage.read('key')]).toEqual(['newer', 'newer']);
  });
});
