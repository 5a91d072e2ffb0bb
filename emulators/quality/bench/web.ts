/**
 * `npm run bench:web`: measures the built shop with Lighthouse on an emulated phone. It starts a
 * separate suite, whose Hosting emulator serves the shop, and a floor page: a small page of React
 * and MUI. Seconds depend on the machine and its load, so the goals that count are the ratios to
 * the floor page. The visits alternate between the pages, so that load affects all of them. Cart
 * and dashboard, which search engines must not list, cannot meet the goal for SEO.
 */
import { loadavg } from 'node:os';
import { parseCommandLine, usageError } from '@tools-hub/kit/commandLine/parseCommandLine';
import { runMain } from '@tools-hub/kit/commandLine/runMain';
import { findBrowser } from '../../suite/testing/browser.ts';
import { startFloor } from './pages/floor.ts';
import {
  type Audit,
  audit,
  type Figures,
  figureNames,
  type VisitingBrowser,
} from './pages/lighthouse.ts';
import { openPreparedBrowser, type PreparedBrowser } from './pages/preparedBrowser.ts';
import { storeAdminSession, storeCart } from './pages/storedPages.ts';
import { median, rounded } from './support/support.ts';

const offset = 40;

const floorTitle = 'Floor';
const pages = { Home: '/', Catalogue: '/tools', 'Tool page': '/tools/jack-plane' };

/** Pages for which the browser has something stored: a visitor's cart, or an admin's session. */
const storedPages = {
  Cart: { path: '/cart', prepare: storeCart },
  Dashboard: { path: '/dashboard', prepare: storeAdminSession },
};

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

/** The goals relative to the floor page. */
const comparisons = [
  { name: 'TBT, ms', title: 'TBT, × floor', most: 1 },
  { name: 'LCP, s', title: 'LCP, × floor', most: 1.1 },
] as const;

const figureRows = (figures: Figures) =>
  figureNames.map((name) => [
    name,
    { median: rounded(figures[name]), goal: goalText(name), met: isMet(name, figures[name]) },
  ]);

const comparisonRows = (figures: Figures, floor: Figures) => [
  ...comparisons.map(({ name, title, most }) => {
    const ratio = figures[name] / floor[name];
    return [title, { median: rounded(ratio), goal: `≤ ${most}`, met: ratio <= most }];
  }),
  [
    'score, − floor',
    {
      median: figures.score - floor.score,
      goal: '≥ 0',
      met: figures.score >= floor.score,
    },
  ],
];

const printPage = (title: string, audits: Audit[], floor: Figures) => {
  const figures = medians(audits);
  console.log(`\n${title}, median of ${audits.length}`);
  console.table(Object.fromEntries([...figureRows(figures), ...comparisonRows(figures, floor)]));
  const failures = new Set(audits.flatMap(({ failed }) => failed));
  if (failures.size > 0) console.log(`Failed audits: ${[...failures].join('; ')}`);
};

const printFloor = (figures: Figures, runs: number) => {
  console.log(`\n${floorTitle}, median of ${runs}`);
  const rows = figureNames.map((name) => [name, { median: rounded(figures[name]) }]);
  console.table(Object.fromEntries(rows));
};

interface Visit {
  url: string;
  browser: VisitingBrowser;
}

/** Visits all pages in turn, several times. */
const visitInTurn = async (
  visits: Record<string, Visit>,
  runs: number,
): Promise<Record<string, Audit[]>> => {
  const audits: Record<string, Audit[]> = {};
  for (let run = 0; run < runs; run++) {
    for (const [title, { url, browser }] of Object.entries(visits)) {
      audits[title] = [...(audits[title] ?? []), await audit(url, browser)];
    }
  }
  return audits;
};

const openStoredPages = async (shopUrl: string, browser: string) => {
  const opened: PreparedBrowser[] = [];
  const visits: Record<string, Visit> = {};
  for (const [title, { path, prepare }] of Object.entries(storedPages)) {
    const prepared = await openPreparedBrowser(browser, prepare);
    opened.push(prepared);
    visits[title] = { url: shopUrl + path, browser: prepared };
  }
  return { visits, close: () => Promise.all(opened.map(({ close }) => close())) };
};

const printLoad = () =>
  console.log(`\nLoad of the machine over the last minutes: ${loadavg().map(rounded).join(', ')}`);

const bench = async (runs: number, signal: AbortSignal): Promise<number> => {
  const browser = await findBrowser();
  const floor = await startFloor(signal);
  // The shop takes a second to load, which `--help` does not need.
  const { openShop } = await import('../../suite/launcher/shop.ts');
  const { suite } = await openShop({ offset, official: false, dev: false, verbose: false }, signal);
  const stored = await openStoredPages(suite.shopUrl, browser);
  const shopPages = Object.entries(pages).map(([title, path]) => [
    title,
    { url: suite.shopUrl + path, browser },
  ]);
  const visits: Record<string, Visit> = {
    [floorTitle]: { url: floor.url, browser },
    ...Object.fromEntries(shopPages),
    ...stored.visits,
  };
  const { [floorTitle]: floorAudits = [], ...shopAudits } = await visitInTurn(visits, runs);
  await stored.close();
  const floorFigures = medians(floorAudits);
  printFloor(floorFigures, runs);
  for (const [title, audits] of Object.entries(shopAudits)) printPage(title, audits, floorFigures);
  printLoad();
  floor.stop();
  await suite.stop();
  return 0;
};

await runMain((signal) => bench(readRuns(process.argv.slice(2)), signal));
