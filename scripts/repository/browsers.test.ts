/** README states the browsers that the build supports. */
import { expect, it } from 'vitest';
import { oldestBrowsers } from 'web/oldestBrowsers';
import { readText } from './repository.ts';

const { chrome, edge, firefox, safari, ios } = oldestBrowsers;

it('README names the oldest browsers', () => {
  expect([edge, ios]).toEqual([chrome, safari]);
  expect(readText('README.md')).toContain(
    `Chrome and Edge ${chrome}, Firefox ${firefox} and Safari ${safari} (macOS and iOS)`,
  );
});
