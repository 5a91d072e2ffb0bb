import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { articles } from '../../../features/blog/articles.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { BlogsPage } from './BlogsPage.tsx';

it('shows a card with a link for each article', () => {
  renderPage(<BlogsPage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Blogs');
  expect(document.title).toBe('Blogs · Tools Hub');
  const cards = screen.getAllByRole('article').map((card) => card.textContent);
  expect(cards).toEqual(
    articles.map(({ title, summary, minutes }) => `${title}${summary}${minutes} min read`),
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    articles.map(({ slug }) => `/blogs/${slug}`),
  );
});
