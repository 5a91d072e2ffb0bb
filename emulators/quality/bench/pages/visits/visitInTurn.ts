import { step } from '@tools-hub/kit/commandLine/progress';
import { type BrowserOptions, openPreparedBrowser } from './preparedBrowser.ts';
import { slowdownFor } from './slowdown.ts';
import type { Preparation } from './storedState.ts';
import { type Site, type VisitOptions, visit } from './visit.ts';
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

/** The browsers of visits, and how slow their processor is. */
export type SlowBrowserOptions = BrowserOptions & Pick<VisitOptions, 'slowdown'>;

const withBrowser = async <Result>(
  { site, prepare }: VisitedPage,
  options: SlowBrowserOptions,
  use: (options: VisitOptions) => Promise<Result>,
): Promise<Result> => {
  const browser = await openPreparedBrowser(options, (page) => prepare(page, site.front));
  try {
    return await use({ port: browser.port, slowdown: options.slowdown });
  } finally {
    await browser.close();
  }
};

/** Visits a page with a new browser, and then again with what the first visit stored. */
const visitTwice = (
  page: VisitedPage,
  options: SlowBrowserOptions,
): Promise<Record<VisitName, VisitResult>> =>
  withBrowser(page, options, async (browser) => {
    const first = await visit(page.site, page.path, browser);
    return { first, second: await visit(page.site, page.path, browser) };
  });

/** How much slower the processor must be for the first visit to a page to block for 500 ms. */
export const slowdownForPage = (page: VisitedPage, options: BrowserOptions): Promise<number> =>
  slowdownFor((slowdown) =>
    step(`Visit ${page.name} with a processor ${slowdown} times slower`, async () => {
      const { figures } = await withBrowser(page, { ...options, slowdown }, (browser) =>
        visit(page.site, page.path, browser),
      );
      return figures.tbt;
    }),
  );

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
  options: SlowBrowserOptions,
): Promise<void> => {
  for (let run = 1; run <= runs; run++) {
    for (const { page, visits } of pages) {
      const label = `Visit ${page.name} twice, run ${run} of ${runs}`;
      const results = await step(label, () => visitTwice(page, options));
      for (const { visit: kind, results: earlier } of visits) earlier.push(results[kind]);
    }
  }
};
