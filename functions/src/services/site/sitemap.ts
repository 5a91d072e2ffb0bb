import {
  articleSlugs,
  familyPage,
  isListed,
  listingFields,
  pages,
  privatePages,
  publicPages,
  sitePath,
  siteRoutes,
} from '../../contract/index.ts';
import { escapeHtml } from '../../html/html.ts';
import { shortLivedCache } from '../../store/calls/shortLivedCache.ts';
import { tools } from '../../store/collections/collections.ts';
import { batchesById, selectFields } from '../../store/reads/queries.ts';

/** The content of robots.txt: disallows pages that need an account, and links the sitemap. */
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
const batchSize = 1_000;

const entry = (path: string, origin: string, changed?: Date): string => {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeHtml(new URL(path, origin).href)}</loc>${lastmod}</url>`;
};

/** The tools on sale, and the families of which they are sizes. */
const toolEntries = async (origin: string, limit: number): Promise<string[]> => {
  const entries: string[] = [];
  const families = new Set<string>();
  const changes = selectFields(tools, ['updatedAt', 'familyId', ...listingFields]);
  for await (const batch of batchesById(changes, batchSize)) {
    for (const { id, content } of batch.filter(({ content }) => isListed(content))) {
      entries.push(
        entry(sitePath(siteRoutes.toolPage, { params: { id } }), origin, content.updatedAt),
      );
      if (content.familyId) families.add(content.familyId);
    }
    if (entries.length >= limit) break;
  }
  const familyEntries = [...families].map((id) => entry(familyPage.href(id), origin));
  return [...entries, ...familyEntries].slice(0, limit);
};

/**
 * The sitemap: the public pages, the articles, the tool pages with their last modification, and the
 * pages of families, up to the limit of a sitemap. Reads every tool that it lists.
 */
export const sitemapOf = async (origin: string, limit = maxPages): Promise<string> => {
  const listed = [...publicPages, ...articleSlugs.map(pages.article.href)].map((path) =>
    entry(path, origin),
  );
  const entries = [...listed, ...(await toolEntries(origin, limit - listed.length))];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
};

/** A sitemap that is at most one hour old. */
export const cachedSitemap = shortLivedCache((origin: string) => sitemapOf(origin), {
  maxAge: 3_600_000,
  maxEntries: 1,
});
