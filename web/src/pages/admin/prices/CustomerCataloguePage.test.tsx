import { screen } from '@testing-library/react';
import type { CatalogueResults } from 'functions/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { readLinked } from '../../../lib/api/readPage.ts';
import { paths } from '../../../lib/router/paths.ts';
import { previewPaths } from '../../../lib/router/previewPaths.ts';
import { api } from '../../../testing/fakeApi.ts';
import { agreedPlane, customerOf, plane } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { signInAs } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { CustomerCataloguePage } from './CustomerCataloguePage.tsx';
import { CustomerToolPage } from './CustomerToolPage.tsx';

const pages = vi.mocked(readLinked<CatalogueResults>);

const saw = { ...plane, _id: 'saw', toolName: 'Hand saw' };

const open = (address: string) =>
  renderPage(
    {
      [previewPaths.catalogue.path]: <CustomerCataloguePage />,
      [previewPaths.tool.path]: <CustomerToolPage />,
      [paths.customer.path]: 'The customer',
    },
    { at: address },
  );

beforeEach(() => {
  vi.resetAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  signInAs('ada', { admin: true });
  window.scrollTo = vi.fn();
  api.getCustomer.mockResolvedValue(customerOf());
  api.getTool.mockResolvedValue(agreedPlane);
  api.listRelatedTools.mockResolvedValue([saw]);
  pages.mockResolvedValue({
    body: {
      tools: [agreedPlane, saw],
      total: 2,
      toolTotal: 2,
      facets: { categories: [], stock: [], price: { min: 1, max: 2 }, attributes: [] },
      ignored: [],
      assortment: 'all',
    },
    next: null,
  });
});

it('shows staff the catalogue of a customer, from which nothing can be ordered', async () => {
  open(previewPaths.catalogue.href('carla'));
  await screen.findByText(/^You see the shop as Carla Customer sees it/);
  await screen.findByText('2 tools');
  screen.getByText(/^Your price: /);
  expect(pages.mock.lastCall?.[0]).toContain('payer=carla');
  expect(pages.mock.lastCall?.[1]).toMatchObject({ anonymous: false });
  expect(screen.queryByRole('button', { name: /cart/i })).toBeNull();
  expect(screen.queryByRole('link', { name: /buy|cart/i })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Back to the customer' }));
  await screen.findByText('The customer');
});

it('leads to a tool as the customer sees it, and back to the search', async () => {
  open(`${previewPaths.catalogue.href('carla')}?q=plane`);
  await userEvent.click(await screen.findByRole('link', { name: plane.toolName }));
  await screen.findByRole('heading', { level: 1, name: plane.toolName });
  expect(api.getTool.mock.lastCall?.[0]).toMatchObject({ query: { payer: 'carla' } });
  expect(api.listRelatedTools.mock.lastCall?.[0]).toMatchObject({ query: { payer: 'carla' } });
  const related = await screen.findByRole('link', { name: 'Hand saw' });
  expect(related.getAttribute('href')).toBe(previewPaths.tool.href('carla', 'saw'));
  expect(screen.queryByRole('button', { name: /cart|buy/i })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Preview as customer' }));
  const search = await screen.findByRole<HTMLInputElement>('searchbox');
  expect(search.value).toBe('plane');
});

it('says that the customer does not see a tool', async () => {
  api.getTool.mockRejectedValue(new ApiProblem('tool-not-found', 404));
  open(previewPaths.tool.href('carla', 'saw'));
  await screen.findByText('This customer does not see this tool');
  screen.getByRole('link', { name: 'See all tools of this customer' });
});

it('keeps nothing of it in the browser', async () => {
  const stored = () => [localStorage, sessionStorage].map((storage) => ({ ...storage }));
  const before = stored();
  open(previewPaths.catalogue.href('carla'));
  await userEvent.click(await screen.findByRole('link', { name: plane.toolName }));
  await screen.findByRole('heading', { level: 1, name: plane.toolName });
  await screen.findByRole('link', { name: 'Hand saw' });
  expect(stored()).toEqual(before);
});
