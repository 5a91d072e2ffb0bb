import { median, rounded } from '../../support/support.ts';
import type { Figures, VisitResult } from '../visits/visitFigures.ts';
import type { Visits } from '../visits/visits.ts';
import { type Comparison, missedGoals, ratio } from './goals.ts';

/** The name of the page that others are compared with. */
export const floorName = 'floor';

/** The medians of the figures of several visits. */
export const medianFigures = (results: readonly VisitResult[]): Figures => {
  const all = results.map(({ figures }) => figures);
  const names = Object.keys(all[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(
    names.map((name) => [name, median(all.map((figures) => figures[name]))]),
  ) as unknown as Figures;
};

/** The medians of a page's visits, with its goals; the floor page itself has none. */
export interface Summary extends Pick<Visits, 'page' | 'visit'> {
  /** How many visits the medians are of. */
  visits: number;
  figures: Figures;
  ratios: { lcp: number; tbt: number };
  missed: string[];
  worstScript: string;
  failedAudits: string[];
}

const worstScriptOf = (results: readonly VisitResult[]): string =>
  results.toSorted((a, b) => b.figures.worstTask - a.figures.worstTask)[0]?.worstScript ?? '';

const summaryOf = ({ page, isPublic, visit, results }: Visits, floor: Figures): Summary => {
  const figures = medianFigures(results);
  const comparison: Comparison = { isPublic, visit, figures, floor };
  return {
    page,
    visit,
    visits: results.length,
    figures,
    ratios: { lcp: ratio(figures.lcp, floor.lcp), tbt: ratio(figures.tbt, floor.tbt) },
    missed: page === floorName ? [] : missedGoals(comparison),
    worstScript: worstScriptOf(results),
    failedAudits: [...new Set(results.flatMap(({ failedAudits }) => failedAudits))],
  };
};

/**
 * Compares the medians of all pages with the first visit to the floor page. Without it, there is
 * nothing to compare.
 */
export const summarize = (all: readonly Visits[]): Summary[] => {
  const floor = all.find(({ page, visit }) => page === floorName && visit === 'first');
  if (!floor) return [];
  const figures = medianFigures(floor.results);
  return all.map((visits) => summaryOf(visits, figures));
};

const seconds = (ms: number) => rounded(ms / 1000);

const mainRow = ({ figures, ratios, missed, page }: Summary) => ({
  'LCP, s': seconds(figures.lcp),
  'LCP, × floor': rounded(ratios.lcp),
  'TBT, ms': Math.round(figures.tbt),
  'TBT, × floor': rounded(ratios.tbt),
  CLS: rounded(figures.cls),
  'requests before LCP': figures.requestsBeforeLcp,
  depth: figures.depth,
  'JS, KB gz': Math.round(figures.scriptSize),
  accessibility: figures.accessibility,
  missed: page === floorName ? '' : missed.join(', ') || 'none',
});

const detailRow = ({ figures, visits, worstScript }: Summary) => ({
  visits,
  'FCP, s': seconds(figures.fcp),
  requests: figures.requests,
  'depth of all scripts': figures.depthOfAll,
  'long tasks, ms': Math.round(figures.longTasks),
  'worst task, ms': Math.round(figures.worstTask),
  'its script': worstScript,
});

const tableOf = <Row>(summaries: readonly Summary[], toRow: (summary: Summary) => Row) =>
  Object.fromEntries(
    summaries.map((summary) => [`${summary.page}, ${summary.visit}`, toRow(summary)]),
  );

const failedAudits = (summaries: readonly Summary[]): string[] =>
  summaries
    .filter(({ failedAudits: failed }) => failed.length > 0)
    .map(({ page, visit, failedAudits: failed }) => `${page}, ${visit}: ${failed.join('; ')}`);

/** Prints the medians of the visits, the goals that they miss, and what blocks the pages. */
export const printSummaries = (summaries: readonly Summary[]): void => {
  console.log('\nMedians of the visits');
  console.table(tableOf(summaries, mainRow));
  console.table(tableOf(summaries, detailRow));
  for (const line of failedAudits(summaries)) console.log(`Inaccessible: ${line}`);
};
