import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Linked, readLinked } from '../../../lib/api/readPage.ts';
import { api } from '../../../testing/fakeApi.ts';
import { openPage } from '../../../testing/renderPage.tsx';
import { type CatalogueState, useCatalogue } from './useCatalogue.ts';

const facets = { categories: [], stock: [] } as never;
const totals: Record<string, number> = { saw: 8, plane: 4 };

it('marks what it shows as outdated until the tools of the new query are shown', async () => {
  vi.mocked(readLinked).mockImplementation(async (url): Promise<Linked<never>> => {
    const q = new URLSearchParams(url.split('?')[1]).get('q') ?? '';
    return { body: { tools: [], total: totals[q] ?? 0, facets } as never, next: null };
  });
  const rendered: { q: string; state: CatalogueState }[] = [];
  const { rerender } = renderHook(
    ({ q }) => {
      const state = useCatalogue({ q, categories: [], stock: [], sort: 'relevance' }, 1);
      rendered.push({ q, state });
    },
    { initialProps: { q: 'saw' }, ...openPage() },
  );
  await waitFor(() => expect(rendered.at(-1)?.state.total).toBe(8));
  rerender({ q: 'plane' });
  await waitFor(() => expect(rendered.at(-1)?.state.total).toBe(4));
  const renders = rendered.filter(({ q }) => q === 'plane').map(({ state }) => state);
  expect(renders.map(({ total, isOutdated }) => `${total} ${isOutdated}`)).toEqual(
    renders.map(({ total }) => `${total} ${total === 8}`),
  );
  expect(renders.at(-1)?.isOutdated).toBe(false);
});

it('shows tools together with the marks of what the payer has bought before', async () => {
  vi.mocked(readLinked).mockResolvedValue({
    body: { tools: [], total: 8, facets } as never,
    next: null,
  });
  const purchases = Promise.withResolvers<never[]>();
  api.listPurchases.mockReturnValue(purchases.promise);
  const { result } = renderHook(
    () => useCatalogue({ q: '', categories: [], stock: [], sort: 'newest' }, 1),
    openPage({ as: { uid: 'carla' } }),
  );
  await waitFor(() => expect(readLinked).toHaveBeenCalled());
  await waitFor(() => expect(api.listPurchases).toHaveBeenCalledOnce());
  expect(result.current.tools).toBeUndefined();
  purchases.resolve([]);
  await waitFor(() => expect(result.current).toMatchObject({ tools: [], total: 8 }));
});
