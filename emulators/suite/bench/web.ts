/**
 * `npm run bench:web`: measures the built shop with Lighthouse on an emulated phone. It starts a separate
 * suite, whose Hosting emulator serves the shop. Other load on the machine distorts the figures.
 */
import { parseCommandLine, usageError } from '../launcher/command/parseCommandLine.ts';
import { runMain } from '../launcher/command/runMain.ts';
import { openShop } from '../launcher/shop.ts';
import { findBrowser } from '../testing/browser.ts';
import { type Audit, audit, type Figures, figureNames } from './lighthouse.ts';
import { median, rounded } from './support.ts';

const offset = 40;

const pages = { Home: '/', Catalogue: '/tools', 'Tool page': '/tools/jack-plane' };

/** The goals for each page; a score of 100 is perfect. */
const goals: Partial<Record<keyof Figures, { least: number } | { most: number }>> = {
  score: { least: 95 },
  'FCP, s': { most: 1.2 },
  'LCP, s': { most: 2 },
  'TBT, ms': { most: 200 },
  CLS: { most: 0.01 },
  accessibility: { least: 100 },
  'best practices': { least: 95 },
  SEO: { least: 100 },
};

const usage = `npm run bench:web [-- options]    measure the pages with Lighthouse

Options:
  --runs N          visits of each page (default: 5)`;

const options = { runs: { type: 'string', default: '5' } } as const;

const readRuns = (args: string[]): number => {
  const { values } = parseCommandLine(usage, { args, options });
  const runs = Number(values.runs);
  if (Number.isInteger(runs) && runs > 0) return runs;
  throw usageError('--runs must be a whole number of at least 1.', usage);
};

const isMet = (name: keyof Figures, value: number): boolean => {
  const goal = goals[name];
  if (!goal) return true;
  return 'least' in goal ? value >= goal.least : value <= goal.most;
};

const goalText = (name: keyof Figures): string => {
  const goal = goals[name];
  if (!goal) return '';
  return 'least' in goal ? `≥ ${goal.least}` : `≤ ${goal.most}`;
};

const medians = (audits: Audit[]): Figures =>
  Object.fromEntries(
    figureNames.map((name) => [name, median(audits.map(({ figures }) => figures[name]))]),
  ) as Figures;

const printPage = (title: string, audits: Audit[]) => {
  const figures = medians(audits);
  const rows = figureNames.map((name) => [
    name,
    { median: rounded(figures[name]), goal: goalText(name), met: isMet(name, figures[name]) },
  ]);
  console.log(`\n${title}, median of ${audits.length}`);
  console.table(Object.fromEntries(rows));
  const failures = new Set(audits.flatMap(({ failed }) => failed));
  if (failures.size > 0) console.log(`Failed audits: ${[...failures].join('; ')}`);
};

const bench = async (runs: number, signal: AbortSignal): Promise<number> => {
  const browser = await findBrowser();
  const { suite } = await openShop({ offset, official: false, dev: false, verbose: false }, signal);
  for (const [title, path] of Object.entries(pages)) {
    const audits: Audit[] = [];
    while (audits.length < runs) audits.push(await audit(suite.shopUrl + path, browser));
    printPage(title, audits);
  }
  await suite.stop();
  return 0;
};

await runMain((signal) => bench(readRuns(process.argv.slice(2)), signal));
