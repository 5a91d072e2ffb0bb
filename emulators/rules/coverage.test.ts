import { expect, it } from 'vitest';
import { Coverage, type ExpressionReport } from './coverage.ts';
import type { RulesValue } from './language/values.ts';
import { compileRuleset } from './ruleset.ts';

const content = `rules_version = '2';
service cloud.firestore { match /databases/{db}/documents {
  function isOwn(x) { let u = request.user; return u == x; }
  match /c/{id} { allow get: if isOwn(id) || request.n == 1 / 0; }
  match /d/{id} { allow get: if 1 < 2 && id == 'x'; }
} }`;

const setup = () => {
  const ruleset = compileRuleset([{ name: 'a.rules', content }]);
  const coverage = new Coverage(ruleset);
  const get = (user: RulesValue, n: RulesValue = 1n) =>
    ruleset.evaluate(
      {
        service: 'cloud.firestore',
        path: '/databases/d/documents/c/one',
        method: 'get',
        request: new Map([
          ['user', user],
          ['n', n],
        ]),
        resource: null,
        lookup: () => null,
      },
      coverage,
    );
  return { coverage, get };
};

const textOf = ({ sourcePosition }: ExpressionReport) =>
  content.slice(sourcePosition.currentOffset, sourcePosition.endOffset + 1);

const find = (report: ExpressionReport[], text: string): ExpressionReport | undefined => {
  for (const entry of report) {
    const found = textOf(entry) === text ? entry : find(entry.children ?? [], text);
    if (found) return found;
  }
  return undefined;
};

it('lists functions and conditions with their parts, without literals', () => {
  const report = setup().coverage.report();
  expect(report.map(textOf)).toEqual([
    'let u = request.user; return u == x',
    'isOwn(id) || request.n == 1 / 0',
    "1 < 2 && id == 'x'",
  ]);
  expect(report[2]?.children?.map((part) => part.children?.map(textOf))).toEqual([
    undefined,
    ['id'],
  ]);
  expect(report[1]?.sourcePosition).toMatchObject({ fileName: 'a.rules', line: 4, column: 33 });
});

it('counts the values of each expression, and none for an expression that was never evaluated', () => {
  const { coverage, get } = setup();
  for (const user of ['one', 'one', 'two']) get(user);
  const report = coverage.report();
  expect(find(report, 'isOwn(id)')?.values).toEqual([
    { value: { boolValue: true }, count: 2 },
    { value: { boolValue: false }, count: 1 },
  ]);
  expect(find(report, 'u')?.values).toEqual([
    { value: { stringValue: 'one' }, count: 2 },
    { value: { stringValue: 'two' }, count: 1 },
  ]);
  expect(find(report, "id == 'x'")).not.toHaveProperty('values');
});

it('counts a failure with its cause and origin, also at the enclosing expressions', () => {
  const { coverage, get } = setup();
  get('two');
  get('three');
  const report = coverage.report();
  const origin = find(report, '1 / 0')?.sourcePosition;
  const failure = { causeMessage: 'Divide by zero error.', sourcePosition: origin };
  const counted = [{ value: { undefined: failure }, count: 2 }];
  expect(find(report, '1 / 0')?.values).toEqual(counted);
  expect(find(report, 'request.n == 1 / 0')?.values).toEqual(counted);
});

it('counts equal maps and lists together', () => {
  const { coverage, get } = setup();
  get(['a']);
  get(['a']);
  expect(find(coverage.report(), 'u')?.values).toEqual([
    { value: { listValue: { values: [{ stringValue: 'a' }] } }, count: 2 },
  ]);
});

it('counts further values of an expression together', () => {
  const { coverage, get } = setup();
  for (let user = 0n; user < 100n; user += 1n) get(user);
  const values = find(coverage.report(), 'u')?.values ?? [];
  expect(values).toHaveLength(65);
  expect(values.at(-1)).toEqual({ value: {}, count: 36 });
});
