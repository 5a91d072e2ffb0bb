import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { parseArticle } from '../src/features/blog/parseArticle.ts';

/** Makes a module of each Markdown article, so that no parser and no broken one is ever shipped. */
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
