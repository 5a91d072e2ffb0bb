import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { plane } from '../../testing/fixtures.ts';
import { userEvent } from '../../testing/userEvent.ts';
import { PriceBreakTable } from './PriceBreakTable.tsx';
import type { QuantityValue } from './quantityValue.ts';

const tool = {
  ...plane,
  price: 9.7,
  minOrder: 12,
  priceBreaks: [
    { minQuantity: 24, price: 8.9 },
    { minQuantity: 1_200, price: 8.4 },
  ],
};

const show = (quantity: QuantityValue, fields: Partial<typeof tool> = {}) => {
  const onTake = vi.fn();
  render(<PriceBreakTable tool={{ ...tool, ...fields }} quantity={quantity} onTake={onTake} />);
  return { onTake, user: userEvent.setup() };
};

const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent);
const current = () =>
  screen.getAllByRole('row').flatMap((row) => (row.ariaCurrent ? [row.textContent] : []));

describe('PriceBreakTable', () => {
  it('shows the prices by quantity', () => {
    show(12);
    expect(rows()).toEqual([
      'PiecesPrice a piece',
      '12–23 (your quantity)$9.70',
      '24–1,199$8.90',
      '1,200+$8.40',
    ]);
  });

  it.each([
    [23, ['12–23 (your quantity)$9.70']],
    [24, ['24–1,199 (your quantity)$8.90']],
    [5_000, ['1,200+ (your quantity)$8.40']],
    [3, []],
    ['', []],
  ])('marks the price of %s', (quantity, marked) => {
    show(quantity);
    expect(current()).toEqual(marked);
  });

  it('says how far the next price is, and takes its quantity', async () => {
    const { user, onTake } = show(20);
    await user.click(screen.getByRole('button', { name: '4 more: $8.90 each, saves $19.20' }));
    expect(onTake).toHaveBeenCalledWith(24);
  });

  it('offers no price for which there are too few pieces', () => {
    show(24);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says when the price is the lowest', () => {
    show(1_200, { available: 5_000 });
    screen.getByText('You get the lowest price.');
  });

  it('shows nothing for a tool with one price', () => {
    show(12, { priceBreaks: [] });
    expect(screen.queryByRole('table')).toBeNull();
  });
});
