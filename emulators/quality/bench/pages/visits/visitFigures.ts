import { chainLevels, type LoadedScript } from './chainLevels.ts';
import { blockingTime } from './longTasks.ts';
import type { SentRequest, VisitReport } from './report.ts';

/** The figures of a visit. Times are in milliseconds. */
export interface Figures {
  lcp: number;
  fcp: number;
  /** Until the end of the visit. */
  tbt: number;
  cls: number;
  /** Out of 100. */
  accessibility: number;
  requestsBeforeLcp: number;
  requests: number;
  /** The most scripts that led to another, among the scripts requested before the LCP. */
  depth: number;
  /** The same among all scripts of the visit. */
  depthOfAll: number;
  /** In KB as transferred: a script from the browser's cache has none. */
  scriptSize: number;
  /** The total of all tasks over 50 ms. */
  longTasks: number;
  worstTask: number;
}

/** The figures of a visit, and what a person who improves the page needs to know. */
export interface VisitResult {
  figures: Figures;
  /** The script with the longest task. */
  worstScript: string;
  failedAudits: string[];
}

/** The names of the files that each script imports, by its URL. */
export type ImportsByScript = ReadonlyMap<string, readonly string[]>;

const isScript = ({ resourceType }: SentRequest) => resourceType === 'Script';

/** The requests of a visit that a server received, or that the browser's cache answered. */
const requestsOf = ({ audits }: VisitReport): SentRequest[] =>
  (audits['network-requests'].details?.items ?? []).filter(({ url }) => !url.startsWith('data:'));

/** The URLs of a visit's scripts. */
export const scriptsOf = (report: VisitReport): string[] => [
  ...new Set(
    requestsOf(report)
      .filter(isScript)
      .map(({ url }) => url),
  ),
];

const numberOf = ({ audits }: VisitReport, name: string): number => {
  const { numericValue, errorMessage = 'no value' } = audits[name] ?? {};
  if (numericValue === undefined) throw new Error(`Lighthouse, ${name}: ${errorMessage}`);
  return numericValue;
};

/** The LCP on the clock of the requests. */
const lcpOfRequests = ({ audits }: VisitReport): number => {
  const lcp = audits.metrics.details?.items?.[0]?.observedLargestContentfulPaintTs;
  const start = audits['network-requests'].details?.debugData?.networkStartTimeTs;
  if (lcp === undefined || start === undefined)
    throw new Error('Lighthouse has no time of the LCP');
  return (lcp - start) / 1000;
};

const loadedScripts = (report: VisitReport, imports: ImportsByScript): LoadedScript[] => {
  const initiators = new Map(
    report.sent.toReversed().map(({ request, initiator }) => [request.url, initiator]),
  );
  return requestsOf(report)
    .filter(isScript)
    .map(({ url, rendererStartTime = 0, networkEndTime = Number.POSITIVE_INFINITY }) => ({
      url,
      start: rendererStartTime,
      end: networkEndTime,
      initiator: initiators.get(url),
      imports: imports.get(url) ?? [],
    }));
};

const deepest = (scripts: readonly LoadedScript[], levels: Map<string, number>) =>
  Math.max(0, ...scripts.map(({ url }) => levels.get(url) ?? 0));

const failedAuditsOf = ({ categories, audits }: VisitReport): string[] =>
  categories.accessibility.auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title ?? id);

/** Computes the figures of a visit from Lighthouse's report. */
export const visitFigures = (report: VisitReport, imports: ImportsByScript): VisitResult => {
  const lcpTime = lcpOfRequests(report);
  const requests = requestsOf(report);
  const scripts = loadedScripts(report, imports);
  const levels = chainLevels(report.mainDocumentUrl, scripts);
  const tasks = report.longTasks.toSorted((a, b) => b.duration - a.duration);
  const fcp = numberOf(report, 'first-contentful-paint');
  const figures = {
    lcp: numberOf(report, 'largest-contentful-paint'),
    fcp,
    tbt: blockingTime(tasks, fcp),
    cls: numberOf(report, 'cumulative-layout-shift'),
    accessibility: Math.round((report.categories.accessibility.score ?? 0) * 100),
    requestsBeforeLcp: requests.filter(({ rendererStartTime = 0 }) => rendererStartTime < lcpTime)
      .length,
    requests: requests.length,
    depth: deepest(
      scripts.filter(({ start }) => start < lcpTime),
      levels,
    ),
    depthOfAll: deepest(scripts, levels),
    scriptSize:
      requests.filter(isScript).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
    longTasks: tasks.reduce((sum, { duration }) => sum + duration, 0),
    worstTask: tasks[0]?.duration ?? 0,
  };
  const worstScript = tasks[0]?.url.split('/').at(-1) ?? '';
  return { figures, worstScript, failedAudits: failedAuditsOf(report) };
};
