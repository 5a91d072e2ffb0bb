import { screen, within } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { articles } from '../../../features/blog/articles.ts';
import { anchors, paths } from '../../../lib/router/paths.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { PortfolioPage } from './PortfolioPage.tsx';

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('PortfolioPage', () => {
  beforeEach(() => {
    renderPage(<PortfolioPage />);
  });

  it('shows the name of the owner', () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thea Hollinbrace');
    expect(document.title).toBe('Portfolio of Thea Hollinbrace · Tools Hub');
    expect(screen.getByText('Joiner, toolmaker and owner of Tools Hub')).toBeTruthy();
  });

  it('lists education, latest first, and skills', () => {
    const [latest] = section('Education').getAllByRole('listitem');
    expect(latest?.textContent).toMatch(/2009 – 2011.*joinery/);
    const skills = section('Skills').getAllByRole('listitem');
    expect(skills.map((skill) => skill.textContent)).toContain('Sharpening');
  });

  it('links three projects to pages of the shop', () => {
    const links = section('Projects').getAllByRole('link');
    const [range, ...writings] = links.map((link) => link.getAttribute('href') ?? '');
    expect(range).toBe(`${paths.home}#${anchors.popularTools}`);
    expect(writings).toHaveLength(2);
    const slugs = writings.map((to) => matchPath(paths.article.path, to)?.params.slug);
    expect(articles.map(({ slug }) => slug)).toEqual(expect.arrayContaining(slugs));
  });
});
