import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathInBucket } from './storedFiles.ts';

const production = 'https://firebasestorage.googleapis.com';
const emulator = 'http://127.0.0.1:9199';
const path = '/v0/b/shop.appspot.com/o/tools%2Fa%20b%2Fplane.webp';

beforeEach(() => vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', '127.0.0.1:9199'));
afterEach(() => vi.unstubAllEnvs());

describe('pathInBucket', () => {
  it.each([
    `${production}${path}`,
    `${production}${path}?alt=media&token=5f1c`,
    `${production}:443${path}`,
    `${emulator}${path}?alt=media`,
  ])('knows %s', (link) => {
    expect(pathInBucket(link, 'shop.appspot.com')).toBe('tools/a b/plane.webp');
  });

  it.each([
    'no address',
    `http://firebasestorage.googleapis.com${path}`,
    `https://firebasestorage.googleapis.com.example.test${path}`,
    `https://firebasestorage.googleapis.com@example.test${path}`,
    `https://someone@firebasestorage.googleapis.com${path}`,
    `https://example.test/?${production}${path}`,
    `${production}/v0/b/another.appspot.com/o/tools%2Fa.webp`,
    `${production}/v0/b/shop.appspot.com/o/`,
    `${production}/v0/b/shop.appspot.com/o/tools/a.webp`,
    `${production}/v0/b/shop.appspot.com/o/%E0%A4%A`,
    `${production}/v0/b/another/o/..%2F..%2Fshop.appspot.com`,
    `http://127.0.0.1:1${path}`,
    'javascript:alert(1)',
  ])('refuses %s', (link) => {
    expect(pathInBucket(link, 'shop.appspot.com')).toBeUndefined();
  });
});
