import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { plane } from '../../testing/fixtures.ts';
import { ManagedProducts } from './ManagedProducts.tsx';

const saw = { ...plane, _id: 'saw', toolName: 'Hand Saw', available: 12 };

const show = (screenIsWide: boolean) => {
  const listen = () => {};
  vi.stubGlobal('matchMedia', () => ({
    matches: screenIsWide,
    addEventListener: listen,
    removeEventListener: listen,
  }));
  const onDelete = vi.fn(async () => {});
  const onAdjust = vi.fn();
  const managing = { busy: false, onDelete, onAdjust };
  render(<ManagedProducts tools={[plane, saw]} {...managing} />, { wrapper: MemoryRouter });
  return { onDelete, onAdjust, user: userEvent.setup() };
};

const second = (name: string) => screen.getAllByRole('button', { name })[1] as HTMLElement;

describe('ManagedProducts', () => {
  it('is a table with the columns of the specification', () => {
    show(true);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'No.',
      'Image',
      'Tool Name',
      'Min Order',
      'Available',
      'Price Per Piece',
      'Action',
    ]);
    const row = screen.getAllByRole('row')[2] as HTMLElement;
    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '2',
      '',
      'Hand Saw',
      '10',
      '12Low stock',
      '$64.10',
      'EditStockDelete',
    ]);
  });

  it('is a list of cards on a phone', () => {
    show(false);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    screen.getByText('Available: 480');
  });

  it.each([true, false])('leads to editing and to the stock (wide: %s)', async (isWide) => {
    const { user, onAdjust } = show(isWide);
    const edit = screen.getAllByRole('link', { name: 'Edit' })[1];
    expect(edit?.getAttribute('href')).toBe('/dashboard/all-products/saw');
    await user.click(second('Stock'));
    expect(onAdjust.mock.calls).toEqual([[saw]]);
  });

  it('asks before it deletes, with the price in dollars and the stock without', async () => {
    const { user, onDelete } = show(true);
    await user.click(second('Delete'));
    const dialog = within(screen.getByRole('dialog'));
    dialog.getByText('Are you sure you want to delete this product?');
    dialog.getByText('Minimum Order: 10');
    dialog.getByText('Available: 12');
    dialog.getByText('Price: $64.10');
    expect(onDelete).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(onDelete.mock.calls).toEqual([[saw]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
