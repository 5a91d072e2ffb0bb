/**
 * Visits a page with Lighthouse and prints a `VisitReport`: `lighthouseProcess.ts URL PORT`. It is a
 * separate process, because Lighthouse would delay the server of the pages.
 */
import lighthouse from 'lighthouse';
import { longTasksOf, type TraceEvent } from './longTasks.ts';

/** A page that listens to Firestore is never idle. */
const maxWaitMs = 15_000;

const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'cumulative-layout-shift',
  'metrics',
  'network-requests',
];

const [url = '', port = ''] = process.argv.slice(2);
const { artifacts, lhr } =
  (await lighthouse(url, {
    port: Number(port),
    output: 'json',
    logLevel: 'error',
    throttlingMethod: 'devtools',
    disableStorageReset: true,
    disableFullPageScreenshot: true,
    maxWaitForLoad: maxWaitMs,
    onlyAudits: audits,
    onlyCategories: ['accessibility'],
  })) ?? {};
if (!artifacts || !lhr) throw new Error(`Lighthouse has no result for ${url}.`);
const sent = artifacts.DevtoolsLog.filter(({ method }) => method === 'Network.requestWillBeSent');
const report = {
  mainDocumentUrl: lhr.mainDocumentUrl,
  categories: lhr.categories,
  audits: lhr.audits,
  sent: sent.map(({ params }) => params),
  longTasks: longTasksOf(artifacts.Trace.traceEvents as TraceEvent[]),
};
// What still waits for the page, which is closed, would fail later.
process.stdout.write(JSON.stringify(report), () => process.exit());
