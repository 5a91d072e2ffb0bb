import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../lib/router/paths.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import { ArticlePage } from './ArticlePage.tsx';

const renderArticle = (slug: string) =>
  renderPage({ [paths.article.path]: <ArticlePage /> }, { at: paths.article.href(slug) });

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('ArticlePage', () => {
  it('shows the article under its title', () => {
    renderArticle('choosing-bench-planes');
    expect(title()).toBe('Which planes a joinery crew needs');
    expect(document.title).toBe('Which planes a joinery crew needs · Tools Hub');
    expect(screen.getByRole('heading', { level: 2, name: /three that earn/ })).toBeTruthy();
    const [firstPlane] = screen.getAllByRole('listitem');
    expect(firstPlane?.textContent).toMatch(/^The block plane\. Small enough for one hand/);
    expect(firstPlane?.querySelector('strong')?.textContent).toBe('The block plane.');
  });

  it('suggests the other articles', () => {
    renderArticle('choosing-bench-planes');
    const others = within(screen.getByRole('region', { name: 'Keep reading' })).getAllByRole(
      'link',
    );
    expect(others.map((link) => link.getAttribute('href'))).toEqual([
      '/blogs/buying-tools-by-the-case',
      '/blogs/sharpening-for-a-workshop',
      '/blogs/storing-shared-tools',
    ]);
  });

  it('opens an article that the text links to', async () => {
    renderArticle('choosing-bench-planes');
    await userEvent.click(screen.getByRole('link', { name: 'sharpens on a fixed day' }));
    expect(title()).toBe('A sharpening routine for the whole workshop');
  });

  it('shows a not-found page for an unknown article', () => {
    renderArticle('no-such-article');
    expect(title()).toBe('Page not found');
    expect(document.title).toBe('Page not found · Tools Hub');
    expect(screen.getByRole('link', { name: 'Return to home' }).getAttribute('href')).toBe('/');
  });
});
