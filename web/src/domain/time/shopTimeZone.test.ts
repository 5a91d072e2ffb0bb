import { afterEach, expect, it } from 'vitest';
import { sharedStorage } from '../../lib/browser/browserStorage.ts';
import { forgetTimeZone, keepTimeZone, knownTimeZone, shopTimeZone } from './shopTimeZone.ts';

afterEach(forgetTimeZone);

it('is unknown until the shop has told it', () => {
  expect(knownTimeZone()).toBeNull();
  keepTimeZone('Asia/Kathmandu');
  expect(knownTimeZone()).toBe('Asia/Kathmandu');
});

it('is kept for the next visit', () => {
  keepTimeZone('Pacific/Apia');
  const [key = ''] = sharedStorage.keys().filter((name) => name === 'shopTimeZone');
  expect(sharedStorage.read(key)).toBe('Pacific/Apia');
});

it('is UTC where the browser does not know the zone', () => {
  keepTimeZone('Mars/Phobos');
  expect(shopTimeZone()).toBe('UTC');
});
