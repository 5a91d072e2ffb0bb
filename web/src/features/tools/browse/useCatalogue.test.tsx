import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Linked, readLinked } from '../../../lib/api/readPage.ts';
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
