import { screen, waitFor, within } from '@testing-library/react';
import type { CartTool, FamilyPage as Family, ResolvedRows } from 'functions/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeCart, readCart } from '../../../domain/cart/stored/storedCart.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { api } from '../../../testing/fakeApi.ts';
import { chisels, handledChisels } from '../../../testing/families.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { FamilyPage } from './FamilyPage.tsx';

const { path, href } = furtherPaths.family;

const toolOf = ({ sizes }: Family, id: string) =>
  sizes.find(({ tool }) => tool._id === id)?.tool ?? null;

/** The shop's answer: the tools of a family as they are now, some of them changed. */
const resolved =
  (family: Family, changed: Record<string, Partial<CartTool> | null> = {}) =>
  async ({
    body,
  }: {
    body: { rows: { toolId?: string | null | undefined }[] };
  }): Promise<ResolvedRows> => ({
    rows: body.rows.map(({ toolId }) => {
      const change = changed[toolId ?? ''];
      const tool = toolOf(family, toolId ?? '');
      return {
        tool: change === null || !tool ? null : { ...tool, ...change },
        quantity: 1,
        price: null,
        problem: null,
      };
    }),
    orderMinimum: 0,
    companiesOnly: false,
    assortment: 'all',
    taxRate: 0,
  });

const open = async (family: Family, changed = {}) => {
  const page = renderPage(
    { [path]: <FamilyPage /> },
    {
      at: href(family._id),
      as: null,
      answers: { getFamily: family, resolveCart: resolved(family, changed) },
    },
  );
  await screen.findByRole('heading', { level: 1, name: family.name });
  return page;
};

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(`Quantity, ${name}`);
const addAll = () => screen.getByRole('button', { name: 'Add all to cart' });
const cart = () => readCart().lines.map(({ toolId, quantity }) => [toolId, quantity]);

beforeEach(() => {
  changeCart((stored) => ({ ...stored, lines: [] }));
  sessionStorage.clear();
});

describe('a family with one axis', () => {
  it('has a row for each size, with price, availability and a quantity', async () => {
    await open(chisels);
    const table = within(screen.getByRole('table', { name: 'Sizes of Bevel-Edge Chisel' }));
    const rows = table.getAllByRole('row').map((row) => row.textContent ?? '');
    expect(rows[0]).toContain('Blade width');
    expect(rows[2]).toContain('12 mm');
    expect(rows[2]).toContain('$12.50');
    expect(rows[3]).toContain('Out of stock');
    expect(field('25 mm').readOnly).toBe(true);
  });

  it('takes quantities with the keyboard, and adds them in one call', async () => {
    const { user } = await open(chisels);
    await user.click(field('6 mm'));
    await user.keyboard('4{Enter}24');
    expect(screen.getByLabelText('Total').textContent).toBe('$340.00');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('2 sizes were added to the cart.');
    expect(api.resolveCart).toHaveBeenCalledOnce();
    expect(cart()).toEqual([
      ['chisel-6', 4],
      ['chisel-12', 24],
    ]);
    expect(field('6 mm').value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(cart()).toEqual([]);
    expect(field('12 mm').value).toBe('24');
  });

  it('explains a quantity when it is complete, and offers the nearest ones', async () => {
    const { user } = await open(chisels);
    await user.type(field('12 mm'), '20');
    expect(screen.queryByText('Sold in multiples of 6')).toBeNull();
    await user.keyboard('{ArrowUp}');
    screen.getByText('Sold in multiples of 6');
    expect(field('12 mm').getAttribute('aria-invalid')).toBe('true');
    screen.getByText('0 sizes, 1 needs attention');
    await user.click(screen.getByRole('button', { name: 'Take 18: 12 mm' }));
    expect(field('12 mm').value).toBe('18');
    expect(document.activeElement).toBe(field('12 mm'));
  });

  it('takes back what was typed with Escape', async () => {
    const { user } = await open(chisels);
    await user.click(field('6 mm'));
    await user.keyboard('4{ArrowDown}{ArrowUp}9{Escape}');
    expect(field('6 mm').value).toBe('4');
  });

  it('takes cells of a spreadsheet, says what has no size, and takes them back', async () => {
    const { user } = await open(chisels);
    await user.type(field('12 mm'), '18');
    await user.click(field('6 mm'));
    await user.paste('4\r\na dozen\r\n7\r\n8\r\n');
    screen.getByText(
      '2 quantities were pasted. 2 were left out: 1 for a size that cannot be ordered, 1 beyond the last row or column.',
    );
    expect([field('6 mm').value, field('12 mm').value]).toEqual(['4', 'a dozen']);
    screen.getByText('1 size, 1 needs attention');
    expect(field('12 mm').getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect([field('6 mm').value, field('12 mm').value]).toEqual(['', '18']);
  });

  it('keeps what could not be added, with the reason in its row', async () => {
    const { user } = await open(chisels, { 'chisel-6': null, 'chisel-12': { price: 13 } });
    await user.click(field('6 mm'));
    await user.keyboard('4{Enter}24');
    await user.click(addAll());
    await screen.findByText('Nothing was added. 2 were not: each says why.');
    screen.getByText('No longer on sale');
    screen.getByText('The price is now $13.00 a piece, no longer $12.50. Add it again to take it');
    expect([field('6 mm').value, field('12 mm').value]).toEqual(['4', '24']);
    await user.click(addAll());
    await waitFor(() => expect(cart()).toEqual([['chisel-12', 24]]));
    expect(field('6 mm').value).toBe('4');
  });

  it('says when nothing could be added because the shop did not answer', async () => {
    const { user } = await open(chisels);
    api.resolveCart.mockRejectedValueOnce(new ApiProblem('network', 0));
    await user.type(field('6 mm'), '4');
    await user.click(addAll());
    await screen.findByRole('button', { name: 'Try again' });
    expect(field('6 mm').value).toBe('4');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(cart()).toEqual([['chisel-6', 4]]));
  });

  it('counts the pieces in the cart, and keeps a draft', async () => {
    const first = await open(chisels);
    await first.user.type(field('6 mm'), '98');
    await first.user.click(addAll());
    await waitFor(() => expect(cart()).toEqual([['chisel-6', 98]]));
    await first.user.type(field('6 mm'), '3{Enter}');
    screen.getByText('With 98 in the cart: Maximum available order : 100 piece');
    first.unmount();
    await open(chisels);
    expect(field('6 mm').value).toBe('3');
  });
});

describe('a family with two axes', () => {
  it('is a matrix in which sizes that are not made have no field', async () => {
    await open(handledChisels);
    screen.getByRole('columnheader', { name: /Beech/ });
    screen.getByRole('rowheader', { name: '25 mm' });
    screen.getByRole('cell', { name: /not made/ });
    expect(screen.queryByLabelText('Quantity, 25 mm, Ash')).toBeNull();
  });

  it('moves over them, and shows the size that has the focus', async () => {
    const { user } = await open(handledChisels);
    await user.click(field('12 mm, Ash'));
    await user.keyboard('3{Enter}{ArrowDown}{ArrowDown}2{ArrowUp}');
    expect(document.activeElement).toBe(field('12 mm, Beech'));
    const details = screen.getByRole('group', { name: 'This size' });
    within(details).getByText('CHS-12-BEECH');
    await user.keyboard('{ArrowDown}');
    within(details).getByText('Minimum order amount : 5 piece');
    await user.click(within(details).getByRole('button', { name: 'Take 5: Beech, 25 mm' }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('2 sizes were added to the cart.');
    expect(cart()).toEqual([
      ['chisel-12-ash', 3],
      ['chisel-25-beech', 5],
    ]);
  });
});

it('says that there is no such family', async () => {
  renderPage(
    { [path]: <FamilyPage /> },
    {
      at: href('none'),
      as: null,
      answers: { getFamily: async () => Promise.reject(new ApiProblem('family-not-found', 404)) },
    },
  );
  await screen.findByText('We have no such tool in sizes');
});
