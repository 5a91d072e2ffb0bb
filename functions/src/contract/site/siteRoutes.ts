import {
  type AnyCallAddress,
  type Argument,
  type CallAddress,
  fillPattern,
} from '../calls/apiCall.ts';
import { type ApiRoute, route } from '../calls/route.ts';
import { pages } from './pages.ts';

/**
 * The routes of the function besides the API. Hosting rewrites these paths to it. The pages are the
 * app's pages with their data in them.
 */
export const siteRoutes = {
  // Requested as /robots.txt, which the Functions runtime reserves (see http/functionsRuntime.ts).
  robots: route('GET', '/robots', 'everyone'),
  sitemap: route('GET', '/sitemap.xml', 'everyone'),
  // Only for requests through Hosting: at the function's own address, this is the API's list of
  // tools.
  cataloguePage: route('GET', '/tools', 'everyone'),
  toolPage: route('GET', pages.tool.path, 'everyone'),
} as const;

/** The path of a route of the site, with percent-encoded parameters. */
export const sitePath = <Route extends Pick<ApiRoute, 'pattern'>>(
  { pattern }: Route,
  ...[input]: Argument<CallAddress<Route>>
): string => fillPattern(pattern, input as AnyCallAddress);
