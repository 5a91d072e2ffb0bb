import type { Article } from './article.ts';

/** All articles are in one chunk, about 1 KB each: every article opens instantly from the list. */
export const articles = Object.values(
  import.meta.glob<Article>('./articles/*.md', { eager: true, import: 'article' }),
);
