import { screen, waitFor, within } from '@testing-library/react';
import type { ResolvedRows, ShoppingList } from 'functions/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyCart } from '../../domain/cart/stored/useCart.ts';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { answer, api } from '../../testing/fakeApi.ts';
import { toast } from '../../testing/fakeToast.ts';
import { plane } from '../../testing/fixtures.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { userEvent } from '../../testing/userEvent.ts';
import { ShoppingListPage } from './ShoppingListPage.tsx';
import { ShoppingListsPage } from './ShoppingListsPage.tsx';

const list: ShoppingList = {
  _id: 'list',
  name: 'Workshop',
  lineCount: 2,
  updatedAt: '2026-11-21T10:00:00.000Z',
  version: 'first',
  lines: [
    { toolId: 'plane', quantity: 24, toolName: 'Old plane' },
    { toolId: 'gone', quantity: 5, toolName: 'Rip saw' },
  ],
};

const { toolDescription: _, specifications: __, morePictures: ___, ...cartPlane } = plane;

const resolved = ({ body }: { body: { rows: { toolId?: string | null }[] } }) => ({
  rows: body.rows.map(({ toolId }) => ({
    tool: toolId === 'plane' ? cartPlane : null,
    quantity: 1,
    price: null,
    problem: null,
  })),
  orderMinimum: 0,
  companiesOnly: false,
  assortment: 'all' as const,
  taxRate: 0,
});

const open = (answers = {}) => {
  renderPage(
    {
      [furtherPaths.shoppingList.path]: <ShoppingListPage />,
      [furtherPaths.shoppingLists]: <ShoppingListsPage />,
    },
    { at: furtherPaths.shoppingList.href('list'), as: { uid: 'carla' }, answers },
  );
};

const quantity = () => screen.findByRole('spinbutton', { name: `Quantity: ${plane.toolName}` });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  emptyCart();
  answer({
    listMemberships: [],
    getShoppingList: list,
    resolveCart: async (options) => resolved(options as never) as ResolvedRows,
  });
});

describe('ShoppingListPage', () => {
  it('shows tools as they are now, and those that are gone by their names', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Workshop' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: plane.toolName })).toBeTruthy();
    expect(screen.getByText('Rip saw')).toBeTruthy();
    expect(screen.getByText('No longer on sale')).toBeTruthy();
    expect(screen.getAllByText('$1,538.40').length).toBeGreaterThan(0);
  });

  it('adds all to the cart, and says of each line what became of it', async () => {
    open();
    await quantity();
    await press('Add all to cart');
    const status = await screen.findByText('1 of 2 tools are in your cart.');
    const results = within(status.closest('[role=status]') as HTMLElement);
    expect(results.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${plane.toolName}: Added: 24 pieces.`,
      'Rip saw: Not added: no longer on sale.',
    ]);
    expect(results.getByRole('link', { name: 'Go to the cart' })).toBeTruthy();
  });

  it('saves names, order and removals for the version that it shows', async () => {
    open();
    await quantity();
    await userEvent.fill(screen.getByLabelText('Name'), 'Yard');
    await press('Move tool 1 down');
    await press('Remove tool 1');
    api.updateShoppingList.mockImplementation(async ({ body }) => ({
      acknowledged: true,
      list: { ...list, ...body, version: 'second' },
    }));
    await press('Save list');
    await waitFor(() => expect(api.updateShoppingList).toHaveBeenCalledOnce());
    expect(api.updateShoppingList.mock.lastCall?.[0]).toMatchObject({
      params: { id: 'list' },
      body: { version: 'first', name: 'Yard', lines: [list.lines[0]] },
    });
    await waitFor(() => expect(toast).toHaveBeenCalledWith('Yard saved', { variant: 'success' }));
  });

  it('shows what another member has changed first, and saves mine on top', async () => {
    open();
    await quantity();
    await userEvent.fill(screen.getByLabelText('Name'), 'Mine');
    const theirs = { ...list, name: 'Theirs', version: 'second' };
    api.updateShoppingList.mockRejectedValueOnce(
      new ApiProblem('precondition-failed', 412, { list: theirs }),
    );
    await press('Save list');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Someone else has changed this list' }),
    );
    api.updateShoppingList.mockResolvedValue({
      acknowledged: true,
      list: { ...theirs, name: 'Mine', version: 'third' },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(api.updateShoppingList).toHaveBeenCalledTimes(2));
    expect(api.updateShoppingList.mock.lastCall?.[0]).toMatchObject({
      body: { version: 'second', name: 'Mine' },
    });
  });

  it.each([
    ['', 'Enter a name for the list'],
    ['x'.repeat(300), 'Name must have at most 80 characters'],
  ])('refuses the name %j without sending it', async (name, message) => {
    open();
    await quantity();
    await userEvent.fill(screen.getByLabelText('Name'), name);
    await press('Save list');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(api.updateShoppingList).not.toHaveBeenCalled();
  });

  it('deletes the list after a question, and leads back to the others', async () => {
    open({ deleteShoppingList: { acknowledged: true, deletedCount: 1 } });
    await press('Delete list');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Workshop?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete list' }));
    await waitFor(() => expect(api.deleteShoppingList).toHaveBeenCalledOnce());
    expect(await screen.findByRole('heading', { name: 'Lists' })).toBeTruthy();
  });

  it('says that a list is missing', async () => {
    answer({
      getShoppingList: async () => {
        throw new ApiProblem('list-not-found', 404);
      },
    });
    open();
    expect(await screen.findByText('There is no such list')).toBeTruthy();
  });
});
