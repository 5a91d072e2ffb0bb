import { beforeEach, describe, expect, it, vi } from 'vitest';
import { visitor } from '../../session/payer.ts';
import { keepData } from './keepData.ts';
import { keptLimits, readKept, removeKept } from './keptData.ts';

const hash = '["orders"]';
const key = `kept:carla:${hash}`;
const week = 7 * 24 * 3_600_000;

const keep = (data: unknown, { owner = 'carla', queryHash = hash, at = Date.now() } = {}) =>
  keepData(owner, queryHash, { data, at });

const refusal = () => {
  throw new DOMException('refused', 'QuotaExceededError');
};

beforeEach(() => localStorage.clear());

describe('readKept', () => {
  it('returns what was kept for the owner, with its time', () => {
    const at = Date.now() - 1_000;
    keep([{ name: 'Plane 木' }], { at });
    expect(readKept('carla', hash)).toEqual({ data: [{ name: 'Plane 木' }], at });
    expect(readKept('berta', hash)).toBeUndefined();
    expect(readKept(visitor, hash)).toBeUndefined();
  });

  it.each([
    ['text', () => 'orders'],
    ['JSON alone', () => '[]'],
    ['a text cut off', (stored: string) => stored.slice(0, -1)],
    ['a changed response', (stored: string) => stored.replace('Plane', 'Plant')],
    ['a changed time', (stored: string) => stored.replace(/^1 (\d+)\d /, '1 $10 ')],
    ['another format', (stored: string) => stored.replace(/^1/, '0')],
  ])('ignores and removes %s', (_case, damage) => {
    keep([{ name: 'Plane' }], { at: Date.now() - 5 - (Date.now() % 10) });
    localStorage.setItem(key, damage(localStorage.getItem(key) ?? ''));
    expect(readKept('carla', hash)).toBeUndefined();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('ignores and removes the entry of another account, put under the key of this one', () => {
    keep(['berta'], { owner: 'berta' });
    localStorage.setItem(key, localStorage.getItem(`kept:berta:${hash}`) ?? '');
    expect(readKept('carla', hash)).toBeUndefined();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it.each([
    ['a week ago', -week],
    ['in the future', 60_000],
  ])('ignores and removes data of %s', (_case, difference) => {
    keep(['plane'], { at: Date.now() + difference });
    expect(readKept('carla', hash)).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  it('finds nothing in a storage that throws', () => {
    keep(['plane']);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refusal);
    expect(readKept('carla', hash)).toBeUndefined();
  });
});

describe('keepData', () => {
  it('keeps nothing too large, and nothing earlier in its place', () => {
    keep(['plane']);
    keep('x'.repeat(keptLimits.entry));
    expect(localStorage.length).toBe(0);
  });

  it('removes the oldest entries when all are too large together', () => {
    const now = Date.now();
    const large = 'x'.repeat(keptLimits.entry - 200);
    const hashes = Array.from({ length: 6 }, (_, at) => `["${at}"]`);
    for (const [at, queryHash] of hashes.entries())
      keep(large, { queryHash, at: now - 1_000 + at });
    const isThere = hashes.map((queryHash) => readKept('carla', queryHash) !== undefined);
    expect(isThere).toEqual([false, true, true, true, true, true]);
  });

  it('is harmless in a full storage, and leaves no earlier data', () => {
    keep(['plane']);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refusal);
    keep(['saw']);
    expect(readKept('carla', hash)).toBeUndefined();
  });
});

describe('removeKept', () => {
  it('leaves the current data of one account, and everything else that is stored', () => {
    localStorage.setItem('cart', '{}');
    keep(['plane']);
    keep(['old'], { queryHash: '["old"]', at: Date.now() - week });
    keep(['saw'], { owner: 'berta' });
    keep(['saw'], { owner: 'carla:2' });
    keep(['chisel'], { owner: visitor });
    const owner = `carla company-${'a'.repeat(20)}`;
    keep(['mallet'], { owner });
    removeKept('carla');
    expect(Object.keys(localStorage).sort()).toEqual(['cart', `kept:${owner}:${hash}`, key]);
    removeKept();
    expect(Object.keys(localStorage)).toEqual(['cart']);
  });
});
