/**
 * Visits a page with Lighthouse and prints a `VisitReport`. Its arguments are the address, the port
 * of the browser and the slowdown of its processor. It is a separate process, because Lighthouse
 * would delay the server of the pages.
 */
import lighthouse from 'lighthouse';
import { longTasksOf, type TraceEvent } from './longTasks.ts';

/** A page that listens to Firestore is never idle. By then, each page has done its work. */
const maxWaitMs = 10_000;

// At that time, Lighthouse closes the page, for whose silence it may still wait.
process.on('unhandledRejection', (error) => {
  if (!String(error).includes('Session closed')) throw error;
});

const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'cumulative-layout-shift',
  'metrics',
  'network-requests',
];

const [url = '', port = '', slowdown = ''] = process.argv.slice(2);
const { artifacts, lhr } =
  (await lighthouse(url, {
    port: Number(port),
    output: 'json',
    logLevel: 'error',
    throttlingMethod: 'devtools',
    throttling: { cpuSlowdownMultiplier: Number(slowdown) },
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
console.log(JSON.stringify(report));
