import { screen, waitFor, within } from '@testing-library/react';
import type { Tool } from 'functions/contract';
import { describe, expect, it, vi } from 'vitest';
import { plane } from '../../../../testing/fixtures.ts';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { ManagedTools } from './ManagedTools.tsx';

const saw: Tool = {
  ...plane,
  _id: 'saw',
  sku: 'SAW-0001',
  category: 'saws',
  toolName: 'Hand Saw',
  available: 12,
};

const show = (wide: boolean) => {
  const onDelete = vi.fn(async () => 'deleted');
  const onAdjust = vi.fn();
  const onDeleteAll = vi.fn(async ([item, ...done]: Tool[]) => ({
    done,
    failed: item ? [{ item, error: new Error('no') }] : [],
  }));
  const sort = { value: 'newest', initial: 'newest', onChange: vi.fn() };
  const onEdit = vi.fn(async () => ({ done: [], failed: [] }));
  const managing = { sort, onDelete, onDeleteAll, onAdjust, onEdit };
  const { rerender, user } = renderPage(<ManagedTools tools={[plane, saw]} {...managing} />, {
    wide,
  });
  const rerenderWith = (...tools: Tool[]) => rerender(<ManagedTools tools={tools} {...managing} />);
  return { onDelete, onDeleteAll, onAdjust, sortBy: sort.onChange, rerenderWith, user };
};

const checkboxOf = ({ toolName }: Tool) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${toolName}` });
const second = (name: string) => screen.getAllByRole('button', { name })[1] as HTMLElement;

describe('ManagedTools', () => {
  it('is a table with the columns of the specification', () => {
    show(true);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'No.',
      'Image',
      'Tool Name',
      'Min Order',
      'Available',
      'Price Per Piece',
      'Action',
    ]);
    const row = screen.getAllByRole('row')[2] as HTMLElement;
    expect(within(row).getByRole('rowheader').textContent).toBe('Hand SawSAW-0001 · Saws');
    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '',
      '2',
      '',
      '10',
      'Low stock12',
      '$64.10',
      '',
    ]);
  });

  it.each([true, false])('marks a tool without a picture: on a wide screen %s', (isWide) => {
    const { rerenderWith } = show(isWide);
    expect(screen.queryByText(/Hidden/)).toBeNull();
    rerenderWith({ ...saw, imageLink: '' });
    const next = screen.getByRole('link', { name: 'Hidden: add a picture' });
    expect(next.getAttribute('href')).toBe('/dashboard/all-products/saw');
  });

  it('is a list of compact rows on a phone', () => {
    show(false);
    expect(screen.queryByRole('table')).toBeNull();
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[1]).toBe('Hand SawLow stockSAW-0001 · Saws12 available · min. 10$64.10');
  });

  it('leads to editing and to the stock', async () => {
    const { user, onAdjust } = show(true);
    const edit = screen.getAllByRole('link', { name: 'Edit' })[1];
    expect(edit?.getAttribute('href')).toBe('/dashboard/all-products/saw');
    await user.click(second('Stock'));
    expect(onAdjust.mock.calls).toEqual([[saw]]);
  });

  it('leads to editing and to the stock by a menu on a phone', async () => {
    const { user, onAdjust } = show(false);
    await user.click(screen.getByRole('button', { name: 'Actions on Hand Saw' }));
    const edit = screen.getByRole('menuitem', { name: 'Edit' });
    expect(edit.getAttribute('href')).toBe('/dashboard/all-products/saw');
    await user.click(screen.getByRole('menuitem', { name: 'Stock' }));
    expect(onAdjust.mock.calls).toEqual([[saw]]);
  });

  it.each([
    ['Tool Name', 'name'],
    ['Available', 'available'],
    ['Price Per Piece', 'price'],
  ])('sorts by the header %s', async (header, sort) => {
    const { user, sortBy } = show(true);
    await user.click(screen.getByRole('button', { name: header }));
    expect(sortBy.mock.calls).toEqual([[sort]]);
  });

  it('asks before it deletes, and shows the price with a $ sign but the stock without', async () => {
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

  it.each([true, false])(
    'deletes the selected tools, and keeps those that failed selected (wide: %s)',
    async (isWide) => {
      const { user, onDeleteAll } = show(isWide);
      expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
      await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
      expect(screen.getByRole('status').textContent).toBe('2 selected');
      const bar = within(screen.getByRole('group', { name: 'Selection' }));
      await user.click(bar.getByRole('button', { name: 'Delete' }));
      const question = 'Are you sure you want to delete these 2 tools?';
      const dialog = within(screen.getByRole('dialog', { name: question }));
      const names = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
      expect(names).toEqual([plane.toolName, saw.toolName]);
      await user.click(dialog.getByRole('button', { name: 'Delete 2 tools' }));
      expect(onDeleteAll.mock.calls).toEqual([[[plane, saw]]]);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByRole('status').textContent).toBe('1 selected');
      expect(checkboxOf(plane).checked).toBe(true);
      expect(checkboxOf(saw).checked).toBe(false);
      await user.click(bar.getByRole('button', { name: 'Clear selection' }));
      expect(screen.getByRole('status').textContent).toBe('');
    },
  );

  it('selects a range by Shift+Space, and shows that some are selected', async () => {
    const { user } = show(true);
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all shown' });
    checkboxOf(saw).focus();
    await user.keyboard(' ');
    expect(all.indeterminate).toBe(true);
    checkboxOf(plane).focus();
    await user.keyboard('{Shift>} {/Shift}');
    expect(checkboxOf(plane).checked && checkboxOf(saw).checked).toBe(true);
    expect(all.indeterminate).toBe(false);
  });

  it('deselects rows that leave the list, and focuses the next row after a deletion', async () => {
    const { user, rerenderWith, onDelete } = show(true);
    onDelete.mockImplementation(async () => {
      rerenderWith(saw);
      return 'deleted';
    });
    await user.click(checkboxOf(plane));
    await user.click(screen.getAllByRole('button', { name: 'Delete' })[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('status').textContent).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' }));
  });
});
