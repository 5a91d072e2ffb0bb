/** README.md and CONTRIBUTING.md match the code. */
import { existsSync, statSync } from 'node:fs';
import { projectFile } from '@tools-hub/kit/paths';
import { addressesOf, readConfig } from '@tools-hub/kit/ports';
import { sdkEnv } from '@tools-hub/kit/sdkEnv';
import { describe, expect, it } from 'vitest';
import { accounts } from '../../emulators/suite/seed/data/accounts.ts';
import { blocksOf, codeIn, linksOf } from './markdown.ts';
import { documents, projectFiles, readText, scripts } from './repository.ts';

/** Whether a line of code contains a message, in which `…` replaces variable parts. */
const contains = (line: string, message: string): boolean =>
  message
    .split('…')
    .map((part) => part.trim())
    .reduce((from, part) => (from < 0 ? from : line.indexOf(part, from)), 0) >= 0;

const readme = readText('README.md');
const sourceLines = projectFiles()
  .filter((file) => /^(?:emulators|kit|web|functions|scripts)\/.*(?<!\.test)\.tsx?$/.test(file))
  .flatMap((file) => readText(file).split('\n'));

describe('CONTRIBUTING.md', () => {
  it('sets the variables by which the tests find the suite of npm start', () => {
    const [, exported = ''] = blocksOf(readText('CONTRIBUTING.md'), 'sh');
    const named = [...exported.matchAll(/\b([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(Object.fromEntries(named)).toEqual(sdkEnv(addressesOf(readConfig(0))));
  });
});

describe('README.md', () => {
  it('has at most 130 lines', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(130);
  });

  it('links every other document, or a document that does', () => {
    const linked = ['README.md', 'emulators/README.md'].flatMap(linksOf).map(({ path }) => path);
    expect([...linked, 'README.md']).toEqual(expect.arrayContaining(documents));
  });

  it('names every script that a person runs', () => {
    const missing = scripts.filter(
      (name) => !new RegExp(`npm (?:run )?${name}(?![\\w:])`).test(readme),
    );
    expect(missing).toEqual([]);
  });

  it('names only options that are in the usage of a script', () => {
    const named = new Set(codeIn(readme).flatMap((code) => code.match(/--[a-z][a-z-]+/g) ?? []));
    expect(named).toContain('--port-offset');
    const usages = sourceLines.filter((line) => /^(?:const \w+ = ')? {2}--/.test(line)).join('\n');
    expect([...named].filter((option) => !usages.includes(`  ${option} `))).toEqual([]);
  });

  it('names the ports of firebase.json, and Vite’s', () => {
    const configured = [...readText('firebase.json').matchAll(/ort": (\d+)/g)].map(([, n]) => n);
    const [paragraph = ''] = /^- Ports are set in .*?(?=^- )/ms.exec(readme) ?? [];
    const named = [...paragraph.matchAll(/\b\d{4}\b/g)].map(([port]) => port);
    expect(named.toSorted()).toEqual([...configured, '5173'].toSorted());
  });

  it('names the accounts of the seed', () => {
    const rows = [...readme.matchAll(/^\| `(\S+@\S+)` \| `(\S+)` \|/gm)];
    const named = rows.map(([, email, password]) => ({ email, password }));
    const seeded = accounts.map(({ email, password }) => ({ email, password }));
    expect(named).toEqual(expect.arrayContaining(seeded));
    expect(named.length).toBe(seeded.length);
  });

  it('shows folders that exist', () => {
    const [layout = ''] = blocksOf(readme, 'text');
    let top = '';
    const named = layout.split('\n').map((line) => {
      const [, indent = '', paths = ''] = /^( *)((?:[\w.]+\/)+(?:[\w.]+\.ts)?)/.exec(line) ?? [];
      if (indent === '') top = paths;
      return indent === '' ? paths : top + paths;
    });
    expect(named.filter((path) => path !== '').length).toBeGreaterThan(12);
    expect(named.filter((path) => !existsSync(projectFile(path)))).toEqual([]);
  });

  it('shows pictures of less than 150 KB', () => {
    const pictures = linksOf('README.md').filter(({ path }) => path.endsWith('.webp'));
    expect(pictures.length).toBeGreaterThan(1);
    const heavy = pictures.filter(({ path }) => statSync(projectFile(path)).size >= 150_000);
    expect(heavy).toEqual([]);
  });

  it('quotes messages that are in the code', () => {
    const [, table = ''] = /^## Troubleshooting$(.*?)^## /ms.exec(readme) ?? [];
    const quoted = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, message = '']) => message);
    expect(quoted.length).toBeGreaterThan(5);
    const missing = quoted.filter(
      (message) => !sourceLines.some((line) => contains(line, message)),
    );
    expect(missing).toEqual([]);
  });
});
