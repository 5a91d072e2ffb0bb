import { type ApiRoute, apiRoutes, publicRoutes } from 'functions/contract';
import type { Plugin } from 'vite';

type Addresses = Record<string, Pick<ApiRoute, 'method' | 'pattern' | 'writes'>>;

const addressOf = ([name, { method, pattern, writes }]: [string, Addresses[string]]): string => {
  const reads = method !== 'GET' && !writes ? ', { reads: true }' : '';
  return `${name}: route('${method}', '${pattern}'${reads})`;
};

const moduleOf = (name: string, routes: Addresses): string =>
  `import { route } from './route.ts';
export const ${name} = { ${Object.entries(routes).map(addressOf).join(', ')} };`;

const modules: Record<string, Addresses> = { apiRoutes, publicRoutes };

/**
 * Keeps only the addresses of the contract's routes: the browser needs the rest of their descriptions
 * as types, and a visitor would download every schema of the API.
 */
export const routeAddresses = (): Plugin => ({
  name: 'route-addresses',
  apply: 'build',
  transform: {
    filter: { id: /functions\/src\/contract\/(?:api|public)Routes\.ts$/ },
    handler(_code, id) {
      const name = id.slice(id.lastIndexOf('/') + 1, -'.ts'.length);
      const routes = modules[name];
      return routes && { code: moduleOf(name, routes), map: null };
    },
  },
});
