import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** How many tests of one suite passed and failed, and what is to be said of those that failed. */
export interface Result {
  passed: number;
  failed: number;
  failures?: readonly string[] | undefined;
}

interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    title: string;
    ok: boolean;
    tests: { results: { errors: { message?: string }[] }[] }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
}

const read = <Report>(file: string): Report | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

const nothingRan: Result = { passed: 0, failed: 1 };

// A run that broke outside its tests, or ran none, has failed all the same.
const honest = ({ passed, failed, failures }: Result, ok: boolean): Result => ({
  passed,
  failed: failed === 0 && (!ok || passed === 0) ? 1 : failed,
  failures,
});

const linesToSay = 12;

const saying = (heading: string, messages: readonly (string | undefined)[]): string => {
  const lines = stripVTControlCharacters(messages.filter(Boolean).join('\n')).split('\n');
  const said = lines.filter((line) => line.trim() !== '').slice(0, linesToSay);
  return [heading, ...said.map((line) => `    ${line}`)].join('\n');
};

const vitestFailures = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [saying(name, [message])];
    return failed.map((test) => saying(`${name}: ${test.fullName}`, test.failureMessages));
  });

/** The outcome of a Vitest run, from its JSON report. */
export const vitestResult = (file: string, ok: boolean): Result => {
  const report = read<VitestReport>(file);
  if (!report) return nothingRan;
  const { success, numPassedTests: passed, numFailedTests: failed } = report;
  return honest({ passed, failed, failures: vitestFailures(report) }, ok && success);
};

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): typeof specs => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const playwrightFailures = (report: PlaywrightReport): string[] => [
  ...report.errors.map(({ message }) => saying('Outside the tests', [message])),
  ...specsOf(report)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return saying(
        `${file}: ${title}`,
        errors.map(({ message }) => message),
      );
    }),
];

/** The outcome of a Playwright run, from its JSON report. A test that needed a retry has failed. */
export const playwrightResult = (file: string, ok: boolean): Result => {
  const report = read<PlaywrightReport>(file);
  if (!report) return nothingRan;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + skipped;
  return honest({ passed: expected, failed, failures: playwrightFailures(report) }, ok);
};

/** The sum over all suites, in the form the last line of the test run has. */
export const closingLine = (results: readonly Result[]): string => {
  const sum = (key: 'passed' | 'failed') =>
    results.reduce((total, result) => total + result[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
};

/** Each failure of all suites with the first lines it printed, for the end of a long run. */
export const failureList = (results: readonly Result[]): string =>
  results
    .flatMap(({ failures = [] }) => failures)
    .map((failure) => `\n  ${failure}`)
    .join('\n');
