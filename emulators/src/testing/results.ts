import { existsSync, readFileSync } from 'node:fs';

/** How many tests of one suite passed and failed. */
export interface Result {
  passed: number;
  failed: number;
}

interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const read = <Report>(file: string): Report | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

const nothingRan: Result = { passed: 0, failed: 1 };

// A run that broke outside its tests, or ran none, has failed all the same.
const honest = ({ passed, failed }: Result, ok: boolean): Result => ({
  passed,
  failed: failed === 0 && (!ok || passed === 0) ? 1 : failed,
});

/** The outcome of a Vitest run, from its JSON report. */
export const vitestResult = (file: string, ok: boolean): Result => {
  const report = read<VitestReport>(file);
  if (!report) return nothingRan;
  const { success, numPassedTests, numFailedTests } = report;
  return honest({ passed: numPassedTests, failed: numFailedTests }, ok && success);
};

/** The outcome of a Playwright run, from its JSON report. A test that needed a retry has failed. */
export const playwrightResult = (file: string, ok: boolean): Result => {
  const report = read<PlaywrightReport>(file);
  if (!report) return nothingRan;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return honest({ passed: expected, failed: unexpected + flaky + skipped }, ok);
};

/** The sum over all suites, in the form the last line of the test run has. */
export const closingLine = (results: readonly Result[]): string => {
  const sum = (key: keyof Result) => results.reduce((total, result) => total + result[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
};
