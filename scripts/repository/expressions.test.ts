import { globSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { projectFile } from '@tools-hub/kit/paths';
import { analyse } from 'scslre';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readText } from './repository.ts';

/** The API and its contract, which the browser shares. Tests and their helpers get no input. */
const sources = globSync('functions/src/**/*.ts', { cwd: projectFile('.') }).filter(
  (path) => !/\.test\.ts$|^functions\/src\/testing\//.test(path),
);

type Expression = Pick<RegExp, 'source' | 'flags'>;

const isLiteral = (node: object): node is { pattern: string; flags: string } =>
  'type' in node && node.type === 'RegExpLiteral';

const literalsIn = (node: unknown): Expression[] => {
  if (typeof node !== 'object' || node === null) return [];
  if (isLiteral(node)) return [{ source: node.pattern, flags: node.flags }];
  return Object.values(node).flatMap(literalsIn);
};

/** The expressions that a module composes when it is loaded. */
const composedBy = async (paths: readonly string[]): Promise<Expression[]> => {
  const composed: RegExp[] = [];
  const construct = (target: typeof RegExp, [pattern, flags]: [string, string]) => {
    const expression = new target(pattern, flags);
    composed.push(expression);
    return expression;
  };
  vi.stubGlobal('RegExp', new Proxy(RegExp, { construct }));
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.resetModules();
  for (const path of paths) await import(projectFile(path));
  vi.unstubAllGlobals();
  return composed;
};

/**
 * The texts of which an expression takes more than linear time, each by the character to repeat:
 * because quantifiers trade characters, or because each start of a match scans the rest.
 */
const slowFor = (expression: Expression): string[] => {
  const { reports } = analyse(expression, { reportTypes: { Move: true, Self: true, Trade: true } });
  return reports.map(({ character }) => character.pick);
};

it('has only expressions that take linear time', () => {
  const found = sources.flatMap((path) =>
    literalsIn(parseSync(readText(path), { syntax: 'typescript' })).map((expression) => ({
      path,
      expression,
    })),
  );
  expect(found.length).toBeGreaterThan(sources.length / 10);
  expect(found.filter(({ expression }) => slowFor(expression).length > 0)).toEqual([]);
});

it('composes only expressions that take linear time', async () => {
  const composing = sources.filter((path) => readText(path).includes('new RegExp('));
  const composed = await composedBy(composing);
  expect(composed.length).toBeGreaterThanOrEqual(composing.length / 2);
  expect(composed.filter((expression) => slowFor(expression).length > 0)).toEqual([]);
});

it.each([
  ['quantifiers that trade characters', /^(.*?)[\s-]*S(\d)$/],
  ['nested quantifiers', /^(?:a+)+$/],
  ['groups with an optional mark', /^(?:\d+,?)+$/],
  ['an end without a start', /0+$/],
  ['blanks around a mark', /\s*-\s*/],
])('finds %s', (_, expression) => {
  expect(slowFor(expression)).not.toEqual([]);
});
