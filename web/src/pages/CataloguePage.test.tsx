import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { plane } from '../testing/fixtures.ts';
import { CataloguePage } from './CataloguePage.tsx';

const fetched = vi.fn<(url: string) => Promise<Response>>();

const toolsNamed = (...names: string[]) =>
  names.map((toolName) => ({ ...plane, _id: toolName, toolName }));

const page = (names: string[], next?: string) =>
  new Response(JSON.stringify(toolsNamed(...names)), {
    headers: next ? { link: `<${next}>; rel="next"` } : {},
  });

const refusal = () => new Response(JSON.stringify({ code: 'validation' }), { status: 400 });

const Address = () => <output data-testid="address">{useLocation().search}</output>;

const open = (search = '') => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/tools${search}`]}>
        <CataloguePage />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

const address = () => screen.getByTestId('address').textContent;
const field = () =>
  screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the catalogue' });
const names = () => screen.queryAllByRole('heading', { level: 2 }).map((name) => name.textContent);
const requestedUrl = (call: number) =>
  new URL(fetched.mock.calls[call]?.[0] ?? '', 'http://shop.test');

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  window.scrollTo = vi.fn();
});

describe('CataloguePage', () => {
  it('shows all tools, newest first, and how many there are', async () => {
    fetched.mockResolvedValue(page(['Plane', 'Saw']));
    open();
    await screen.findByText('2 tools');
    expect(names()).toEqual(['Plane', 'Saw']);
    expect(requestedUrl(0).search).toBe('?sort=newest&limit=24');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('searches after a pause in typing, and keeps the typed text', async () => {
    fetched.mockImplementation(async (url) => page(url.includes('q=') ? ['Saw'] : ['Plane']));
    open();
    await screen.findByText('Plane');
    await userEvent.type(field(), 'hand saw ');
    await screen.findByText('Saw');
    expect(address()).toBe('?q=hand+saw');
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

  it('sorts', async () => {
    fetched.mockImplementation(async () => page(['Saw']));
    open('?q=saw&pages=2');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price: high to low');
    expect(address()).toBe('?q=saw&sort=-price');
    await waitFor(() =>
      expect(requestedUrl(fetched.mock.calls.length - 1).search).toContain('-price'),
    );
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
    const found = await screen.findByText('Saw');
    expect(found.closest('[aria-busy=true]')).toBeNull();
  });

  it('shows more on demand, and moves the focus to the first new tool', async () => {
    fetched
      .mockResolvedValueOnce(page(['Plane'], '/api/tools?cursor=2'))
      .mockResolvedValueOnce(page(['Saw']));
    open();
    await screen.findByText('1 tool shown');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('2 tools');
    expect(names()).toEqual(['Plane', 'Saw']);
    expect(address()).toBe('?pages=2');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Saw'));
  });

  it('reads as many pages as the address says', async () => {
    fetched
      .mockResolvedValueOnce(page(['Plane'], '/api/tools?cursor=2'))
      .mockResolvedValueOnce(page(['Saw'], '/api/tools?cursor=3'))
      .mockResolvedValueOnce(page(['Axe'], '/api/tools?cursor=4'));
    open('?pages=3');
    await screen.findByText('3 tools shown');
    expect(names()).toEqual(['Plane', 'Saw', 'Axe']);
  });

  it('does not treat an empty page as the last one', async () => {
    fetched
      .mockResolvedValueOnce(page([], '/api/tools?cursor=2'))
      .mockResolvedValueOnce(page(['Saw']));
    open('?q=saw');
    await screen.findByText('No tool found so far');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('1 tool');
  });

  it('keeps the shown tools when the next page fails, and retries', async () => {
    fetched
      .mockResolvedValueOnce(page(['Plane'], '/api/tools?cursor=2'))
      .mockResolvedValueOnce(refusal())
      .mockResolvedValueOnce(page(['Saw']));
    open();
    await screen.findByText('Plane');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('An error has occurred: ');
    expect(names()).toEqual(['Plane']);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText('2 tools');
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

  it('shows a failure and reads the list again', async () => {
    fetched.mockResolvedValueOnce(refusal()).mockResolvedValueOnce(page(['Plane']));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('Plane');
  });
});
