import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { googlePictureOrigin } from '../../contract/index.ts';
import { isAllowedAccountPicture, pathInBucket } from './pictureLinks.ts';

vi.mock('../collections/firebase.ts', () => ({ bucketName: 'shop.appspot.com' }));

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://tools.example');
  vi.stubEnv('SHOP_URL', '');
});
afterEach(() => vi.unstubAllEnvs());

const storage = 'https://firebasestorage.googleapis.com/v0/b';
const own = `${storage}/shop.appspot.com/o/users%2Fada%2Favatar.webp`;

describe('isAllowedAccountPicture', () => {
  it.each([
    own,
    `${own}?alt=media&token=5f1c&v=kx1`,
    'https://lh3.googleusercontent.com/a/ACg8ocK=s96-c',
    'https://tools.example/avatar.svg',
  ])('allows %s', (link) => {
    expect(isAllowedAccountPicture('ada', link)).toBe(true);
  });

  it.each([
    '',
    'javascript:alert(1)',
    'avatar.svg',
    own.replace('ada', 'bob'),
    own.replace('users%2Fada%2F', 'users%2Fada'),
    own.replace('users%2Fada', 'tools%2Fada'),
    own.replace('shop.appspot.com', 'another.appspot.com'),
    `${own}?${'x'.repeat(2_048)}`,
    `${own}?a b`,
    'http://lh3.googleusercontent.com/a/b',
    'https://someone@lh3.googleusercontent.com/a/b',
    'https://lh3.googleusercontent.com.elsewhere.example/a/b',
    'https://lh4.googleusercontent.com/a/b',
    'https://elsewhere.example/avatar.svg',
    'https://tools.example/logo.svg',
    'http://127.0.0.1:5173/avatar.svg',
  ])('does not allow %s', (link) => {
    expect(isAllowedAccountPicture('ada', link)).toBe(false);
  });

  it('allows the default picture on any local port in an emulator suite', () => {
    vi.stubEnv('SHOP_URL', 'http://127.0.0.1:5000');
    expect(isAllowedAccountPicture('ada', 'http://localhost:5173/avatar.svg')).toBe(true);
    expect(isAllowedAccountPicture('ada', 'https://elsewhere.example/avatar.svg')).toBe(false);
  });

  it('allows only sources that the policy in firebase.json lets pages load', () => {
    const policy = readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8');
    const sources = /img-src ([^;]+);/.exec(policy)?.[1]?.split(' ');
    expect(sources).toEqual(["'self'", 'blob:', new URL(storage).origin, googlePictureOrigin]);
  });
});

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
  ])('returns the path of %s', (link) => {
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
