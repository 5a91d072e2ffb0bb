import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { googleAvatarOrigin } from './contract/index.ts';
import { isOwnPhoto } from './photos.ts';

vi.mock('./firebase.ts', () => ({ bucketName: 'shop.appspot.com' }));

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://tools.example');
  vi.stubEnv('SHOP_URL', '');
});
afterEach(() => vi.unstubAllEnvs());

const storage = 'https://firebasestorage.googleapis.com/v0/b';
const own = `${storage}/shop.appspot.com/o/users%2Fada%2Favatar.webp`;

describe('The photo of an account', () => {
  it.each([
    own,
    `${own}?alt=media&token=5f1c&v=kx1`,
    'https://lh3.googleusercontent.com/a/ACg8ocK=s96-c',
    'https://tools.example/avatar.svg',
  ])('may be %s', (link) => {
    expect(isOwnPhoto('ada', link)).toBe(true);
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
  ])('is not %s', (link) => {
    expect(isOwnPhoto('ada', link)).toBe(false);
  });

  it('may be the default at any port of this machine, in an emulator suite', () => {
    vi.stubEnv('SHOP_URL', 'http://127.0.0.1:5000');
    expect(isOwnPhoto('ada', 'http://localhost:5173/avatar.svg')).toBe(true);
    expect(isOwnPhoto('ada', 'https://elsewhere.example/avatar.svg')).toBe(false);
  });

  it('is one that the policy in firebase.json lets pages load', () => {
    const policy = readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8');
    const sources = /img-src ([^;]+);/.exec(policy)?.[1]?.split(' ');
    expect(sources).toEqual(["'self'", 'blob:', new URL(storage).origin, googleAvatarOrigin]);
  });
});
