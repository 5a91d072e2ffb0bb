import { screen, waitFor } from '@testing-library/react';
import { servedToolId, type staffToolDefaults, type ToolInput } from 'functions/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../../lib/router/paths.ts';
import { bladeWidth, plane, shopOf } from '../../../testing/fixtures.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { userEvent } from '../../../testing/userEvent.ts';
import { ToolPage } from './ToolPage.tsx';

vi.unmock('../../../lib/api/api.ts');
vi.unmock('../../../lib/api/readPage.ts');

const fetched = vi.fn<(url: string) => Promise<Response>>();
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

const answerWith = (tool: Response, related = answer([])) =>
  fetched.mockImplementation(async (url) => {
    if (url.endsWith('/attributes')) return answer([bladeWidth]);
    if (url.endsWith('/shop')) return answer(shopOf());
    return url.endsWith('/related') ? related : tool;
  });

const open = (state: unknown = null) =>
  renderPage({ [paths.tool.path]: <ToolPage /> }, { at: { pathname: '/tools/plane', state } });

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
  it('shows the tool, its number and its category, and the total of its smallest order', async () => {
    answerWith(answer(plane));
    const { container } = open();
    await screen.findByRole('heading', { level: 1, name: plane.toolName });
    screen.getByText('$64.10');
    expect(screen.getByLabelText('Total').textContent).toBe('$641.00');
    screen.getByText(plane.toolDescription);
    screen.getByText(/SKU PLN-0004/);
    expect(hrefOf('Planes')).toBe('/tools?category=planes');
    expect(hrefOf('Buy Now')).toBe('/order/plane?quantity=10');
    const data = container.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(JSON.parse(data ?? 'null')).toMatchObject({ '@type': 'Product', sku: 'PLN-0004' });
  });

  it('orders the chosen quantity at its price break', async () => {
    const priceBreaks = [{ minQuantity: 24, price: 60 }];
    answerWith(answer({ ...plane, orderMultiple: 12, maxOrder: 240, priceBreaks }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'More pieces' }));
    expect(hrefOf('Buy Now')).toBe('/order/plane?quantity=24');
    expect(screen.getByLabelText('Total').textContent).toBe('$1,440.00');
    screen.getByText('Packs of 12 · at least 12 pieces · up to 240 per order');
  });

  it('offers the successor of a discontinued tool, and no price', async () => {
    const gone = { ...plane, stage: 'discontinued' };
    const successor = { ...plane, _id: 'next', toolName: 'New plane' };
    const relations = { successor, accessories: [], spareParts: [], alternatives: [] };
    fetched.mockImplementation(async (url) => {
      if (url.endsWith('/attributes')) return answer([bladeWidth]);
      if (url.endsWith('/shop')) return answer(shopOf());
      if (url.endsWith('/relations')) return answer(relations);
      return answer(url.endsWith('/related') ? [] : gone);
    });
    open();
    await screen.findByText('This tool is discontinued, and can no longer be ordered.');
    const link = await screen.findByRole('link', { name: 'See New plane' });
    expect(link.getAttribute('href')).toBe('/tools/next');
    expect(screen.queryByLabelText('Quantity')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Buy Now' })).toBeNull();
  });

  it('does not order a quantity that is not allowed', async () => {
    answerWith(answer({ ...plane, orderMultiple: 12 }));
    open();
    const quantity = await screen.findByLabelText('Quantity');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '30');
    await userEvent.click(screen.getByRole('link', { name: 'Buy Now' }));
    screen.getByText('Sold in multiples of 12');
    expect(document.activeElement).toBe(quantity);
    await userEvent.click(screen.getByRole('button', { name: 'Take 36' }));
    expect(hrefOf('Buy Now')).toBe('/order/plane?quantity=36');
  });

  it('sells the last pieces together', async () => {
    answerWith(answer({ ...plane, available: 7 }));
    open();
    await screen.findByText(/^Only the last 7 pieces, sold together/);
    expect(hrefOf('Buy Now')).toBe('/order/plane?quantity=7');
  });

  it('shows each field of a tool', async () => {
    // Whether the last pieces are sold shows only when few are left; place and cost, never.
    type Unseen = 'sellRemainder' | 'stage' | keyof typeof staffToolDefaults;
    const shown: Record<Exclude<keyof ToolInput, Unseen>, RegExp> = {
      toolName: /No\. 4 Smoothing Plane/,
      sku: /PLN-0004/,
      gtin: /4006381333931/,
      category: /Planes/,
      price: /\$64\.10/,
      priceBreaks: /24\+\s*\$60\.00/,
      available: /480/,
      minOrder: /at least 12 pieces/,
      orderMultiple: /Packs of 12/,
      maxOrder: /up to 240 per order/,
      toolDescription: /Cast-iron body/,
      specifications: /Length\s*350 mm/,
      attributes: /Blade width\s*50 mm/,
      imageLink: /plane\.webp/,
      morePictures: /side\.webp/,
    };
    const priceBreaks = [{ minQuantity: 24, price: 60 }];
    const specifications = [{ name: 'Length', value: '350 mm' }];
    const morePictures = ['http://127.0.0.1/side.webp'];
    const packs = { orderMultiple: 12, maxOrder: 240 };
    const attributes = { 'blade-width': '50 mm' };
    answerWith(
      answer({
        ...plane,
        gtin: '4006381333931',
        ...packs,
        priceBreaks,
        specifications,
        attributes,
        morePictures,
      }),
    );
    const { container } = open();
    await screen.findByRole('heading', { level: 1, name: plane.toolName });
    await screen.findByText('Blade width');
    container.querySelector('script')?.remove();
    const pictures = [...container.querySelectorAll('img')].map(({ src }) => src);
    const page = `${container.textContent} ${pictures.join(' ')}`;
    for (const text of Object.values(shown)) expect(page).toMatch(text);
  });

  it('shows the specifications in a table', async () => {
    answerWith(answer({ ...plane, specifications: [{ name: 'Length', value: '350 mm' }] }));
    open();
    await screen.findByRole('row', { name: 'Length 350 mm' });
  });

  it.each([
    [0, true],
    [9, false],
  ])('explains why %i pieces cannot be bought, and offers a notice', async (available, sold) => {
    answerWith(answer({ ...plane, available, sellRemainder: sold }));
    open({ catalogueSearch: '?q=plane' });
    await screen.findByText(/^This tool is sold out/);
    screen.getByRole('button', { name: `Notify me: ${plane.toolName}` });
    expect(screen.queryByRole('link', { name: 'Buy Now' })).toBeNull();
    expect(hrefOf('See other tools')).toBe('/tools?q=plane');
  });

  it('links back to the last search of the catalogue', async () => {
    answerWith(answer(plane));
    open({ catalogueSearch: '?q=plane&pages=2' });
    await screen.findByRole('heading', { level: 1 });
    expect(hrefOf('Tools')).toBe('/tools?q=plane&pages=2');
  });

  it('shows related tools', async () => {
    answerWith(answer(plane), answer([{ ...plane, _id: 'saw', toolName: 'Hand Saw' }]));
    open();
    const related = await screen.findByRole('region', { name: 'Related tools' });
    expect(related.textContent).toContain('Hand Saw');
  });

  it('shows no related tools when they cannot be read', async () => {
    answerWith(answer(plane), answer({ code: 'unavailable' }, 503));
    open();
    await screen.findByRole('heading', { level: 1, name: plane.toolName });
    await waitFor(() =>
      expect(fetched.mock.calls.filter(([url]) => url.endsWith('/related'))).toHaveLength(1),
    );
    expect(screen.queryByRole('region', { name: 'Related tools' })).toBeNull();
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
