import { route } from './apiRoutes.ts';

/**
 * What the function answers besides the API, each at the shop's own address: Hosting rewrites these
 * paths to it. A tool's page is the app's, with what is said of the tool in its head.
 */
export const siteRoutes = {
  // Asked for as /robots.txt: the function's runtime keeps that name for itself.
  robots: route('GET', '/robots'),
  sitemap: route('GET', '/sitemap.xml'),
  toolPage: route('GET', '/tools/:id'),
} as const;

/** The addresses of the pages that search engines list; a page of each article and tool comes on top. */
export const publicPages = ['/', '/tools', '/blogs', '/portfolio', '/questions'] as const;

/** The articles of the blog, by the last part of their address; the web app holds their text. */
export const articleSlugs = [
  'buying-tools-by-the-case',
  'choosing-bench-planes',
  'sharpening-for-a-workshop',
  'storing-shared-tools',
] as const;

/** The address of an article's page. */
export const articlePage = (slug: string): string => `/blogs/${encodeURIComponent(slug)}`;

/** Where the addresses begin that search engines leave alone: they are nothing without an account. */
export const privatePages = [
  '/dashboard',
  '/profile',
  '/order/',
  '/login',
  '/register',
  '/reset-password',
] as const;

/** The document in which Hosting serves every page that has none of its own. */
export const appPage = '/app.html';

/** The document in which the API serves a tool's page. */
export const toolPage = '/tool.html';

/** What stands in that document where the API writes the tool's name and the address of its picture. */
export const toolPlaceholders = { name: '{{tool-name}}', picture: '{{tool-picture}}' } as const;

/** How wide a tool's page shows its picture, as the `sizes` of an `img` say it. */
export const toolPictureSizes = '(min-width: 1200px) 576px, (min-width: 900px) 50vw, 100vw';

/** The comments in the head of a page around what is said of that page alone. */
export const pageHead = { start: '<!-- page -->', end: '<!-- /page -->' } as const;

/** The attribute of an element in the head that stands there until the app has taken over. */
export const servedAttribute = 'data-served';

/** The `id` of the script element in which a tool's page brings its tool along as JSON. */
export const servedToolId = 'served-tool';

/** As much as search engines show of a page's description. */
const summaryLength = 155;

const halfCharacter = /[\uD800-\uDBFF]$/;

/** The beginning of a text on one line, to the end of a word, as search engines show it. */
export const summaryOf = (text: string): string => {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= summaryLength) return plain;
  const cut = plain.slice(0, summaryLength - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : undefined).replace(halfCharacter, '')}…`;
};
