import { expect, it } from 'vitest';
import { chainLevels, type LoadedScript } from './chainLevels.ts';

const page = 'https://shop.test/login';
const assets = 'https://shop.test/assets/';
const byDocument = { type: 'parser', url: page };
/** Chromium's initiator of a module's import. */
const byModule = { type: 'script', url: 'about:client' };

const script = (name: string, start: number, values: Partial<LoadedScript> = {}): LoadedScript => ({
  url: assets + name,
  start,
  end: start + 10,
  initiator: byModule,
  imports: [],
  ...values,
});

const levelsOf = (...scripts: LoadedScript[]) =>
  Object.fromEntries(
    [...chainLevels(page, scripts)].map(([url, level]) => [url.slice(assets.length), level]),
  );

it('counts what the document names as the first level, also if scripts import it', () => {
  const entry = script('entry.js', 0, { initiator: byDocument, imports: ['react.js'] });
  expect(levelsOf(entry, script('react.js', 1, { initiator: byDocument }))).toEqual({
    'entry.js': 1,
    'react.js': 1,
  });
});

it('counts an import of an import as the third level', () => {
  const entry = script('entry.js', 0, { initiator: byDocument, imports: ['routes.js'] });
  const routes = script('routes.js', 20, { imports: ['form.js'] });
  expect(levelsOf(script('form.js', 40), routes, entry)).toEqual({
    'entry.js': 1,
    'routes.js': 2,
    'form.js': 3,
  });
});

it('does not count a script that names another, but arrives too late to be its cause', () => {
  const entry = script('entry.js', 0, { initiator: byDocument, imports: ['routes.js'] });
  const routes = script('routes.js', 20, { imports: ['frame.js', 'form.js'] });
  const late = script('late.js', 21, { initiator: byDocument, imports: ['form.js'] });
  expect(levelsOf(entry, routes, late, script('form.js', 30))['form.js']).toBe(3);
});

it('counts the shortest way, as the entry preloads a page and its imports', () => {
  const entry = script('entry.js', 0, { initiator: byDocument, imports: ['page.js', 'form.js'] });
  const page = script('page.js', 20, { imports: ['form.js'] });
  expect(levelsOf(entry, page, script('form.js', 40))['form.js']).toBe(2);
});

it('follows the stack of a script that inserts another', () => {
  const entry = script('entry.js', 0, { initiator: byDocument });
  const parent = { callFrames: [{ url: `${assets}entry.js` }] };
  const initiator = { type: 'script', stack: { callFrames: [{ url: 'native' }], parent } };
  expect(levelsOf(entry, script('late.js', 20, { initiator }))['late.js']).toBe(2);
});

it('takes the first request of a script that is requested twice', () => {
  const entry = script('entry.js', 0, { initiator: byDocument, imports: ['entry.js'] });
  expect(levelsOf(entry, script('entry.js', 50))).toEqual({ 'entry.js': 1 });
});
