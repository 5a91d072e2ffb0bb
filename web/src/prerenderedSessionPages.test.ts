// @vitest-environment node
import { beforeAll, describe, expect, it, vi } from 'vitest';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { splitMarkup } from '../build/prerender/prerenderedPage.ts';
import { sessionPages } from './prerender/pages.ts';
import { type PrerenderedDocument, prerenderSessionPages } from './prerender.tsx';

// Its pages connect to storage as they load.
vi.unmock('./lib/firebase/firebase.ts');

let documents: PrerenderedDocument[];

beforeAll(async () => {
  documents = await prerenderSessionPages();
});

const documentOf = (file: string) => documents.find((document) => document.file === file);

const headingsIn = (html: string) =>
  [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/g)].map(([, heading]) => heading);

/** The file that Hosting serves at a path without a file. */
const rewrittenFile = (path: string) =>
  firebaseJson.hosting.rewrites.find(({ regex }) => regex && new RegExp(regex).test(path))
    ?.destination;

describe('a document of a page that depends on the visitor', () => {
  it('has a title and a heading, and is not for search engines, except sizes of a tool', () => {
    expect(documents.length).toBeGreaterThan(30);
    for (const { file, markup } of documents) {
      const { head, body } = splitMarkup(markup);
      expect(head, file).toMatch(/^<title>[^<]+ · Tools Hub<\/title>/);
      expect(head.includes('content="noindex"'), file).toBe(file !== 'family.html');
      expect(headingsIn(body).length, file).toBeGreaterThan(0);
    }
  });

  it('names the modules of its first view', () => {
    const modulesOf = (file: string) => documentOf(file)?.modules;
    expect(modulesOf('login.html')).toEqual(['SessionRoutes', 'LoginPage']);
    expect(modulesOf('dashboard/all-orders.html')).toEqual(['DashboardRoutes', 'AllOrdersPage']);
  });

  it('shows nothing of an account without a session', () => {
    const { markup = '' } = documentOf('dashboard/my-orders.html') ?? {};
    const [own = '', unknown] = markup.split('<div data-for="unknown">');
    expect(headingsIn(own)).toEqual(['My Orders']);
    expect(own.slice(0, own.indexOf('<div data-for="customer admin">'))).not.toMatch(/Sign out/);
    expect(unknown).toContain('aria-label="Checking your session"');
    expect(unknown).not.toMatch(/<h1|Sign out|My Orders/);
  });

  it('has the first page of customers and of admins at the dashboard', () => {
    const { markup = '' } = documentOf('dashboard.html') ?? {};
    expect(headingsIn(markup)).toEqual(['Overview', 'My Orders']);
  });

  it('does not say that the cart is empty', () => {
    for (const file of ['cart.html', 'checkout.html', 'quote-request.html']) {
      expect(documentOf(file)?.markup, file).not.toContain('cart is empty');
    }
  });

  it('is served at each address of its page', () => {
    for (const { path, file } of sessionPages) {
      if (file) expect(rewrittenFile(path), path).toBe(file);
    }
    expect(rewrittenFile('/dashboard/no-such-page')).toBe('/dashboard-page.html');
    expect(rewrittenFile('/no/such/page')).toBe('/app.html');
  });
});
