import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { parseArticle } from '../../src/features/blog/parseArticle.ts';

/**
 * Parses Markdown articles at build time: the bundle has no parser, and a broken one fails the
 * build.
 */
export const articles = (): Plugin => ({
  name: 'articles',
  transform: {
    filter: { id: /\/articles\/[^/]+\.md$/ },
    handler: (file, id) => ({
      code: `export const article = ${JSON.stringify(parseArticle(basename(id, '.md'), file))};`,
      map: null,
      moduleType: 'js',
    }),
  },
});
