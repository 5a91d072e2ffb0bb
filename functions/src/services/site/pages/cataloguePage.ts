import { warn } from 'firebase-functions/logger';
import {
  apiRoutes,
  apiUrl,
  type CatalogueQuery,
  cardPictureSizes,
  cataloguePage,
  cataloguePageSize,
  emptyCataloguePage,
  type ServedCatalogue,
  servedAttribute,
  servedCatalogueId,
  type Tool,
} from '../../../contract/index.ts';
import { scriptJson, voidElement } from '../../../html/html.ts';
import { searchCachedCatalogue } from '../../catalogue/lists/catalogue.ts';
import { fillCards } from './catalogueCards.ts';
import { appendToHead, getHostedPage, type HostedPage } from './hostedPage.ts';
import { pictureSet } from './toolPlaceholders.ts';

const picturePreload = (tool: Tool): string =>
  voidElement('link', {
    [servedAttribute]: '',
    rel: 'preload',
    as: 'image',
    href: tool.imageLink,
    imagesrcset: pictureSet(tool),
    imagesizes: cardPictureSizes,
    fetchpriority: 'high',
  });

/**
 * The tags that the catalogue's first tools add to the head: the first picture's preload, and the
 * tools as JSON.
 */
const catalogueHead = (served: ServedCatalogue): string => {
  const [first] = served.body.tools;
  const preload = first ? picturePreload(first) : '';
  const json = scriptJson(served);
  return `${preload}<script type="application/json" id="${servedCatalogueId}">${json}</script>`;
};

const everything: CatalogueQuery = { q: '', categories: [], stock: [], sort: 'popularity' };

/** Reads the first page of the whole catalogue. It is at most five seconds old. */
const readServedCatalogue = async (): Promise<ServedCatalogue> => {
  const { results, next } = await searchCachedCatalogue({
    query: everything,
    limit: cataloguePageSize,
  });
  const query = { sort: everything.sort, limit: cataloguePageSize };
  return {
    url: apiUrl(apiRoutes.searchCatalogue, { query }),
    body: results,
    next: next ? apiUrl(apiRoutes.searchCatalogue, { query: { ...query, cursor: next } }) : null,
  };
};

/**
 * Fills a page with the cards of the first tools. Cards go first, so that the head is not searched
 * for the card.
 */
export const fillCataloguePage = (page: string, served: ServedCatalogue): string =>
  appendToHead(fillCards(page, served.body.tools), catalogueHead(served));

const emptyPage = (origin: string): Promise<HostedPage> =>
  getHostedPage({ origin, path: emptyCataloguePage });

const filledPage = async (origin: string): Promise<HostedPage> => {
  const [served, page] = await Promise.all([
    readServedCatalogue(),
    getHostedPage({ origin, path: cataloguePage }),
  ]);
  return { ...page, html: fillCataloguePage(page.html, served) };
};

/**
 * The catalogue's page with the first tools: as cards for the first paint, and as JSON for the app.
 * A search gets the page without tools, and so does everyone while the tools cannot be read. Throws
 * `unavailable` when the app's page cannot be loaded from Hosting.
 */
export const getCataloguePage = async (origin: string, isSearch: boolean): Promise<HostedPage> => {
  if (isSearch) return emptyPage(origin);
  try {
    return await filledPage(origin);
  } catch (error) {
    warn('Serving the catalogue without tools', error);
    return emptyPage(origin);
  }
};
