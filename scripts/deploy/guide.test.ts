/** DEPLOY.md names all settings, and only commands that exist. */
import { existsSync } from 'node:fs';
import { projectFile } from '@tools-hub/kit/paths';
import { expect, it } from 'vitest';
import { settingsProblems } from 'web/settings';
import { readText } from '../repository/repository.ts';

const guide = readText('DEPLOY.md');
const settings = new Set(guide.match(/^ *[A-Z][A-Z_]+(?==)/gm)?.map((name) => name.trim()));

it('sets every parameter of the functions', () => {
  const declared = readText('functions/src/params.ts').matchAll(/define(?!Secret)\w+\('(\w+)'/g);
  const names = [...declared].map(([, name]) => name);
  expect(names).toContain('SITE_URL');
  expect([...settings]).toEqual(expect.arrayContaining(names));
});

it('sets every secret of the functions, and says how it is rotated', () => {
  const declared = readText('functions/src/params.ts').matchAll(/defineSecret\('(\w+)'/g);
  const names = [...declared].map(([, name]) => name);
  expect(names).not.toEqual([]);
  const [, rotation = ''] = guide.split('## Rotating secrets');
  for (const name of names) {
    expect(guide).toContain(`npx firebase functions:secrets:set ${name} `);
    expect(rotation).toContain(`| \`${name}\` |`);
  }
});

it('sets everything that a build of the web app requires', () => {
  const names = settingsProblems({}, 'shop-1').map((problem) => problem.split(' ')[0]);
  expect(names).toContain('VITE_FIREBASE_APP_ID');
  expect([...settings]).toEqual(expect.arrayContaining([...names, 'VITE_APP_CHECK_SITE_KEY']));
});

it('names commands that exist', () => {
  const commands = [...guide.matchAll(/npx firebase ([\w:]+)/g)].map(([, name = '']) => name);
  expect(commands).toContain('firestore:databases:restore');
  for (const name of commands) {
    const file = `node_modules/firebase-tools/lib/commands/${name.replaceAll(':', '-')}.js`;
    expect(existsSync(projectFile(file)), name).toBe(true);
  }
});

it('queries the logs of functions that exist', () => {
  const index = readText('functions/src/index.ts');
  const deployed = [...index.matchAll(/^export const (\w+) = on/gm)].map(([, name = '']) =>
    name.toLowerCase(),
  );
  const queries = [...guide.matchAll(/service_name=(?:"\w+"|\([^)]+\))/g)].map(([query]) => query);
  const named = queries.flatMap((query) => [...query.matchAll(/"(\w+)"/g)].map(([, name]) => name));
  expect(named).toContain('api');
  expect(deployed).toEqual(expect.arrayContaining(named));
});
