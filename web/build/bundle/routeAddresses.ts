import { type ApiRoute, apiRoutes, publicRoutes } from 'functions/contract';
import type { Plugin } from 'vite';

type Addresses = Record<string, ApiRoute>;

const addressOf = ({ method, pattern, writes, signedIn, permission }: ApiRoute): ApiRoute => ({
  // What staff need only matters on pages of theirs.
  ...(permission && signedIn && { permission }),
  method,
  pattern,
  writes,
  signedIn,
});

const moduleOf = (name: string, routes: Addresses): string => {
  const addresses = Object.entries(routes).map(([call, route]) => [call, addressOf(route)]);
  return `export const ${name} = ${JSON.stringify(Object.fromEntries(addresses))};`;
};

const modules: Record<string, Addresses> = { apiRoutes, publicRoutes };

/**
 * Keeps only the addresses of the contract's routes and what staff need for them: the browser needs the rest of their
 * descriptions as types, and a visitor would download every schema of the API.
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
