import { appPage } from 'functions/contract';
import type { Plugin } from 'vite';

/** Writes the page that Hosting answers every address with but the home page's. */
export const appPageFile = (): Plugin => ({
  name: 'app-page',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build has no index.html.');
      this.emitFile({ type: 'asset', fileName: appPage.slice(1), source: page.source });
    },
  },
});
