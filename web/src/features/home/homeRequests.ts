import { apiBase, type HomeContent, publicRoutes } from 'functions/contract';
import { readLinked } from '../../lib/api/api.ts';

/** The URL of what the home page shows. */
export const homeUrl: string = apiBase + publicRoutes.getHome.href();

/** Reads what the home page shows, possibly from the CDN's cache. */
export const readHome = async (signal: AbortSignal): Promise<HomeContent> =>
  (await readLinked<HomeContent>(homeUrl, { signal, anonymous: true })).body;
