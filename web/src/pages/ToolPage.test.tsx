import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { servedToolId, type Tool } from 'functions/contract';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../paths.ts';
import { plane } from '../testing/fixtures.ts';
import { ToolPage } from './ToolPage.tsx';

const fetched = vi.fn<(url: string) => Promise<Response>>();
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

const answerWith = (tool: Response, list: Tool[] = []) =>
  fetched.mockImplementation(async (url) => (url.includes('/tools?') ? answer(list) : tool));

const open = (state: unknown = null) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[{ pathname: '/tools/plane', state }]}>
        <Routes>
          <Route path={paths.tool.path} element={<ToolPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

const serve = (content: string) => {
  const script = document.createElement('script');
  Object.assign(script, { id: servedToolId, type: 'application/json', textContent: content });
  document.head.append(script);
};

const toolRequests = () => fetched.mock.calls.filter(([url]) => url === '/api/tool/plane');
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => document.getElementById(servedToolId)?.remove());

describe('ToolPage', () => {
  it('shows the tool, the price of its minimum order, and a link to the order form', async () => {
    answerWith(answer(plane));
    const { container } = open();
    await screen.findByRole('heading', { level: 1, name: plane.toolName });
    screen.getByText('$64.10');
    screen.getByText('$641.00');
    screen.getByText(plane.toolDescription);
    expect(hrefOf('Buy Now')).toBe('/order/plane');
    const data = container.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(JSON.parse(data ?? 'null')).toMatchObject({ '@type': 'Product', sku: 'plane' });
  });

  it.each([
    [0, /^This tool is sold out/],
    [9, /^Only 9 pieces are left/],
  ])('explains why %i pieces cannot be bought', async (available, reason) => {
    answerWith(answer({ ...plane, available }));
    open({ catalogueSearch: '?q=plane' });
    await screen.findByText(reason);
    expect(screen.queryByRole('link', { name: 'Buy Now' })).toBeNull();
    expect(hrefOf('See other tools')).toBe('/tools?q=plane');
  });

  it('links back to the last search of the catalogue', async () => {
    answerWith(answer(plane));
    open({ catalogueSearch: '?q=plane&pages=2' });
    await screen.findByRole('heading', { level: 1 });
    expect(hrefOf('Tools')).toBe('/tools?q=plane&pages=2');
  });

  it('shows other tools', async () => {
    answerWith(answer(plane), [plane, { ...plane, _id: 'saw', toolName: 'Hand Saw' }]);
    open();
    const others = await screen.findByRole('region', { name: 'More tools' });
    expect(others.textContent).toContain('Hand Saw');
    expect(others.textContent).not.toContain(plane.toolName);
  });

  it('does not request a tool that was served with the page', () => {
    answerWith(answer(plane));
    serve(JSON.stringify({ ...plane, toolName: 'Served Plane' }));
    open();
    screen.getByRole('heading', { level: 1, name: 'Served Plane' });
    expect(toolRequests()).toEqual([]);
  });

  it.each([JSON.stringify({ ...plane, _id: 'saw' }), '{', 'null', '7'])(
    'requests the tool when the page was served with %s',
    async (content) => {
      answerWith(answer(plane));
      serve(content);
      open();
      await screen.findByRole('heading', { level: 1, name: plane.toolName });
      expect(toolRequests()).toHaveLength(1);
    },
  );

  it('says that there is no such tool, and links to the catalogue', async () => {
    answerWith(answer({ code: 'tool-not-found' }, 404));
    open();
    await screen.findByText('We have no such tool');
    expect(hrefOf('See all tools')).toBe('/tools');
  });

  it('shows a failure', async () => {
    answerWith(answer({ code: 'unavailable' }, 503));
    open();
    expect((await screen.findByRole('alert')).textContent).toMatch(/^An error has occurred: /);
    screen.getByRole('button', { name: 'Try again' });
  });
});
