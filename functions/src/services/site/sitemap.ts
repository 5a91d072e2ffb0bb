import type { Query } from 'firebase-admin/firestore';
import { tools } from '../../collections.ts';
import {
  articlePage,
  articleSlugs,
  privatePages,
  publicPages,
  siteRoutes,
  type ToolDocument,
} from '../../contract/index.ts';
import { batchesById } from '../../queries.ts';
import { shortLivedCache } from '../store/shortLivedCache.ts';
import { escapeHtml } from './html.ts';

/** What robots.txt says: everything but what needs an account, and where the sitemap is. */
export const robotsOf = (origin: string): string =>
  [
    'User-agent: *',
    ...privatePages.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${new URL(siteRoutes.sitemap.pattern, origin)}`,
    '',
  ].join('\n');

/** @see https://www.sitemaps.org/protocol.html#index */
const maxPages = 50_000;
const sliceSize = 1_000;

const entry = (path: string, origin: string, changed?: Date): string => {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeHtml(new URL(path, origin).href)}</loc>${lastmod}</url>`;
};

const toolEntries = async (origin: string, most: number): Promise<string[]> => {
  const entries: string[] = [];
  // The store sends that field alone.
  const changes = tools.select('updatedAt') as Query<Pick<ToolDocument, 'updatedAt'>>;
  for await (const slice of batchesById(changes, sliceSize)) {
    for (const { id, content } of slice) {
      entries.push(entry(siteRoutes.toolPage.href({ id }), origin, content.updatedAt));
    }
    if (entries.length >= most) break;
  }
  return entries.slice(0, most);
};

/**
 * The sitemap: the pages for everyone, the articles, and the pages of the tools with the time of
 * their last change, as many as a sitemap may list. Reads every tool it lists.
 */
export const sitemapOf = async (origin: string, most = maxPages): Promise<string> => {
  const pages = [...publicPages, ...articleSlugs.map(articlePage)].map((path) =>
    entry(path, origin),
  );
  const entries = [...pages, ...(await toolEntries(origin, most - pages.length))];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
};

/** The sitemap as it was at most an hour ago. */
export const cachedSitemap = shortLivedCache((origin: string) => sitemapOf(origin), {
  maxAge: 3_600_000,
  maxEntries: 1,
});
