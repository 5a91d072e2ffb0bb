import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { OpenOrderNumbers } from './OpenOrderNumbers.tsx';

const list = vi.hoisted(() => ({
  data: undefined as { _id: string; number: string }[] | undefined,
  error: null as Error | null,
  isPending: false,
  hasNextPage: false,
}));
vi.mock('../../../domain/order/useOrders.ts', () => ({ useOpenOrders: () => list }));

beforeEach(() => {
  Object.assign(list, { data: [], error: null, isPending: false, hasNextPage: false });
});

const ordersOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ _id: `id-${index}`, number: `TH-${index}` }));

const textWith = (state: Partial<typeof list>) => {
  Object.assign(list, state);
  const { container } = renderPage(<OpenOrderNumbers email="a@b.test" />);
  return container.textContent;
};

describe('OpenOrderNumbers', () => {
  it('says that there are none', () => {
    expect(textWith({})).toBe('You have no open orders.');
  });

  it('names the order, with a link, and says what happens to it', () => {
    expect(textWith({ data: ordersOf(1) })).toMatch(/^This order is still open: TH-0.*We deliver/);
    const link = screen.getByRole('link', { name: 'TH-0' });
    expect(link.getAttribute('href')).toMatch(/^\/dashboard\/orders\//);
  });

  it.each([
    [7, false, /^These orders are still open: TH-0, TH-1, TH-2, TH-3, TH-4 and 2 more/],
    [50, true, /TH-4 and 45\+ more/],
  ])('names the first of %d orders', (count, hasNextPage, text) => {
    expect(textWith({ data: ordersOf(count), hasNextPage })).toMatch(text);
  });

  it('says that it is looking, or could not', () => {
    expect(textWith({ data: undefined, isPending: true })).toBe('Looking for open orders');
    const error = new ApiProblem('network', 0, {});
    expect(textWith({ data: undefined, isPending: false, error })).toMatch(/could not be loaded/);
  });
});
