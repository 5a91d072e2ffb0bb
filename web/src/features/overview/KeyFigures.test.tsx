import { screen, within } from '@testing-library/react';
import type { Overview } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/renderPage.tsx';
import { KeyFigures } from './KeyFigures.tsx';

const overview: Overview = {
  sales: { pieces: 1_250, revenue: 9_400.5, days: [], tools: [] },
  openOrders: 12,
  receivables: { open: 1_234_550, overdue: 64_100 },
  lowStock: { count: 3, tools: [] },
  newUsers: { count: 2, days: [] },
};

const show = (receivables: Overview['receivables']) =>
  renderPage(<KeyFigures overview={{ ...overview, receivables }} />);
const figure = (name: string) => within(screen.getByText(name).parentElement as HTMLElement);
const hrefIn = (name: string) => figure(name).getByRole('link').getAttribute('href');

describe('KeyFigures', () => {
  it('has what is to be paid and what is overdue, with links to the lists', () => {
    show(overview.receivables);
    figure('Receivables').getByText('$12,346');
    expect(hrefIn('Receivables')).toBe('/dashboard/receivables');
    figure('Overdue').getByText('$641.00');
    expect(hrefIn('Overdue')).toBe('/dashboard/all-orders?payment=overdue');
  });

  it('leaves out the cents of large sums', () => {
    show({ open: 123_456_789, overdue: 0 });
    figure('Receivables').getByText('$1,234,568');
    figure('Overdue').getByText('$0.00');
  });
});
