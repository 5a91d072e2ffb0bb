import type { Plugin } from 'vite';

/** Marks the contexts and components as free of side effects, so that unused ones are dropped. */
const withPureCalls = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ ');

/** Links import it although it works only in the framework of the same authors. */
const prefetchedPage = /\/\* @__PURE__ \*\/ React\d*\.createElement\(PrefetchPageLinks, [^)]*\)/g;

/** The parts of react-router that an app without its framework and data router can use. */
export const routerParts = (code: string): string =>
  withPureCalls(code).replaceAll(prefetchedPage, 'null');

/**
 * react-router's package.json names only its development build, whose warnings a visitor would
 * download. This takes the production build beside it, without the parts that we do not use.
 */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  enforce: 'pre',
  apply: 'build',
  resolveId: {
    filter: { id: /^react-router(?:\/dom)?$/ },
    async handler(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/development/', '/production/') };
    },
  },
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\/.*\.mjs$/ },
    handler: (code) => ({ code: routerParts(code), map: null }),
  },
});
