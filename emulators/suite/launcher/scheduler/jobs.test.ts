import { readFileSync } from 'node:fs';
import { projectFile } from '@tools-hub/kit/paths';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(projectFile(file), 'utf8');

const capturesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, capture = '']) => capture);

it('runs each job that production schedules', () => {
  const index = read('functions/src/index.ts');
  const aliases = new Map(
    [...index.matchAll(/\{ (\w+) as (\w+) \}/g)].map(([, name = '', alias = '']) => [alias, name]),
  );
  const scheduled = capturesOf(index, /\bscheduled\(([^)]+)\)/g)
    .flatMap((names) => names.split(', '))
    .map((name) => aliases.get(name) ?? name);
  const run = capturesOf(read('emulators/suite/launcher/scheduler/main.ts'), /\{ run: (\w+),/g);
  expect(run.toSorted()).toEqual(scheduled.toSorted());
});
