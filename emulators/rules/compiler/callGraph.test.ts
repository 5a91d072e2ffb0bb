import { expect, it } from 'vitest';
import { RulesCompileError } from '../language/errors.ts';
import { compileRuleset } from '../ruleset.ts';

const issuesOf = (functions: string[], call: string): string[] => {
  const content = `rules_version = '2'; service cloud.firestore { ${functions.join('\n')}
    match /a { allow get: if ${call}; } }`;
  try {
    return compileRuleset([{ name: 'a.rules', content }]).warnings.map(
      (issue) => issue.description,
    );
  } catch (error) {
    if (error instanceof RulesCompileError) return error.issues.map((issue) => issue.description);
    throw error;
  }
};

const define = (name: string, ...callees: string[]) =>
  `function ${name}() { return ${['true', ...callees.map((callee) => `${callee}()`)].join(' && ')}; }`;
const chain = (length: number) =>
  Array.from({ length }, (_, i) => define(`f${i}`, ...(i === 0 ? [] : [`f${i - 1}`])));

it.each([
  ['itself', [define('f', 'f')], 'f'],
  ['each other', [define('f', 'g'), define('g', 'f')], 'f,g'],
  ['a cycle of others', [define('f', 'g'), define('g', 'h'), define('h', 'g')], 'g,h'],
])('reports functions that call %s, once', (_, functions, names) => {
  expect(issuesOf(functions, 'f()')).toEqual([
    `Detected a call cycle between [${names}] functions.`,
  ]);
});

it('allows twenty nested calls, and reports the function with one more', () => {
  expect(issuesOf(chain(21), 'f20()')).toEqual([]);
  const tooDeep = ['Maximum allowed call depth of 20 is reached by f21.'];
  expect(issuesOf(chain(22), 'f21()')).toEqual(tooDeep);
  expect(issuesOf(chain(40), 'f39()')).toEqual(tooDeep);
});

it('counts the longest path, whatever the order and number of paths', () => {
  const doubled = chain(21).map((definition, i) =>
    definition.replace('true', i ? `f${i - 1}()` : 'true'),
  );
  expect(issuesOf(doubled.reverse(), 'f20()')).toEqual([]);
});

it('handles the largest possible number of functions', () => {
  const issues = issuesOf(chain(5_000), 'f4999()');
  expect(issues).toEqual(['Maximum allowed call depth of 20 is reached by f21.']);
});

it('warns of an unused function', () => {
  expect(issuesOf([define('f')], 'true')).toEqual(['Unused function: f.']);
});
