import { render, screen, within } from '@testing-library/react';
import type { Overview } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { userEvent } from '../../../testing/userEvent.ts';
import { SalesCharts } from './SalesCharts.tsx';

const sales: Overview['sales'] = {
  pieces: 1_130,
  revenue: 1_741,
  days: [
    { day: '2026-11-20', pieces: 1_100, revenue: 1_100 },
    { day: '2026-11-21', pieces: 30, revenue: 641 },
  ],
  tools: [
    { toolId: 'plane', toolName: 'Plane', pieces: 30, revenue: 941 },
    { toolId: 'peg', toolName: 'Peg', pieces: 1_100, revenue: 800 },
  ],
};

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

const chartOf = (name: string) =>
  screen.getByRole('region', { name }).querySelector('[aria-hidden="true"] > div');

describe('SalesCharts', () => {
  it('has the figures as tables for screen readers, with the newest day and best tool first', () => {
    render(<SalesCharts sales={sales} />);
    expect(rowsOf('Sold by day')).toEqual([
      ['21 Nov', '$641.00', '30'],
      ['20 Nov', '$1,100.00', '1,100'],
    ]);
    expect(rowsOf('Sold by tool')).toEqual([
      ['Plane', '$941.00', '30'],
      ['Peg', '$800.00', '1,100'],
    ]);
  });

  it('shows money or pieces, with the best tool of each first', async () => {
    render(<SalesCharts sales={sales} />);
    expect(chartOf('Sold by tool')?.textContent).toBe('Plane$941.00Peg$800.00');
    await userEvent.click(screen.getByRole('button', { name: 'Pieces' }));
    expect(chartOf('Sold by tool')?.textContent).toBe('Peg1,100Plane30');
    expect(chartOf('Sold by day')?.textContent).toContain('1K');
  });

  it('shows a table instead of the chart on demand', async () => {
    render(<SalesCharts sales={sales} />);
    const card = within(screen.getByRole('region', { name: 'Sold by day' }));
    await userEvent.click(card.getByRole('button', { name: 'Show as table' }));
    expect(chartOf('Sold by day')).toBeNull();
    await userEvent.click(card.getByRole('button', { name: 'Show as chart' }));
    expect(chartOf('Sold by day')).not.toBeNull();
  });
});
