import { step } from '@tools-hub/kit/commandLine/progress';
import { type BrowserOptions, openPreparedBrowser } from './preparedBrowser.ts';
import type { Preparation } from './storedState.ts';
import { type Site, visit } from './visit.ts';
import type { VisitResult } from './visitFigures.ts';
import { type VisitName, type Visits, visitNames } from './visits.ts';

/** A page of a site, with its state in the browser. */
export interface VisitedPage {
  name: string;
  isPublic: boolean;
  site: Site;
  path: string;
  prepare: Preparation;
}

/** Visits a page with a new browser, and then again with what the first visit stored. */
const visitTwice = async (
  { site, path, prepare }: VisitedPage,
  options: BrowserOptions,
): Promise<Record<VisitName, VisitResult>> => {
  const browser = await openPreparedBrowser(options, (page) => prepare(page, site.front));
  try {
    const first = await visit(site, path, browser.port);
    return { first, second: await visit(site, path, browser.port) };
  } finally {
    await browser.close();
  }
};

/** A page, with its first and its second visits. */
export interface PageVisits {
  page: VisitedPage;
  visits: Visits[];
}

/** A page before its first visit. */
export const notVisited = (page: VisitedPage): PageVisits => ({
  page,
  visits: visitNames.map((kind) => ({
    page: page.name,
    isPublic: page.isPublic,
    visit: kind,
    results: [],
  })),
});

/** Visits all pages in turn, several times, and adds the results to their visits. */
export const visitInTurn = async (
  pages: readonly PageVisits[],
  runs: number,
  options: BrowserOptions,
): Promise<void> => {
  for (let run = 1; run <= runs; run++) {
    for (const { page, visits } of pages) {
      const label = `Visit ${page.name} twice, run ${run} of ${runs}`;
      const results = await step(label, () => visitTwice(page, options));
      for (const { visit: kind, results: earlier } of visits) earlier.push(results[kind]);
    }
  }
};
