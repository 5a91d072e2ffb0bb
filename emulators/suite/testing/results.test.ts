import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import {
  closingLine,
  cpuTable,
  failureList,
  playwrightResult,
  slowestTenth,
  vitestResult,
} from './results.ts';

const root = mkdtempSync(join(tmpdir(), 'report-'));
afterAll(() => rmSync(root, { recursive: true }));

const report = (content: object) => {
  const file = join(mkdtempSync(join(root, 'case-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

const vitest = (
  numPassedTests: number,
  numFailedTests: number,
  success: boolean,
  testResults: object[] = [],
) => report({ numPassedTests, numFailedTests, success, testResults });

const playwright = (stats: object, rest: object = {}) =>
  report({
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
    errors: [],
    ...rest,
  });

it('counts what Vitest reports', () => {
  expect(vitestResult(vitest(5, 2, false), false)).toMatchObject({ passed: 5, failed: 2 });
});

it('counts a file that cannot be loaded as a failure', () => {
  expect(vitestResult(vitest(5, 0, false), false)).toMatchObject({ passed: 5, failed: 1 });
});

it('counts a run without tests as a failure', () => {
  expect(vitestResult(vitest(0, 0, true), true)).toMatchObject({ passed: 0, failed: 1 });
});

it('counts a run without a report as a failure', () => {
  expect(vitestResult('no/such/report.json', false)).toEqual({ passed: 0, failed: 1 });
  expect(playwrightResult('no/such/report.json', false)).toEqual({ passed: 0, failed: 1 });
});

it('counts flaky and skipped browser tests as failures', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 };
  expect(playwrightResult(playwright(stats), false)).toMatchObject({ passed: 4, failed: 3 });
});

it('names the tenth of the files that took longest, of all tools', () => {
  const ran = (name: string, ms: number) => ({
    name,
    status: 'passed',
    message: '',
    startTime: 5_000,
    endTime: 5_000 + ms,
    assertionResults: [],
  });
  const quick = Array.from({ length: 9 }, (_, n) => ran(`${n}.test.ts`, 500));
  const test = (duration: number) => ({ results: [{ duration, errors: [] }] });
  const slow = { file: 'slow.spec.ts', title: '', ok: true, tests: [test(1_200), test(800)] };
  const inBrowser = playwright({ expected: 2 }, { suites: [{ specs: [slow] }] });
  const results = [
    vitestResult(vitest(9, 0, true, quick), true),
    playwrightResult(inBrowser, true),
  ];
  expect(slowestTenth(results)).toBe('2 of 7 s in 1 of 10 files\n   2.0 s  slow.spec.ts\n');
});

it('adds up all runs in the closing line', () => {
  expect(
    closingLine([
      { passed: 3, failed: 0 },
      { passed: 4, failed: 1 },
    ]),
  ).toBe('7 passed, 1 failed');
});

it('lists each failed Vitest test with its message, without colours', () => {
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'adds', failureMessages: [] },
        {
          status: 'failed',
          fullName: 'subtracts',
          failureMessages: ['\u001b[31mexpected 3\u001b[39m\n\n  at a.test.ts:7'],
        },
      ],
    },
    { name: 'b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
  ];
  expect(failureList([vitestResult(vitest(1, 1, false, testResults), false)])).toBe(
    [
      '\n  a.test.ts: subtracts\n    expected 3\n      at a.test.ts:7',
      '\n  b.test.ts\n    No such module',
    ].join('\n'),
  );
});

it('lists each failed browser test, and errors outside the tests', () => {
  const failed = [{ results: [{ errors: [{ message: 'Timed out' }] }] }];
  const suites = [
    {
      suites: [{ specs: [{ file: 'a.spec.ts', title: 'buys', ok: false, tests: failed }] }],
      specs: [{ file: 'a.spec.ts', title: 'looks', ok: true, tests: [] }],
    },
  ];
  const errors = [{ message: 'No browser' }];
  const result = playwrightResult(playwright({ unexpected: 1 }, { suites, errors }), false);
  expect(failureList([result])).toBe(
    '\n  Outside the tests\n    No browser\n\n  a.spec.ts: buys\n    Timed out',
  );
});

it('lists nothing when there are no failures', () => {
  expect(failureList([{ passed: 3, failed: 0 }])).toBe('');
});

it('lists the CPU seconds of each run, and counts the rest as the shop', () => {
  const run = { passed: 1, failed: 0 };
  const results = [
    { ...run, title: 'Unit tests', cpu: 61.4 },
    { ...run, title: 'Clean shutdown' },
  ];
  expect(cpuTable(results, 70)).toBe(
    ['    61 s CPU  Unit tests', '     9 s CPU  The shop', '    70 s CPU  In all'].join('\n'),
  );
});
