import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { prefixedProperties, withFewPrefixes } from './stylePrefixes.ts';

const folder = dirname(createRequire(import.meta.url).resolve('@emotion/cache'));
const cache = join(folder, 'emotion-cache.browser.esm.js');

it('replaces the prefixer of the installed version', () => {
  const code = withFewPrefixes(readFileSync(cache, 'utf8'));
  expect(code).not.toContain('[prefixer]');
  expect(code).toContain(String(prefixedProperties));
});

it.each(['user-select:none', 'mask-image:none', 'background-clip:text'])('prefixes %s', (style) => {
  expect(prefixedProperties.test(style)).toBe(true);
});

it.each(['display:flex', 'flex-grow:1', '-webkit-user-select:none', 'transition:none'])(
  'leaves %s',
  (style) => {
    expect(prefixedProperties.test(style)).toBe(false);
  },
);
