import { type Audience, apiRoutes } from '../../contract/index.ts';

/** Who may use each route of the API, as its description says. */
export const audiences = Object.fromEntries(
  Object.entries(apiRoutes).map(([name, { audience }]) => [name, audience]),
) as Record<keyof typeof apiRoutes, Audience>;
