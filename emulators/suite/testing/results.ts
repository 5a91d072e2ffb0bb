import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectFile } from '@tools-hub/kit/paths';

/** How many tests of one run passed and failed, and a report of each failed one. */
export interface Result {
  passed: number;
  failed: number;
  failures?: readonly string[] | undefined;
  title?: string;
  /** CPU seconds of the tool that ran the tests, and of its processes. */
  cpu?: number | undefined;
  files?: readonly TestFile[] | undefined;
}

/** How long the tests of a file took. */
interface TestFile {
  name: string;
  seconds: number;
}

interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    title: string;
    ok: boolean;
    tests: { results: { duration: number; errors: { message?: string }[] }[] }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
}

const read = <Report>(file: string): Report | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

const nothingRan: Result = { passed: 0, failed: 1 };

// A run that failed outside its tests, or ran no test, counts as failed.
const withRunFailure = ({ passed, failed, ...rest }: Result, ok: boolean): Result => ({
  passed,
  failed: failed === 0 && (!ok || passed === 0) ? 1 : failed,
  ...rest,
});

const maxReportLines = 12;

const failureReport = (heading: string, messages: readonly (string | undefined)[]): string => {
  const lines = stripVTControlCharacters(messages.filter(Boolean).join('\n')).split('\n');
  const shown = lines.filter((line) => line.trim() !== '').slice(0, maxReportLines);
  return [heading, ...shown.map((line) => `    ${line}`)].join('\n');
};

const vitestFailures = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [failureReport(name, [message])];
    return failed.map((test) => failureReport(`${name}: ${test.fullName}`, test.failureMessages));
  });

/** The result of a Vitest run, from its JSON report. */
export const vitestResult = (file: string, ok: boolean): Result => {
  const report = read<VitestReport>(file);
  if (!report) return nothingRan;
  const { success, numPassedTests: passed, numFailedTests: failed } = report;
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    name: relative(projectFile('.'), name),
    seconds: (endTime - startTime) / 1_000,
  }));
  const counted = { passed, failed, failures: vitestFailures(report), files };
  return withRunFailure(counted, ok && success);
};

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): typeof specs => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const playwrightFailures = (report: PlaywrightReport): string[] => [
  ...report.errors.map(({ message }) => failureReport('Outside the tests', [message])),
  ...specsOf(report)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return failureReport(
        `${file}: ${title}`,
        errors.map(({ message }) => message),
      );
    }),
];

/**
 * The result of a Playwright run, from its JSON report. A test that needed a retry counts as
 * failed.
 */
export const playwrightResult = (file: string, ok: boolean): Result => {
  const report = read<PlaywrightReport>(file);
  if (!report) return nothingRan;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + skipped;
  const seconds: Record<string, number> = {};
  for (const { file, tests } of specsOf(report)) {
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    seconds[file] = durations.reduce((sum, ms) => sum + ms / 1_000, seconds[file] ?? 0);
  }
  const files = Object.entries(seconds).map(([name, took]) => ({ name, seconds: took }));
  const counted = { passed: expected, failed, failures: playwrightFailures(report), files };
  return withRunFailure(counted, ok);
};

/** The totals of all runs, as the last line of `npm test`. */
export const closingLine = (results: readonly Result[]): string => {
  const sum = (key: 'passed' | 'failed') =>
    results.reduce((total, result) => total + result[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
};

/** Each failure of all runs, with the first lines of its report. */
export const failureList = (results: readonly Result[]): string =>
  results
    .flatMap(({ failures = [] }) => failures)
    .map((failure) => `\n  ${failure}`)
    .join('\n');

/** The CPU seconds of each run, of the shop and this process, and of all together. */
export const cpuTable = (results: readonly Result[], all: number): string => {
  const runs = results.filter(({ cpu = 0 }) => cpu > 0);
  const counted = runs.reduce((sum, { cpu = 0 }) => sum + cpu, 0);
  const rows = [...runs, { title: 'The shop', cpu: all - counted }, { title: 'In all', cpu: all }];
  return rows
    .map(({ title, cpu = 0 }) => `${cpu.toFixed().padStart(6)} s CPU  ${title}`)
    .join('\n');
};

/** The tenth of the test files that took longest, with the seconds of each and their share. */
export const slowestTenth = (results: readonly Result[]): string => {
  const files = results.flatMap(({ files = [] }) => files);
  const slowest = files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, Math.ceil(files.length / 10));
  const sum = (some: readonly TestFile[]) => some.reduce((all, { seconds }) => all + seconds, 0);
  const share = `${sum(slowest).toFixed()} of ${sum(files).toFixed()} s in ${slowest.length} of ${files.length} files`;
  const rows = slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
  return [share, ...rows, ''].join('\n');
};
