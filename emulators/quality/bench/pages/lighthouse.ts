/** Runs Lighthouse in a separate process, by its command line. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const command = join(
  dirname(createRequire(import.meta.url).resolve('lighthouse/package.json')),
  'cli/index.js',
);

const categories = {
  score: 'performance',
  accessibility: 'accessibility',
  'best practices': 'best-practices',
  SEO: 'seo',
} as const;

export const figureNames = [
  'score',
  'FCP, s',
  'LCP, s',
  'TBT, ms',
  'CLS',
  'accessibility',
  'best practices',
  'SEO',
  'JS, KB gz',
] as const;

/** The figures of a page: scores out of 100, and the compressed size of its scripts. */
export type Figures = Record<(typeof figureNames)[number], number>;

/** The figures of one visit, and the titles of failed audits other than performance. */
export interface Audit {
  figures: Figures;
  failed: string[];
}

interface Item {
  resourceType?: string;
  transferSize?: number;
}

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { title: string; score: number | null; numericValue?: number; details?: { items?: Item[] } }
  >;
}

/**
 * The browser of a visit: a new one of this program, or a running one at this port, which keeps its
 * data.
 */
export type VisitingBrowser = string | { port: number };

/** A page that listens is never idle. */
const maxWaitMs = 20_000;

const browserFlags = (browser: VisitingBrowser): string[] =>
  typeof browser === 'string'
    ? ['--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking']
    : [`--port=${browser.port}`, '--disable-storage-reset', `--max-wait-for-load=${maxWaitMs}`];

const flags = (browser: VisitingBrowser): { args: string[]; env: NodeJS.ProcessEnv } => ({
  args: [
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    `--only-categories=${Object.values(categories).join()}`,
    ...browserFlags(browser),
  ],
  env: { ...process.env, ...(typeof browser === 'string' && { CHROME_PATH: browser }) },
});

const scriptSize = ({ audits }: Report): number =>
  (audits['network-requests']?.details?.items ?? [])
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);

const figuresOf = (report: Report): Figures => {
  const score = (name: keyof typeof categories) =>
    Math.round((report.categories[categories[name]]?.score ?? 0) * 100);
  const value = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
  return {
    score: score('score'),
    'FCP, s': value('first-contentful-paint') / 1000,
    'LCP, s': value('largest-contentful-paint') / 1000,
    'TBT, ms': value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    accessibility: score('accessibility'),
    'best practices': score('best practices'),
    SEO: score('SEO'),
    'JS, KB gz': scriptSize(report) / 1000,
  };
};

const failedOf = ({ categories: all, audits }: Report): string[] =>
  Object.entries(all)
    .filter(([name]) => name !== categories.score)
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title ?? id);

/** Sometimes the browser's trace has no start, and Lighthouse asks for another run. */
const isRetryable = (error: unknown) =>
  String((error as { stderr?: string }).stderr).includes('NO_NAVSTART');

const visit = async (url: string, browser: VisitingBrowser, tries = 4): Promise<string> => {
  const { args, env } = flags(browser);
  const options = { env, maxBuffer: 64 * 1024 * 1024 };
  try {
    return (await promisify(execFile)(process.execPath, [command, url, ...args], options)).stdout;
  } catch (error) {
    if (tries > 1 && isRetryable(error)) return visit(url, browser, tries - 1);
    throw error;
  }
};

/**
 * Visits a page once, on Lighthouse's emulated slow phone.
 * @throws {Error} when Lighthouse or the browser fails.
 */
export const audit = async (url: string, browser: VisitingBrowser): Promise<Audit> => {
  const report: Report = JSON.parse(await visit(url, browser));
  return { figures: figuresOf(report), failed: failedOf(report) };
};
