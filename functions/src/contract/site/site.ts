import type { CatalogueResults } from '../catalogue/model.ts';

/** The pages for search engines, besides the articles and tools. */
export const publicPages = [
  '/',
  '/tools',
  '/blogs',
  '/portfolio',
  '/questions',
  '/contact',
  '/terms',
  '/privacy',
] as const;

/** The slugs of the blog articles. The web app has their texts. */
export const articleSlugs = [
  'buying-tools-by-the-case',
  'choosing-bench-planes',
  'sharpening-for-a-workshop',
  'storing-shared-tools',
] as const;

/** The path prefixes that search engines must not crawl, because the pages need an account. */
export const privatePages = [
  '/dashboard',
  '/profile',
  '/order/',
  '/login',
  '/register',
  '/reset-password',
] as const;

/** The HTML file that Hosting serves for pages without a file. */
export const appPage = '/app.html';

/** The HTML file for pages of the dashboard without a file, which have another frame. */
export const dashboardPage = '/dashboard-page.html';

/** The HTML file for a tool's page, which the API fills. */
export const toolPage = '/tool.html';

/** The HTML file for the catalogue's page, which the API fills with the first tools. */
export const cataloguePage = '/catalogue.html';

/** The HTML file for the catalogue's page without tools, which loads them in the browser. */
export const emptyCataloguePage = '/catalogue-empty.html';

/** The placeholders in the card that the API repeats for each tool. */
export const cardPlaceholders = {
  address: '{{card-address}}',
  name: '{{card-name}}',
  picture: '{{card-picture}}',
  sku: '{{card-sku}}',
  price: '{{card-price}}',
  minOrder: '{{card-min-order}}',
  available: '{{card-available}}',
} as const;

/** The attribute of that card. */
export const cardAttribute = 'data-card';

/** The `sizes` of a card's picture. A square picture is as wide as the card's picture is high. */
export const cardPictureSizes = '(min-width: 1200px) 296px, (min-width: 600px) 40vw, 80vw';

/** The placeholders in the file of a tool's page for its name and picture URL. */
export const toolPlaceholders = { name: '{{tool-name}}', picture: '{{tool-picture}}' } as const;

/** The `sizes` of the picture on a tool's page. */
export const toolPictureSizes = '(min-width: 1200px) 576px, (min-width: 900px) 50vw, 100vw';

/** The comments around the page-specific part of the head. */
export const pageHead = { start: '<!-- page -->', end: '<!-- /page -->' } as const;

/** The attribute of served head elements that the app removes when it starts. */
export const servedAttribute = 'data-served';

/** The `id` of the script element that contains the tool as JSON. */
export const servedToolId = 'served-tool';

/** The `id` of the script element that contains the catalogue's first page as JSON. */
export const servedCatalogueId = 'served-catalogue';

/** The first page of the catalogue, as the API answers the request for it. */
export interface ServedCatalogue {
  /** The address of that request. */
  url: string;
  body: CatalogueResults;
  /** The address of the next page, if there is one. */
  next: string | null;
}

/**
 * The tools on a page of the catalogue: complete rows in a grid of three columns and in one of two.
 */
export const cataloguePageSize = 24;

/** The length of a page description that search engines show. */
const summaryLength = 155;

const halfCharacter = /[\uD800-\uDBFF]$/;

/** Shortens a text to one line for search engines, at the end of a word. */
export const summaryOf = (text: string): string => {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= summaryLength) return plain;
  const cut = plain.slice(0, summaryLength - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : undefined).replace(halfCharacter, '')}…`;
};
