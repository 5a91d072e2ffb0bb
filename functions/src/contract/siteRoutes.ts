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
