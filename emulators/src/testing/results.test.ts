import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { closingLine, playwrightResult, vitestResult } from './results.ts';

const report = (content: object) => {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

const vitest = (numPassedTests: number, numFailedTests: number, success: boolean) =>
  report({ numPassedTests, numFailedTests, success });

it('counts what Vitest reports', () => {
  expect(vitestResult(vitest(5, 2, false), false)).toEqual({ passed: 5, failed: 2 });
});

it('counts a file that could not be loaded as a failure', () => {
  expect(vitestResult(vitest(5, 0, false), false)).toEqual({ passed: 5, failed: 1 });
});

it('counts a run without a test as a failure', () => {
  expect(vitestResult(vitest(0, 0, true), true)).toEqual({ passed: 0, failed: 1 });
});

it('counts a run that left no report as a failure', () => {
  expect(vitestResult('no/such/report.json', false)).toEqual({ passed: 0, failed: 1 });
  expect(playwrightResult('no/such/report.json', false)).toEqual({ passed: 0, failed: 1 });
});

it('counts flaky and skipped browser tests as failures', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 1 };
  expect(playwrightResult(report({ stats }), false)).toEqual({ passed: 4, failed: 3 });
});

it('adds all suites up in the closing line', () => {
  expect(
    closingLine([
      { passed: 3, failed: 0 },
      { passed: 4, failed: 1 },
    ]),
  ).toBe('7 passed, 1 failed');
});
