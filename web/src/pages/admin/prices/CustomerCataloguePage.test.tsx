import { screen } from '@testing-library/react';
import type { CatalogueResults } from 'functions/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { readLinked } from '../../../lib/api/readPage.ts';
import { lazyPaths } from '../../../lib/router/lazyPaths.ts';
import { previewPaths } from '../../../lib/router/previewPaths.ts';
import { api } from '../../../testing/fakeApi.ts';
import { chisels } from '../../../testing/families.ts';
import { agreedPlane, customerOf, plane } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { signInAs } from '../../../testing/session.ts';
import { userEvent } from '../../../testing/userEvent.ts';
import { CustomerCataloguePage } from './CustomerCataloguePage.tsx';
import { CustomerFamilyPage } from './CustomerFamilyPage.tsx';
import { CustomerToolPage } from './CustomerToolPage.tsx';

const pages = vi.mocked(readLinked<CatalogueResults>);

const saw = { ...plane, _id: 'saw', toolName: 'Hand saw' };

const open = (address: string) =>
  renderPage(
    {
      [previewPaths.catalogue.path]: <CustomerCataloguePage />,
      [previewPaths.family.path]: <CustomerFamilyPage />,
      [previewPaths.tool.path]: <CustomerToolPage />,
      [lazyPaths.customer.path]: 'The customer',
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

it('leads to a family with the sizes and prices of the customer, and to a size of it', async () => {
  const { body } = (await pages('', {})) ?? {};
  const family = { _id: chisels._id, name: chisels.name, imageLink: '', sizes: 2, fromPrice: 9 };
  pages.mockResolvedValue({ body: { ...body, tools: [{ ...saw, family }] } as never, next: null });
  const [first] = chisels.sizes;
  const sizes = first ? [{ ...first, tool: { ...agreedPlane, _id: 'chisel-6' } }] : [];
  api.getFamily.mockResolvedValue({ ...chisels, sizes });
  open(`${previewPaths.catalogue.href('carla')}?q=chisel`);
  await userEvent.click(await screen.findByRole('link', { name: chisels.name }));
  await screen.findByRole('heading', { level: 1, name: chisels.name });
  expect(api.getFamily.mock.lastCall?.[0]).toMatchObject({
    params: { id: chisels._id },
    query: { payer: 'carla' },
  });
  screen.getByText(/^Your price: /);
  expect(screen.queryByRole('button', { name: /cart/i })).toBeNull();
  const size = screen.getByRole('link', { name: agreedPlane.toolName });
  expect(size.getAttribute('href')).toBe(previewPaths.tool.href('carla', 'chisel-6'));
  await userEvent.click(screen.getByRole('link', { name: 'Preview as customer' }));
  await screen.findByRole('link', { name: chisels.name });
});

it('says that the customer sees no size of a family', async () => {
  api.getFamily.mockRejectedValue(new ApiProblem('family-not-found', 404));
  open(previewPaths.family.href('carla', 'none'));
  await screen.findByText('This customer sees no size of this family');
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
