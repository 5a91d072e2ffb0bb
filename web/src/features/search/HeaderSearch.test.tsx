import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { noSuggestions, type Suggestions } from 'functions/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeCart, newCart, readCart } from '../../domain/cart/stored/storedCart.ts';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { chooseSingleKeys } from '../../lib/keys/singleKeys.ts';
import { readDraft } from '../../lib/storage/drafts.ts';
import { quickOrderDraft } from '../../lib/storage/quickOrderDraft.ts';
import { api } from '../../testing/fakeApi.ts';
import { plane } from '../../testing/fixtures.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';

const found: Suggestions = {
  ...noSuggestions,
  tools: [plane],
  total: 3,
  categories: [{ value: 'planes', count: 3 }],
};

const field = () => screen.getByRole<HTMLInputElement>('combobox');

const open = (suggest: Suggestions | (() => Promise<Suggestions>) = found, at = '/contact') => {
  const page = renderPage(
    <>
      <HeaderSearch />
      <textarea aria-label="Other" />
    </>,
    { at, as: null, answers: { suggest } },
  );
  const type = async (text: string) => {
    await page.user.click(field());
    await page.user.keyboard(text);
  };
  return { ...page, type };
};

const activeText = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id && document.getElementById(id)?.textContent;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  changeCart(() => newCart);
});

describe('HeaderSearch', () => {
  it('offers suggestions as a combobox, which arrows and Enter choose', async () => {
    const { user, type, address } = open();
    await type('plane');
    await screen.findByRole('grid', { name: 'Suggestions' });
    expect(api.suggest).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ query: { q: 'plane' }, anonymous: true }),
    );
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('grid').id);
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(activeText()).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(activeText()).toContain('No. 4 Smoothing Plane');
    expect(document.activeElement).toBe(field());
    await user.keyboard('{Enter}');
    expect(address()).toBe('/tools/plane');
    expect(field().value).toBe('');
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('adds a tool with the keyboard, and stays', async () => {
    const { user, type } = open();
    await type('plane');
    await screen.findByRole('grid');
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(activeText()).toBe('Add 10');
    await user.keyboard('{Enter}');
    expect(readCart().lines).toMatchObject([{ toolId: 'plane', quantity: 10 }]);
    expect(activeText()).toBe('In cart: 10');
    expect(document.activeElement).toBe(field());
  });

  it('leads to the results with Enter, as the catalogue searches', async () => {
    const { type, address, user } = open();
    await type(' jack & plane {Enter}');
    expect(address()).toBe('/tools?q=jack+%26+plane');
    expect(field().value).toBe('jack & plane');
    await user.click(screen.getByLabelText('Other'));
    expect(document.activeElement).not.toBe(field());
  });

  it('takes a SKU with a quantity with Enter alone', async () => {
    const { user, type } = open({
      ...noSuggestions,
      line: { sku: 'PLN-0004', quantity: 12, tool: plane },
    });
    await type('pln-0004 12');
    await waitFor(() => expect(activeText()).toContain('Add 12 pieces to the cart'));
    await user.keyboard('{Enter}');
    expect(readCart().lines).toMatchObject([{ toolId: 'plane', quantity: 12 }]);
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
  });

  it('leads to the quick order with a quantity that is not allowed', async () => {
    const { user, type, address } = open({
      ...noSuggestions,
      line: { sku: 'PLN-0004', quantity: 3, tool: plane },
    });
    await type('PLN-0004 3');
    await waitFor(() => expect(activeText()).toContain('Minimum order amount'));
    await user.keyboard('{Enter}');
    expect(address()).toBe('/quick-order');
    expect(readDraft(quickOrderDraft)).toEqual([{ sku: 'PLN-0004', quantity: '3' }]);
    expect(readCart().lines).toEqual([]);
  });

  it('closes with Escape, then clears, then leaves', async () => {
    const { user, type } = open();
    await type('plane');
    await screen.findByRole('grid');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(field().value).toBe('plane');
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('grid');
    await user.keyboard('{Escape}{Escape}');
    expect(field().value).toBe('');
    await user.keyboard('{Escape}');
    expect(document.activeElement).not.toBe(field());
  });

  it('has the focus with /, unless it is typed into a field', async () => {
    const { user } = open();
    await user.keyboard('/');
    expect(document.activeElement).toBe(field());
    await user.keyboard('1/2');
    expect(field().value).toBe('1/2');
    await user.click(screen.getByLabelText('Other'));
    await user.keyboard('/');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Other').value).toBe('/');
  });

  it('has no key for who has switched single keys off', async () => {
    const { user } = open();
    expect(field().getAttribute('aria-keyshortcuts')).toBe('/');
    act(() => chooseSingleKeys(false));
    await user.keyboard('/');
    expect(document.activeElement).not.toBe(field());
    expect(field().getAttribute('aria-keyshortcuts')).toBeNull();
    act(() => chooseSingleKeys(true));
  });

  it('says that a search fails or finds nothing, and still leads to the results', async () => {
    const { user, type, address } = open(async () => {
      throw new ApiProblem('network', 0);
    });
    await type('plane');
    await screen.findByText(/^We cannot reach the shop.* Enter leads to the results\.$/);
    api.suggest.mockResolvedValue(noSuggestions);
    await user.keyboard('s');
    await screen.findByText('Nothing found yet. Enter leads to the results.');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/tools?q=planes');
  });

  it('shows the words of the catalogue, and takes at most 100 characters', async () => {
    open(found, '/tools?q=chisel');
    expect(field().value).toBe('chisel');
    expect(field().maxLength).toBe(100);
  });

  it('asks nothing for a blank text', async () => {
    const { type } = open();
    await type('     ');
    fireEvent.change(field(), { target: { value: ' 🙂 ' } });
    expect(api.suggest).not.toHaveBeenCalledWith(expect.objectContaining({ query: { q: '' } }));
  });
});
