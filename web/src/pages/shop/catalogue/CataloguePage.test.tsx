import { screen, waitFor, within } from '@testing-library/react';
import type { CatalogueFacets, CatalogueResults, Tool } from 'functions/contract';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readCart } from '../../../domain/cart/stored/storedCart.ts';
import { agreedPlane, plane } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import { CataloguePage } from './CataloguePage.tsx';

vi.unmock('../../../lib/api/api.ts');
vi.unmock('../../../lib/api/readPage.ts');

const fetched = vi.fn<(url: string) => Promise<Response>>();

const facets: CatalogueFacets = {
  categories: [
    { value: 'planes', count: 2 },
    { value: 'saws', count: 1150 },
  ],
  stock: [{ value: 'in-stock', count: 3 }],
  price: { min: 8.4, max: 64.1 },
  attributes: [],
};

interface PageOptions extends Partial<CatalogueResults> {
  next?: string;
  fields?: Partial<Tool>;
}

const page = (names: string[], { next, fields, ...results }: PageOptions = {}) => {
  const tools = names.map((toolName) => ({ ...plane, _id: toolName, toolName, ...fields }));
  const body: CatalogueResults = {
    tools,
    total: names.length,
    toolTotal: results.total ?? names.length,
    facets,
    ignored: [],
    assortment: 'all',
    ...results,
  };
  return new Response(JSON.stringify(body), {
    headers: next ? { link: `<${next}>; rel="next"` } : {},
  });
};

const refusal = () => new Response(JSON.stringify({ code: 'validation' }), { status: 400 });

const Address = () => {
  const { pathname, search } = useLocation();
  return (
    <output data-testid="address">{pathname === '/tools' ? search : pathname + search}</output>
  );
};

const open = (search = '') =>
  renderPage(
    <>
      <CataloguePage />
      <Address />
    </>,
    { at: `/tools${search}` },
  );

const address = () => screen.getByTestId('address').textContent;
const field = () =>
  screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the catalogue' });
const names = () => screen.queryAllByRole('heading', { level: 2 }).map((name) => name.textContent);
const requestedUrl = (call: number) =>
  new URL(fetched.mock.calls.at(call)?.[0] ?? '', 'http://shop.test');
const sideFilters = () => within(screen.getByRole('complementary', { name: 'Filters' }));

beforeEach(() => {
  fetched.mockReset();
  localStorage.clear();
  vi.stubGlobal('fetch', fetched);
  window.scrollTo = vi.fn();
});

describe('CataloguePage', () => {
  it('shows all tools, the popular ones first, and how many there are', async () => {
    fetched.mockResolvedValue(page(['Plane', 'Saw'], { total: 1150 }));
    open();
    await screen.findByText('1,150 tools');
    expect(names()).toEqual(['Plane', 'Saw']);
    expect(requestedUrl(0).pathname).toBe('/api/catalogue');
    expect(requestedUrl(0).search).toBe('?sort=popularity&limit=24');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('offers the price list of a payer with agreed prices', async () => {
    const { agreement, price } = agreedPlane;
    fetched.mockResolvedValue(
      page(['Plane'], { fields: { price, ...(agreement && { agreement }) } }),
    );
    open();
    await screen.findByRole('button', { name: 'Download price list' });
  });

  it('offers no price list at list prices', async () => {
    fetched.mockResolvedValue(page(['Plane']));
    open();
    await screen.findByText('1 tool');
    expect(screen.queryByRole('button', { name: 'Download price list' })).toBeNull();
  });

  it('searches by relevance for what was entered, and keeps the typed text', async () => {
    fetched.mockImplementation(async (url) => page(url.includes('q=') ? ['Saw'] : ['Plane']));
    open();
    await screen.findByText('Plane');
    // Typed key by key, a slow machine would make pauses.
    await userEvent.click(field());
    await userEvent.paste('hand saw ');
    await screen.findByText('Saw');
    expect(address()).toBe('?q=hand+saw');
    expect(requestedUrl(-1).search).toBe('?q=hand+saw&sort=relevance&limit=24');
    expect(field().value).toBe('hand saw ');
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(document.activeElement).toBe(field());
  });

  it('clears the search at once', async () => {
    fetched.mockImplementation(async () => page(['Saw']));
    open('?q=saw');
    expect(field().value).toBe('saw');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
    expect(address()).toBe('');
  });

  it('sorts, by relevance only with search words', async () => {
    fetched.mockImplementation(async () => page(['Saw']));
    open('?q=saw&pages=2');
    const sort = screen.getByLabelText<HTMLSelectElement>('Sort by');
    expect(sort.value).toBe('relevance');
    await userEvent.selectOptions(sort, 'Price: high to low');
    expect(address()).toBe('?q=saw&sort=-price');
    await waitFor(() => expect(requestedUrl(-1).search).toContain('-price'));
    await userEvent.selectOptions(sort, 'Relevance');
    expect(address()).toBe('?q=saw');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(sort.value).toBe('popularity');
    expect(within(sort).queryByText('Relevance')).toBeNull();
  });

  it('filters by categories and stock, with counts, and shows the filters', async () => {
    fetched.mockImplementation(async () => page(['Saw']));
    open('?pages=2');
    await screen.findByText('Saw');
    const filters = sideFilters();
    expect(filters.getByRole('checkbox', { name: 'Planes 2 tools' })).toHaveProperty(
      'checked',
      false,
    );
    expect(filters.getByRole('checkbox', { name: 'Clamps 0 tools' })).toHaveProperty(
      'disabled',
      true,
    );
    await userEvent.click(filters.getByRole('checkbox', { name: 'Saws 1,150 tools' }));
    await userEvent.click(filters.getByRole('checkbox', { name: 'Planes 2 tools' }));
    await userEvent.click(filters.getByRole('checkbox', { name: 'In stock 3 tools' }));
    expect(address()).toBe('?category=planes%2Csaws&stock=in-stock');
    await waitFor(() =>
      expect(requestedUrl(-1).search).toBe(
        '?category=planes%2Csaws&stock=in-stock&sort=popularity&limit=24',
      ),
    );
    const chips = within(screen.getByRole('list', { name: 'Active filters' }));
    await userEvent.click(chips.getByRole('button', { name: 'Remove the filter Saws' }));
    expect(address()).toBe('?category=planes&stock=in-stock');
    expect(document.activeElement?.textContent).toBe('In stock');
    await userEvent.click(chips.getByRole('button', { name: 'Clear all' }));
    expect(address()).toBe('');
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
    expect(document.activeElement).toBe(await screen.findByText('1 tool'));
  });

  it('filters by price, and says what is wrong with one', async () => {
    fetched.mockImplementation(async () => page(['Saw']));
    open();
    await screen.findByText('Saw');
    const filters = sideFilters();
    const lowest = filters.getByRole<HTMLInputElement>('textbox', { name: 'From, in $' });
    const highest = () => filters.getByRole<HTMLInputElement>('textbox', { name: 'To, in $' });
    expect(lowest.placeholder).toBe('8.40');
    await userEvent.type(lowest, '20');
    await userEvent.type(highest(), '10{Enter}');
    expect(filters.getByRole('alert').textContent).toBe(
      'The lowest price must not be above the highest',
    );
    expect(document.activeElement).toBe(lowest);
    expect(address()).toBe('');
    await userEvent.clear(lowest);
    await userEvent.type(lowest, '$9.50');
    await userEvent.click(filters.getByRole('button', { name: 'Apply' }));
    expect(address()).toBe('?minPrice=9.5&maxPrice=10');
    expect(highest().value).toBe('10.00');
    screen.getByText('$9.50 to $10.00');
  });

  it('opens the same filters on a phone, and says how many tools they show', async () => {
    fetched.mockImplementation(async () => page(['Saw']));
    open('?stock=in-stock');
    await screen.findByText('Saw');
    // Without a role or a name: it is hidden at the width of the tests' window.
    const button = screen.getByText('Filters (1)');
    await userEvent.click(button);
    const filters = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(filters.getByRole('checkbox', { name: 'Saws 1,150 tools' }));
    expect(address()).toBe('?category=saws&stock=in-stock');
    await userEvent.click(await filters.findByRole('button', { name: 'Show 1 tool' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button.textContent).toBe('Filters (2)');
  });

  it('remembers the compact list, and adds to the cart from it by keyboard', async () => {
    const fields: Partial<Tool> = {
      orderMultiple: 5,
      available: 1480,
      priceBreaks: [{ minQuantity: 50, price: 58.5 }],
    };
    fetched.mockImplementation(async () => page(['Plane'], { fields }));
    const { unmount } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Compact list' }));
    screen.getByText('PLN-0004');
    screen.getByText('Packs of 5');
    screen.getByText('1,480 in stock');
    screen.getByText('at least 10 pieces');
    screen.getByText('$64.10');
    screen.getByText('from $58.50 for 50 or more');
    unmount();

    open('?sort=name');
    const row = within(await screen.findByRole('article'));
    const quantity = row.getByRole('spinbutton', { name: 'Quantity: Plane' });
    expect(quantity).toHaveProperty('value', '10');
    await userEvent.type(quantity, '{ArrowUp}{ArrowUp}{Enter}');
    await row.findByRole('link', { name: 'In cart: 20, Plane' });
    await userEvent.click(row.getByRole('button', { name: 'Add to cart: Plane' }));
    await row.findByRole('link', { name: 'In cart: 40, Plane' });
  });

  it('does not add a quantity that is not allowed', async () => {
    localStorage.setItem('catalogue-view', 'list');
    fetched.mockImplementation(async () => page(['Plane'], { fields: { orderMultiple: 5 } }));
    open();
    const row = within(await screen.findByRole('article'));
    const quantity = row.getByRole('spinbutton');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '12');
    await userEvent.click(row.getByRole('button', { name: 'Add to cart: Plane' }));
    row.getByText('Sold in multiples of 5');
    expect(document.activeElement).toBe(quantity);
    expect(readCart().lines).toEqual([]);
  });

  it('offers a notice in the compact list when a tool is sold out', async () => {
    localStorage.setItem('catalogue-view', 'list');
    fetched.mockImplementation(async () => page(['Plane'], { fields: { available: 0 } }));
    open();
    const row = within(await screen.findByRole('article'));
    await row.findByRole('button', { name: 'Notify me: Plane' });
    expect(row.queryByRole('spinbutton')).toBeNull();
  });

  it('dims the results while newer ones load', async () => {
    let answer = (_response: Response) => {};
    fetched.mockResolvedValueOnce(page(['Plane'])).mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    open();
    const before = await screen.findByText('Plane');
    await userEvent.type(field(), 'saw{Enter}');
    expect(before.closest('[aria-busy=true]')).toBeTruthy();
    screen.getByText('Searching…');
    answer(page(['Saw']));
    const element = await screen.findByText('Saw');
    expect(element.closest('[aria-busy=true]')).toBeNull();
  });

  it('shows more on demand, and moves the focus to the first new tool', async () => {
    fetched
      .mockResolvedValueOnce(page(['Plane'], { total: 2, next: '/api/catalogue?cursor=2' }))
      .mockResolvedValueOnce(page(['Saw'], { total: 2 }));
    open();
    await screen.findByText('1 of 2 shown');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('Saw');
    expect(names()).toEqual(['Plane', 'Saw']);
    expect(address()).toBe('?pages=2');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Saw'));
  });

  it('reads as many pages as the address says, and no tool twice', async () => {
    fetched
      .mockResolvedValueOnce(page(['Plane'], { total: 9, next: '/api/catalogue?cursor=2' }))
      .mockResolvedValueOnce(page(['Plane', 'Saw'], { total: 9, next: '/api/catalogue?cursor=3' }))
      .mockResolvedValueOnce(page(['Axe'], { total: 9, next: '/api/catalogue?cursor=4' }));
    open('?pages=3');
    await screen.findByText('3 of 9 shown');
    expect(names()).toEqual(['Plane', 'Saw', 'Axe']);
  });

  it('restores the scroll position when all pages are shown', async () => {
    const secondPage = Promise.withResolvers<Response>();
    fetched
      .mockResolvedValueOnce(page(['Plane'], { next: '/api/catalogue?cursor=2' }))
      .mockReturnValueOnce(secondPage.promise);
    window.history.replaceState({ scrollTop: 14_635 }, '');
    const shownAt = vi.fn((_: unknown) => names());
    window.scrollTo = shownAt;
    open('?pages=2');
    await screen.findByText('Plane');
    secondPage.resolve(page(['Saw']));
    await screen.findByText('Saw');
    window.history.replaceState(null, '');
    expect(shownAt.mock.calls).toEqual([[{ top: 14_635, behavior: 'instant' }]]);
    expect(shownAt.mock.results).toEqual([{ type: 'return', value: ['Plane', 'Saw'] }]);
  });

  it('keeps the shown tools when the next page fails, and retries', async () => {
    fetched
      .mockResolvedValueOnce(page(['Plane'], { next: '/api/catalogue?cursor=2' }))
      .mockResolvedValueOnce(refusal())
      .mockResolvedValueOnce(page(['Saw']));
    open();
    await screen.findByText('Plane');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('An error has occurred: ');
    expect(names()).toEqual(['Plane']);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText('Saw');
  });

  it('says that nothing matches, and shows all tools again', async () => {
    fetched.mockImplementation(async (url) => page(url.includes('q=') ? [] : ['Plane']));
    open('?q=spaceship');
    await screen.findByText('No tool matches "spaceship"');
    await userEvent.click(screen.getByRole('button', { name: 'Show all tools' }));
    await screen.findByText('Plane');
    expect(field().value).toBe('');
    expect(address()).toBe('');
  });

  it('says which filter to loosen when nothing matches', async () => {
    fetched.mockImplementation(async (url) => page(url.includes('category=') ? [] : ['Plane']));
    open('?q=plane&category=clamps');
    await screen.findByText('No tool matches "plane" and these filters');
    await userEvent.click(screen.getByRole('button', { name: 'All categories: 1,152 tools' }));
    await screen.findByText('Plane');
    expect(address()).toBe('?q=plane');
  });

  it.each([
    ['all', 'Our catalogue is being filled. Please come back soon.'],
    [
      'only',
      'The assortment that we have agreed with you has no tools at the moment. Please contact us.',
    ],
  ] as const)('says that there are no tools, of %s', async (assortment, text) => {
    fetched.mockImplementation(async () =>
      page([], { facets: { categories: [], stock: [], price: null, attributes: [] }, assortment }),
    );
    open();
    await screen.findByText(text);
  });

  it('says of which tools it is: all, or an agreed assortment', async () => {
    fetched.mockResolvedValue(page(['Plane'], { assortment: 'only' }));
    open();
    await screen.findByText(/^The assortment that we have agreed with you/);
    expect(screen.queryByText(/Everything we make/)).toBeNull();
  });

  it('shows a failure and reads the list again', async () => {
    fetched.mockResolvedValueOnce(refusal()).mockResolvedValueOnce(page(['Plane']));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('Plane');
  });
});
