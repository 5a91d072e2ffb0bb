import { text } from 'node:stream/consumers';
import { appPage, cataloguePage, dashboardPage, toolPage } from 'functions/contract';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { shopPages } from './app/routes/shopPages.ts';
import { SiteOrigin } from './domain/page/siteOrigin.ts';
import { type PageRoute, pageAt } from './lib/router/pageRoutes.tsx';
import { paths } from './lib/router/paths.ts';
import { PageFrames } from './prerender/PageFrames.tsx';
import { type DocumentPage, sessionPages, staticPages } from './prerender/pages.ts';

const routesAt = async (path: string): Promise<{ routes: string[]; pages: PageRoute[] }> => {
  if (pageAt(shopPages, path)) return { routes: [], pages: shopPages };
  if (path.startsWith(paths.dashboard)) {
    const { dashboardPages } = await import('./app/routes/DashboardRoutes.tsx');
    return { routes: ['DashboardRoutes'], pages: dashboardPages };
  }
  const { sessionPages } = await import('./app/routes/SessionRoutes.tsx');
  return { routes: ['SessionRoutes'], pages: sessionPages };
};

/** The names of the modules that the browser loads for the first view of a page. */
const modulesOf = async (path: string): Promise<string[]> => {
  if (path === paths.home) return [];
  const { routes, pages } = await routesAt(path);
  const page = pageAt(pages, path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  const { module, further = [] } = page.Page;
  return [...routes, module, ...further];
};

/** A document as React renders it: head elements first, styles in between. */
export interface PrerenderedDocument {
  file: string;
  /** The path at which the browser hydrates the page. Without one, the app replaces the content. */
  path?: string;
  markup: string;
  /** The names of the modules that the page's first view loads. */
  modules: string[];
  requests?: string[];
}

const shopAt = (path: string, origin: string | null, Screens?: ComponentType) => (
  <SiteOrigin value={origin}>
    <App
      Router={(props) => <StaticRouter location={path} {...props} />}
      {...(Screens && { Screens })}
    />
  </SiteOrigin>
);

const renderPage = async (path: string, origin: string | null): Promise<string> => {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(shopAt(path, origin), {
    // Otherwise React appends long parts after the page, with scripts that insert them.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // Otherwise React leaves failed parts to the browser.
    onError: (error) => void failures.push(error),
  });
  const markup = await text(prelude);
  if (failures.length > 0) throw new Error(`${path} cannot be prerendered`, { cause: failures[0] });
  return markup;
};

const withTitle = (markup: string, title: string) =>
  `<title>${title}</title>${markup.replaceAll(/<title>[^<]*<\/title>/g, '')}`;

const fileOf = ({ path, file }: DocumentPage): string =>
  file?.slice(1) ?? (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

const prerender = async (
  page: DocumentPage,
  origin: string | null,
): Promise<PrerenderedDocument> => {
  const { path, title, requests = [] } = page;
  const markup = await renderPage(path, origin);
  return {
    file: fileOf(page),
    markup: title ? withTitle(markup, title) : markup,
    modules: await modulesOf(path),
    requests,
  };
};

/** Prerenders the pages that are the same for everyone, for the browser to hydrate. */
export const prerenderPages = async (origin: string | null): Promise<PrerenderedDocument[]> => {
  const documents: PrerenderedDocument[] = [];
  for (const page of staticPages) {
    documents.push({ ...(await prerender(page, origin)), path: page.path });
  }
  return documents;
};

/** Prerenders the pages that depend on the visitor, for the app to replace. */
export const prerenderSessionPages = async (): Promise<PrerenderedDocument[]> => {
  const documents: PrerenderedDocument[] = [];
  for (const page of sessionPages) documents.push(await prerender(page, null));
  return documents;
};

/** Renders a path without waiting for lazy-loaded code. */
export const renderShell = (path: string, origin: string | null): string =>
  renderToString(shopAt(path, origin));

/** The frames of all other pages. */
export const prerenderFrames = (origin: string | null): PrerenderedDocument[] => {
  const frame = (file: string, path: string, modules: string[]) => ({
    file: file.slice(1),
    markup: renderToString(shopAt(path, origin, PageFrames)),
    modules,
  });
  return [
    frame(appPage, '/frame', []),
    frame(dashboardPage, paths.dashboard, ['DashboardRoutes']),
    frame(toolPage, paths.tool.href('slot'), ['ToolPage']),
    frame(cataloguePage, paths.tools, ['CataloguePage']),
  ];
};
