import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cardPlaceholders,
  cataloguePage,
  emptyCataloguePage,
  formatCount,
  pageHead,
  type ServedCatalogue,
  servedCatalogueId,
  sitePath,
  siteRoutes,
  smallestQuantityOf,
  type Tool,
} from '../../../contract/index.ts';
import { decoded, hostileTool, markupIn } from '../../../testing/inputs/hostileTools.ts';
import { fillCataloguePage, getCataloguePage } from './cataloguePage.ts';

vi.mock('firebase-functions/logger');

const list = vi.hoisted(() => vi.fn());
vi.mock('../../catalogue/lists/catalogue.ts', () => ({ searchCachedCatalogue: list }));

const { address, name, picture, sku, price, minOrder, available } = cardPlaceholders;
const card = [
  `<article class="a" data-card=""><img loading="eager" src="${picture}" alt=""/>`,
  `<a href="${address}"><u>${name}</u></a><i>${minOrder} of ${available}</i><b>${price}</b><s>${sku}</s></article>`,
].join('');
const page = [
  `<head>${pageHead.start}<title>Tools</title>${pageHead.end}</head>`,
  `<body><h1>Tools</h1>${card}<footer></footer></body>`,
].join('');

const hostileParts = [
  ...Object.values(cardPlaceholders),
  ...Object.values(pageHead),
  `src="${picture}"`,
  card,
];
const servedOf = (tools: Tool[]): ServedCatalogue => ({
  url: '/list',
  body: {
    tools,
    total: tools.length,
    toolTotal: tools.length,
    facets: { categories: [], stock: [], price: null, attributes: [] },
    ignored: [],
    assortment: 'all',
  },
  next: null,
});

const jsonIn = (html: string): unknown =>
  JSON.parse(
    markupIn(html, `<script type="application/json" id="${servedCatalogueId}">`, '</script>'),
  );

describe('fillCataloguePage', () => {
  it('shows exactly the texts of any tools, in its JSON and in a card for each', () => {
    fc.assert(
      fc.property(fc.array(hostileTool(hostileParts), { maxLength: 6 }), (items) => {
        const html = fillCataloguePage(page, servedOf(items));
        expect(jsonIn(html)).toEqual(servedOf(items));
        const cards = markupIn(html, '<h1>Tools</h1>', '<footer>').split('</article>');
        expect(cards.pop()).toBe('');
        expect(cards.map((shown) => decoded(markupIn(shown, '<u>', '</u>')))).toEqual(
          items.map(({ toolName }) => toolName),
        );
        expect(cards.map((shown) => decoded(markupIn(shown, ' href="', '"')))).toEqual(
          items.map(({ _id }) => sitePath(siteRoutes.toolPage, { params: { id: _id } })),
        );
        expect(cards.map((shown) => decoded(markupIn(shown, ' src="', '"')))).toEqual(
          items.map(({ imageLink }) => imageLink),
        );
        expect(cards.map((shown) => markupIn(shown, '<i>', '</i>'))).toEqual(
          items.map(
            (tool) => `${formatCount(smallestQuantityOf(tool))} of ${formatCount(tool.available)}`,
          ),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('loads only the picture of the first card at once, and before all else', () => {
    const [tool] = fc.sample(hostileTool([]), { numRuns: 1, seed: 1 });
    if (!tool) throw new Error('no tool');
    const html = fillCataloguePage(page, servedOf(Array(5).fill(tool)));
    expect(html.match(/<img loading="\w+"/g)).toEqual([
      '<img loading="eager"',
      ...Array(4).fill('<img loading="lazy"'),
    ]);
    expect(html.match(/<link[^>]* rel="preload"[^>]*>/g)).toHaveLength(1);
  });
});

describe('getCataloguePage', () => {
  const fetched = vi.fn(async (address: URL) => new Response(`${address.pathname} ${page}`));

  beforeEach(() => {
    vi.stubGlobal('fetch', fetched);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    list.mockReset();
  });

  it('has the first page of tools, and the address of the next', async () => {
    const { body } = servedOf(fc.sample(hostileTool([]), { numRuns: 2, seed: 2 }));
    list.mockResolvedValueOnce({ results: body, next: 'cursor' });
    const { html } = await getCataloguePage('https://filled.example', false);
    expect(html.startsWith(cataloguePage)).toBe(true);
    expect(jsonIn(html)).toEqual({
      url: expect.stringContaining('limit=24'),
      body,
      next: expect.stringContaining('cursor=cursor'),
    });
  });

  it('has no tools while they cannot be read', async () => {
    list.mockRejectedValueOnce(new Error('no store'));
    const { html } = await getCataloguePage('https://failing.example', false);
    expect(html).toBe(`${emptyCataloguePage} ${page}`);
  });

  it('has no tools for a search, and reads none', async () => {
    const { html } = await getCataloguePage('https://searched.example', true);
    expect(html).toBe(`${emptyCataloguePage} ${page}`);
    expect(list).not.toHaveBeenCalled();
  });
});
