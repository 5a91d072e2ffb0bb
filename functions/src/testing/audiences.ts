import type { apiRoutes } from '../contract/index.ts';
import type { Audience } from '../openapi/routeDescription.ts';
import { routeDescriptions } from '../openapi/routeDescriptions.ts';

/** Who may use each route of the API, as its description says. */
export const audiences = Object.fromEntries(
  Object.entries(routeDescriptions).map(([name, { audience }]) => [name, audience]),
) as Record<keyof typeof apiRoutes, Audience>;
