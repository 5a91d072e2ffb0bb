import { existsSync } from 'node:fs';
import { projectFile } from '@tools-hub/kit/paths';
import { expect, it } from 'vitest';
import { readText } from '../repository/repository.ts';
import threats from './threats.json' with { type: 'json' };

/** Whether a file has a test with this title in its source, including parameters. */
const hasTest = (file: string, title: string): boolean => {
  const source = readText(file).replaceAll(/\(\s+/g, '(');
  return ["'", '"', '`'].some((mark) => source.includes(`(${mark}${title}${mark},`));
};

it('names each threat once', () => {
  expect(threats.length).toBeGreaterThan(40);
  expect(new Set(threats.map(({ threat }) => threat)).size).toBe(threats.length);
});

it.each(threats)('$threat: its tests exist', ({ defence, tests }) => {
  expect(defence).not.toBe('');
  expect(Object.keys(tests)).not.toEqual([]);
  for (const [file, titles] of Object.entries(tests)) {
    expect(/\.(?:test|spec)\.tsx?$/.test(file) && existsSync(projectFile(file)), file).toBe(true);
    expect(titles.filter((title) => !hasTest(file, title))).toEqual([]);
  }
});
