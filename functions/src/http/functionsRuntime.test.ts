import { expect, it } from 'vitest';
import { siteRoutes } from '../contract/index.ts';
import { serve } from '../testing/api/serve.ts';
import { renameRobotsPath } from './functionsRuntime.ts';

it('renames robots.txt and no other path', async () => {
  renameRobotsPath();
  const url = await serve((request, response) => response.end(request.url));
  const seen = async (path: string) => (await fetch(`${url}${path}`)).text();
  expect(await seen('/robots.txt')).toBe(siteRoutes.robots.pattern);
  expect(await seen('/robots.txt?a=b')).toBe(`${siteRoutes.robots.pattern}?a=b`);
  for (const path of ['/robots.txt/a', '/a/robots.txt', '/robots.txts', '/tools?q=/robots.txt']) {
    expect(await seen(path)).toBe(path);
  }
});
