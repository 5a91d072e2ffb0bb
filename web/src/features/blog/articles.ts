import type { Article } from './article.ts';

/** All of them travel together, some 1 KB each: from their list, every article opens at once. */
export const articles = Object.values(
  import.meta.glob<Article>('./articles/*.md', { eager: true, import: 'article' }),
);
