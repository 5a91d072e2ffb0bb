/** The pages and files outside the API, requested through Hosting like a visitor's browser. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import {
  articleSlugs,
  type CatalogueQuery,
  type CatalogueResults,
  cataloguePageSize,
  publicPages,
  type ServedCatalogue,
  type Tool,
} from '../../contract/index.ts';
import type { ToolDocument } from '../../documents/tools.ts';
import { searchCachedCatalogue } from '../../services/catalogue/lists/catalogue.ts';
import { getCataloguePage } from '../../services/site/pages/cataloguePage.ts';
import { getToolPage } from '../../services/site/pages/toolPage.ts';
import { sitemapOf } from '../../services/site/sitemap.ts';
import { tools } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { required } from '../../testing/api/env.ts';
import { serve } from '../../testing/api/serve.ts';
import { sendThroughHosting } from '../../testing/api/throughHosting.ts';
import { linkTo } from '../../testing/pictures/pictures.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { keepCaches, usageOf } from '../../testing/usage/usage.ts';

sendThroughHosting();

keepCaches();

const shop = required('SHOP_URL');
const visit = (path: string, init?: RequestInit) => fetch(`${shop}${path}`, init);

const pageOf = async (response: Response, status: number) => {
  const html = await response.text();
  expect(response.status, html).toBe(status);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  return html;
};

const hourly = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400';

describe('GET /tools/:id', () => {
  it('is the app’s page with the tool in its head', async () => {
    const imageLink = linkTo('tools/plane/picture.webp');
    const id = await createTool({ imageLink });
    const response = await visit(`/tools/${id}`);
    const html = await pageOf(response, 200);
    expect(html).toContain('<div id="root"');
    expect(html).toContain(`<title>Jack plane ${id} · Tools Hub</title>`);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain(`<link data-served="" rel="canonical" href="${shop}/tools/${id}">`);
    expect(html).toContain('picture.webp%40640.webp?alt=media');
    const [, json = ''] = /id="served-tool">(.*?)<\/script>/.exec(html) ?? [];
    const tool = await expectStatus<Tool>(await send('GET', `/tool/${id}`), 200);
    expect(JSON.parse(json)).toEqual(tool);
  });

  it('does not run a script in a tool’s name', async () => {
    const toolName = `</script><img src=x onerror=alert(1)> "${randomUUID()}"`;
    const html = await pageOf(await visit(`/tools/${await createTool({ toolName })}`), 200);
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('<title>&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt; &quot;');
  });

  it('is cached for a minute, and resent only when it has changed', async () => {
    const id = await createTool();
    const response = await visit(`/tools/${id}`);
    await pageOf(response, 200);
    expect(response.headers.get('cache-control')).toBe('public, no-cache, s-maxage=60');
    expect(response.headers.get('vary')).toContain('Authorization');
    const again = {
      headers: {
        'If-None-Match': response.headers.get('etag') ?? '',
        'Cache-Control': 'max-age=0',
      },
    };
    expect((await visit(`/tools/${id}`, again)).status).toBe(304);
    await tools.doc(id).update({ price: 20 });
    expect(await pageOf(await visit(`/tools/${id}`, again), 200)).toContain('content="20.00"');
  });

  it.each(['no-such-tool', '__id__', '%2F'])('%s is not found, and not indexed', async (id) => {
    const response = await visit(`/tools/${id}`);
    const html = await pageOf(response, 404);
    expect(html).toContain('<title>Tool not found · Tools Hub</title>');
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).toContain('<div id="root"');
    expect(response.headers.get('cache-control')).toBe('public, no-cache, s-maxage=60');
  });

  it('costs one read', async () => {
    const id = await createTool();
    expect(await usageOf(() => getToolPage(id, shop))).toEqual({ reads: 1, writes: 0 });
  });

  it('accepts only GET and HEAD', async () => {
    const path = `/tools/${await createTool()}`;
    const head = await visit(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const post = await visit(path, { method: 'POST' });
    await expectProblem(post, 405, 'method-not-allowed');
    expect(post.headers.get('allow')).toBe('GET, HEAD');
  });

  it('is not part of the API', async () => {
    const id = await createTool();
    await expectProblem(await send('GET', `/tools/${id}`), 404, 'not-found');
  });

  it('is unavailable when Hosting has no page', async () => {
    const bare = await serve((_request, response) => response.writeHead(404).end());
    const failure = getToolPage(await createTool(), bare);
    await expect(failure).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('GET /tools', () => {
  it('is the catalogue’s page with the first tools in it', async () => {
    const response = await visit('/tools');
    const html = await pageOf(response, 200);
    expect(html.match(/<title>/g)).toHaveLength(1);
    const [, json = ''] = /id="served-catalogue">(.*?)<\/script>/.exec(html) ?? [];
    const { url, body }: ServedCatalogue = JSON.parse(json);
    expect(html.match(/<article\b/g)).toHaveLength(body.tools.length);
    expect(html).toContain(`href="/tools/${body.tools[0]?._id}"`);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    const { total } = await expectStatus<CatalogueResults>(await visit(url), 200);
    expect(total).toBeGreaterThanOrEqual(body.tools.length);
  });

  it('is cached for a minute, resent only when it has changed, and compressed', async () => {
    const response = await visit('/tools');
    await pageOf(response, 200);
    expect(response.headers.get('cache-control')).toBe('public, no-cache, s-maxage=60');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(response.headers.get('etag')).toMatch(/^W\/"/);
    const plain = await visit('/tools', { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await pageOf(plain, 200)).toContain('<div id="root"');
  });

  it('answers 304 to who has it already', async () => {
    const search = `/tools?q=${randomUUID()}`;
    const first = await visit(search);
    await pageOf(first, 200);
    const headers = {
      'If-None-Match': first.headers.get('etag') ?? '',
      'Cache-Control': 'max-age=0',
    };
    expect((await visit(search, { headers })).status).toBe(304);
  });

  it('has no tools in it for a search, which the browser sends', async () => {
    const html = await pageOf(await visit('/tools?q=plane'), 200);
    expect(html).not.toContain('served-catalogue');
    expect(html).toContain('data-requests="');
  });

  it('costs a page of tools, and changes of the index, once index and sales are loaded', async () => {
    const query: CatalogueQuery = { q: '', categories: [], stock: [], sort: 'popularity' };
    await searchCachedCatalogue({ query, limit: 1 });
    const { reads, writes } = await usageOf(() => getCataloguePage(shop, false));
    expect(reads).toBeLessThanOrEqual(cataloguePageSize + 2);
    expect(writes).toBe(0);
  });

  it('is the API’s list of tools at the address of the function', async () => {
    const direct = await serve(createApp());
    expect(await expectStatus<Tool[]>(await fetch(`${direct}/tools?limit=1`), 200)).toHaveLength(1);
  });
});

describe('GET /robots.txt', () => {
  it('allows robots except on pages that need an account, and names the sitemap', async () => {
    const response = await visit('/robots.txt?from=a-robot');
    expect(response.status).toBe(200);
    const lines = (await response.text()).split('\n');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe(hourly);
    expect(lines[0]).toBe('User-agent: *');
    expect(lines).toEqual(expect.arrayContaining(['Disallow: /dashboard', 'Disallow: /order/']));
    expect(lines).toContain(`Sitemap: ${shop}/sitemap.xml`);
    expect(lines).not.toContain('Disallow: /tools');
  });
});

describe('GET /sitemap.xml', () => {
  it('lists pages as XML, cached for an hour', async () => {
    const response = await visit('/sitemap.xml');
    const xml = await response.text();
    expect(response.status, xml).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe(hourly);
    expect(xml).toContain(`<url><loc>${shop}/</loc></url>`);
    expect(xml).toContain(`<url><loc>${shop}/blogs/choosing-bench-planes</loc></url>`);
    expect(xml).toMatch(
      /^<\?xml .*\n<urlset [^>]+>\n(<url><loc>[^<]+<\/loc>.*<\/url>\n)+<\/urlset>\n$/,
    );
    expect((await visit('/sitemap.xml', { method: 'HEAD' })).status).toBe(200);
  });

  it('lists every tool with its last change, escaped, with one read each', async () => {
    const [id, odd] = [await createTool(), `it's <odd> & "quoted" ${randomUUID()}`];
    const updatedAt = new Date('2026-02-03T04:05:06Z');
    await tools.doc(id).update({ updatedAt });
    const storedTool = await readDocument(tools.doc(id));
    await tools.doc(odd).set(storedTool as ToolDocument);
    // Hidden tools are read too, and not listed.
    const stored = (await tools.count().get()).data().count;
    let xml = '';
    const { reads } = await usageOf(async () => {
      xml = await sitemapOf('https://shop.example');
    });
    await tools.doc(odd).delete();
    const lastmod = '<lastmod>2026-02-03T04:05:06.000Z</lastmod>';
    expect(xml).toContain(`<url><loc>https://shop.example/tools/${id}</loc>${lastmod}</url>`);
    expect(xml).toContain('<loc>https://shop.example/family/bevel-edge-bench-chisels</loc>');
    expect(xml).toContain('/tools/it&#39;s%20%3Codd%3E%20%26%20%22quoted%22');
    expect(reads).toBeGreaterThanOrEqual(stored);
    expect(reads).toBeLessThanOrEqual(stored + 1);
  });

  it('stops at the limit of a sitemap', async () => {
    await Promise.all([createTool(), createTool()]);
    const xml = await sitemapOf(
      'https://shop.example',
      publicPages.length + articleSlugs.length + 1,
    );
    expect(xml.match(/<loc>[^<]+\/tools\//g)).toHaveLength(1);
  });
});

it.each(['/robots', '/sitemap.xml'])('%s is not part of the API', async (path) => {
  await expectProblem(await send('GET', path), 404, 'not-found');
  const direct = await fetch(`${await serve(createApp())}${path}`, { method: 'DELETE' });
  await expectProblem(direct, 405, 'method-not-allowed');
});

/** The text of elements in the HTML, without the markup in them. */
const textsOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) =>
    inner.replaceAll(/<[^>]*>/g, ''),
  );

describe('A page that is the same for all visitors', () => {
  it.each([
    ['/', 'Good tools for the whole workshop'],
    ['/blogs', 'Blogs'],
    ['/blogs/choosing-bench-planes', 'Which planes a joinery crew needs'],
    ['/portfolio', 'Thea Hollinbrace'],
    ['/questions', 'Some Question Answer'],
    ['/contact', 'Contact'],
    ['/terms', 'Terms of sale'],
    ['/privacy', 'Privacy'],
    ['/tools', 'Tools'],
    ['/tools?q=plane', 'Tools'],
  ])('%s has its heading, title and frame in the HTML', async (path, heading) => {
    const html = await pageOf(await visit(path), 200);
    expect(textsOf(html, 'h1')).toEqual([heading]);
    expect(textsOf(html, 'title')).toEqual([expect.stringMatching(/\S · Tools Hub$/)]);
    expect(textsOf(html, 'header')).toEqual([expect.stringContaining('Tools Hub')]);
    expect(textsOf(html, 'footer')).toEqual([
      expect.stringContaining('Tools-Hub. All Rights Reserved.'),
    ]);
  });

  it('has the texts of the home page in the HTML', async () => {
    const html = await pageOf(await visit('/'), 200);
    expect(textsOf(html, 'h2')).toEqual(
      expect.arrayContaining(['Our Popular Tools', 'We Offer Best Service', 'Trusted By People']),
    );
    expect(textsOf(html, 'a')).toContain('Order Now');
  });
});

const permanently = 'public, max-age=31536000, immutable';

describe('Hosting', () => {
  it.each([
    '/assets/missing.js',
    '/assets/deep/missing.css',
    '/missing.js',
    '/favicon-missing.png',
  ])('answers 404 for %s, which is not cached', async (path) => {
    const response = await visit(path);
    expect(await pageOf(response, 404)).not.toContain('<script');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('lets browsers cache each asset of a page permanently', async () => {
    const html = await pageOf(await visit('/'), 200);
    const assets = new Set(html.match(/\/assets\/[\w.-]+/g));
    expect(assets.size).toBeGreaterThan(3);
    for (const asset of assets) {
      const response = await visit(asset);
      expect(response.status, asset).toBe(200);
      expect(response.headers.get('cache-control')).toBe(permanently);
    }
  });

  it.each<[string, (script: string) => string]>([
    ['another hash', (script) => script.replace(/.{8}(?=\.js$)/, '00000000')],
    ['another extension', (script) => script.replace(/\.js$/, '.css')],
    ['another name', (script) => script.replace('/assets/', '/assets/other-')],
    ['a folder', (script) => script.replace('/assets/', '/assets/deep/')],
    ['no hash', (script) => script.replace(/-.{8}(?=\.js$)/, '')],
    ['a suffix', (script) => `${script}.map`],
    ['a longer extension', (script) => `${script}x`],
  ])('does not let caches keep the 404 for an asset with %s', async (_difference, rename) => {
    const html = await pageOf(await visit('/'), 200);
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
    const { status, headers } = await visit(script);
    expect([status, headers.get('cache-control')]).toEqual([200, permanently]);
    const missing = await visit(rename(script));
    await pageOf(missing, 404);
    expect(missing.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ...['/', '/home', '/blogs', '/blogs/choosing-bench-planes', '/portfolio', '/questions'],
    ...['/contact', '/terms', '/privacy', '/login', '/register', '/reset-password', '/cart'],
    ...['/checkout', '/quick-order', '/order/spokeshave', '/dashboard', '/dashboard/all-orders'],
    ...['/tools', '/tools?q=plane', '/tools/spokeshave', '/tools/spokeshave/further', '/tool'],
    ...['/no-such-page', '/no/such/page', '/a', '/ap', '/apis', '/t', '/too', '/toolbox/1'],
    ...['/blogs/no-such-article', '/missing.html'],
  ])('serves the page %s without caching it in browsers', async (path) => {
    const response = await visit(path);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')?.split(', ')).toContain('no-cache');
  });

  it('answers an unknown path with the frame of the shop', async () => {
    const html = await pageOf(await visit('/no-such-page'), 200);
    expect(html).toContain('<div id="root"');
    expect(textsOf(html, 'header')).toEqual([expect.stringContaining('Tools Hub')]);
    expect(textsOf(html, 'footer')).toHaveLength(1);
    expect(textsOf(html, 'h1')).toEqual([]);
  });

  it.each([
    ['/login', ['Login']],
    ['/register', ['Register']],
    ['/cart', ['Cart']],
    ['/checkout', ['Checkout']],
    ['/quick-order', ['Quick order']],
    ['/order/spokeshave', ['Order']],
    ['/dashboard/my-orders', ['My Orders']],
    ['/dashboard/all-orders', ['All Orders']],
    ['/dashboard/all-products/spokeshave', ['Edit tool']],
    // One for customers and one for admins: a script shows that of the stored token.
    ['/dashboard', ['Overview', 'My Orders']],
    ['/dashboard/orders/any', ['Order', 'Order']],
  ])(
    'answers %s with a document that has its heading and names its scripts',
    async (path, headings) => {
      const html = await pageOf(await visit(path), 200);
      expect(textsOf(html, 'h1')).toEqual(headings);
      expect(html).toContain('<meta data-served="" name="robots" content="noindex"');
      expect(html.match(/<link rel="modulepreload"/g)?.length).toBeGreaterThan(3);
    },
  );

  it('answers an unknown path of the dashboard without a heading', async () => {
    const html = await pageOf(await visit('/dashboard/nothing'), 200);
    expect(html).toMatch(/role="progressbar"[^>]*aria-label="Loading the page"/);
    expect(textsOf(html, 'header')).toEqual([]);
  });

  it('has the picture for shared links in its declared size', async () => {
    const response = await visit('/share.jpg');
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect([response.headers.get('content-type'), width, height]).toEqual([
      'image/jpeg',
      1_200,
      630,
    ]);
  });
});
