import { articleSlugs } from 'functions/contract';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { paths } from '../../lib/router/paths.ts';
import type { Article, Span } from './article.ts';
import { articles } from './articles.ts';

const wordsPerMinute = 230;

const spansOf = ({ blocks }: Article): Span[] =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.spans));

const wordsOf = (article: Article) =>
  spansOf(article).reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);

const linkedSlugs = (article: Article) =>
  spansOf(article).flatMap((span) =>
    span.kind === 'link' ? [matchPath(paths.article.path, span.to)?.params.slug] : [],
  );

describe('articles', () => {
  it('have the slugs that the sitemap lists', () => {
    expect(articles.map(({ slug }) => slug)).toEqual([...articleSlugs]);
  });

  it.each(articles)('$slug states its reading time', (article) => {
    expect(article.minutes).toBe(Math.round(wordsOf(article) / wordsPerMinute));
  });

  it('link to articles that exist', () => {
    const slugs = articles.map(({ slug }) => slug);
    const linked = articles.flatMap(linkedSlugs);
    expect(linked).not.toEqual([]);
    expect(slugs).toEqual(expect.arrayContaining(linked));
  });
});
