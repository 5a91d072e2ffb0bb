import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectFile } from '../../emulators/suite/launcher/paths.ts';

const table = /^\| Threat \| What stops it \| Test \|\n\|[-|]+\|\n((?:\|.*\|\n)+)/m;
const proof = /^`([^`]+\.(?:test|spec)\.tsx?)`: (.+)$/;

const [, body = ''] = table.exec(readFileSync(projectFile('SECURITY.md'), 'utf8')) ?? [];

const threats = body
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))
  .map(([, threat = '', defence = '', tests = '']) => ({ threat, defence, tests }));

/** Whether a file has a test with this title in its source, including parameters. */
const hasTest = (file: string, title: string): boolean => {
  const source = readFileSync(projectFile(file), 'utf8').replaceAll(/\(\s+/g, '(');
  return ["'", '"', '`'].some((mark) => source.includes(`(${mark}${title}${mark},`));
};

it('SECURITY.md contains the table of threats', () => {
  expect(threats.length).toBeGreaterThan(40);
  expect(new Set(threats.map(({ threat }) => threat)).size).toBe(threats.length);
});

it.each(threats)('$threat: its tests exist', ({ defence, tests }) => {
  expect(defence).not.toBe('');
  for (const named of tests.split('<br>')) {
    const [, file = '', title = ''] = proof.exec(named) ?? [];
    expect(existsSync(projectFile(file)) && file !== '', named).toBe(true);
    expect(hasTest(file, title), named).toBe(true);
  }
});
