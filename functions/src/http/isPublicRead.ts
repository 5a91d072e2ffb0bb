import type { Request } from 'express';
import { type ApiRoute, apiBase, apiRoutes } from '../contract/index.ts';

/** The routes whose responses are the same for everyone. */
const routes: ApiRoute[] = [
  apiRoutes.listTools,
  apiRoutes.getTool,
  apiRoutes.listRelatedTools,
  apiRoutes.searchCatalogue,
  apiRoutes.getHome,
  apiRoutes.listReviews,
  apiRoutes.getRatings,
  apiRoutes.getShop,
];

const patterns = routes.map(({ pattern }) => pattern.replaceAll(/:\w+/g, '[^/]+')).join('|');
const paths = new RegExp(`^(?:${apiBase})?(?:${patterns})$`);

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Whether a request reads what everyone may read. Another spelling of such a path does not count, which
 * only costs the lookup of the account.
 */
export const isPublicRead = ({ method, path }: Pick<Request, 'method' | 'path'>): boolean =>
  methods.has(method) && paths.test(path);
