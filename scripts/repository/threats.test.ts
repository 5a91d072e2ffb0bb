import { existsSync, readFileSync } from 'node:fs';
import { apiRoutes } from 'functions/contract';
import { audiences } from 'functions/testing/audiences';
import { expect, it } from 'vitest';
import { projectFile } from '../../kit/paths.ts';
import { codeIn } from './markdown.ts';

const proof = /^`([^`]+\.(?:test|spec)\.tsx?)`: (.+)$/;

const text = readFileSync(projectFile('SECURITY.md'), 'utf8');

/** The rows of the table with this head, as their cells. */
const rowsBelow = (head: string): string[][] => {
  const [, rest = ''] = text.split(`\n${head}\n`);
  const [rows = ''] = /^(?:\|.*\|\n)+/.exec(rest) ?? [];
  const cells = rows.trim().split('\n').slice(1);
  return cells.map((row) => row.split('|').map((cell) => cell.trim()));
};

const threats = rowsBelow('| Threat | What stops it | Test |').map(
  ([, threat = '', defence = '', tests = '']) => ({ threat, defence, tests }),
);

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

it('SECURITY.md says of each call of the API who may use it', () => {
  const groups = rowsBelow('| Who | Calls |').map(([, who = '', listed = '']) => {
    const [, name = ''] = /^\*\*(.+?)\*\*/.exec(who) ?? [];
    return [name.toLowerCase(), codeIn(listed)];
  });
  const calls = Object.entries(apiRoutes).map(([name, { method, pattern }]) => ({
    audience: audiences[name as keyof typeof apiRoutes],
    call: `${method} ${pattern}`,
  }));
  const described = Map.groupBy(calls, ({ audience }) => audience);
  expect(Object.fromEntries(groups)).toEqual(
    Object.fromEntries([...described].map(([who, all]) => [who, all.map(({ call }) => call)])),
  );
});
