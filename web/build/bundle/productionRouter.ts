import type { Plugin } from 'vite';

/**
 * react-router's package.json names only its development build, whose warnings a visitor would
 * download. This takes the production build beside it.
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
});
