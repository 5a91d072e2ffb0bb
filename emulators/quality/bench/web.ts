/**
 * `npm run bench:web`: measures the built shop with Lighthouse on an emulated phone, whose network
 * and processor are slowed down. It starts a separate suite and serves its shop as Hosting does, and
 * likewise a floor page: a small page of React and MUI. Seconds depend on the machine and its load,
 * so the goals are ratios to the floor page; `--cpu` makes the processor as slow as that of a slow
 * phone, whatever the machine. Each browser visits a page twice: the second time, it has what the
 * first visit left in its cache and its storage. The visits alternate between the pages, so that
 * load affects all of them.
 */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { runMain } from '@tools-hub/kit/commandLine/runMain';
import { findBrowser } from '../../suite/testing/browser.ts';
import { startFloor } from './pages/floor.ts';
import { startFront } from './pages/front/http2Front.ts';
import { type Certificate, selfSignedCertificate } from './pages/front/selfSignedCertificate.ts';
import { type BenchOptions, readOptions } from './pages/options.ts';
import { floorName, printSummaries, summarize } from './pages/results/summary.ts';
import { benchPages } from './pages/visits/benchPages.ts';
import { usualSlowdown } from './pages/visits/slowdown.ts';
import { fillCustomerCart, storeNothing } from './pages/visits/storedState.ts';
import type { Site } from './pages/visits/visit.ts';
import {
  notVisited,
  slowdownForPage,
  type VisitedPage,
  visitInTurn,
} from './pages/visits/visitInTurn.ts';
import type { Visits } from './pages/visits/visits.ts';
import { rounded } from './support/support.ts';

const offset = 40;

const pagesOf = (shop: Site, names: readonly string[]): Promise<VisitedPage[]> =>
  Promise.all(
    names.map(async (name) => {
      const page = benchPages[name];
      if (!page) throw new Error(`There is no page ${name}.`);
      const path = typeof page.path === 'string' ? page.path : await page.path();
      return { name, isPublic: page.isPublic ?? false, site: shop, path, prepare: page.prepare };
    }),
  );

const floorOf = (site: Site): VisitedPage => ({
  name: floorName,
  isPublic: true,
  site,
  path: '/',
  prepare: storeNothing,
});

const report = (visits: Visits[], json: string | undefined) => {
  const summaries = summarize(visits.filter(({ results }) => results.length > 0));
  printSummaries(summaries);
  console.log(`Load of the machine over the last minutes: ${loadavg().map(rounded).join(', ')}`);
  if (json) writeFileSync(json, JSON.stringify(summaries, null, 2));
};

/** Serves a site over HTTP/2, until the end of the run. */
const serveAsHosting = async (
  origin: string,
  certificate: Certificate,
  signal: AbortSignal,
): Promise<Site> => {
  const { url, stop } = await startFront(origin, certificate);
  signal.addEventListener('abort', stop, { once: true });
  return { front: url, origin };
};

const bench = async (options: BenchOptions, signal: AbortSignal): Promise<number> => {
  const executablePath = await findBrowser();
  const floorUrl = await startFloor(signal);
  // The shop takes a second to load, which `--help` does not need.
  const { openShop } = await import('../../suite/launcher/shop.ts');
  const { suite } = await openShop({ offset, official: false, dev: false, verbose: false }, signal);
  const certificate = await selfSignedCertificate('127.0.0.1');
  const floorSite = await serveAsHosting(floorUrl, certificate, signal);
  const shop = await serveAsHosting(suite.shopUrl, certificate, signal);
  await fillCustomerCart();
  const shopPages = await pagesOf(shop, options.pages);
  const floor = floorOf(floorSite);
  const pages = [floor, ...shopPages].map(notVisited);
  try {
    const browser = { executablePath, keyHash: certificate.keyHash };
    const slowdown = options.cpu ? await slowdownForPage(floor, browser) : usualSlowdown;
    await visitInTurn(pages, options.runs, { ...browser, slowdown });
  } finally {
    // A failed visit does not lose the others.
    const visits = pages.flatMap((page) => page.visits);
    report(visits, options.json);
  }
  await suite.stop();
  return 0;
};

await runMain((signal) => bench(readOptions(process.argv.slice(2)), signal));
