import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openBucket } from '../firebase.ts';
import { required } from '../testing/env.ts';
import { pathInBucket, removeFilesOf } from './pictures.ts';

const production = 'https://firebasestorage.googleapis.com';
const emulator = `http://${required('FIREBASE_STORAGE_EMULATOR_HOST')}`;
const path = '/v0/b/shop.appspot.com/o/tools%2Fa%20b%2Fplane.webp';

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

describe('removeFilesOf', () => {
  it('removes what lies below the account, and nothing beside it, however often it is asked to at once', async () => {
    const [uid, bucket] = [randomUUID(), await openBucket()];
    const own = Array.from({ length: 8 }, (_, index) => `users/${uid}/${index}.txt`);
    const beside = `users/${uid}2/kept.txt`;
    await Promise.all([...own, beside].map((path) => bucket.file(path).save('a picture')));
    await Promise.all(Array.from({ length: 6 }, () => removeFilesOf(uid)));
    const [left] = await bucket.getFiles({ prefix: `users/${uid}` });
    expect(left.map(({ name }) => name)).toEqual([beside]);
    await bucket.file(beside).delete();
  });
});
