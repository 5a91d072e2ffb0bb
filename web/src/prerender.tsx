import { text } from 'node:stream/consumers';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { SiteOrigin } from './components/siteOrigin.ts';
import { articles } from './features/blog/articles.ts';
import { toolSearchUrl } from './features/tools/catalogue/toolRequests.ts';
import { StoreLayout } from './layouts/StoreLayout.tsx';
import { homeRequests } from './pages/HomePage.tsx';
import { ToolPageFrame } from './pages/ToolPageFrame.tsx';
import { paths } from './paths.ts';

/** A page that is the same for everyone, but for what it asks the API for. */
export interface StaticPage {
  path: string;
  /** The module that the router loads for it, if it is not among the first. */
  module?: string;
  /** What it asks for as soon as it runs. */
  requests?: string[];
}

/** A page as React writes it: elements of the head first, styles in between. */
export interface PrerenderedPage extends StaticPage {
  markup: string;
}

const article = 'src/pages/ArticlePage.tsx';

const staticPages: StaticPage[] = [
  { path: paths.home, requests: homeRequests },
  {
    path: paths.tools,
    module: 'src/pages/CataloguePage.tsx',
    requests: [toolSearchUrl({ q: '', sort: 'newest' })],
  },
  { path: paths.blogs, module: 'src/pages/BlogsPage.tsx' },
  ...articles.map(({ slug }) => ({ path: paths.article.href(slug), module: article })),
  { path: paths.portfolio, module: 'src/pages/PortfolioPage.tsx' },
  { path: paths.questions, module: 'src/pages/QuestionsPage.tsx' },
];

/** Like the pages that know the session this one waits for its code: a frame around a spinner. */
const framePath = '/frame';

const shopAt = (path: string, origin: string | null, Screens?: ComponentType) => (
  <SiteOrigin value={origin}>
    <App
      AddressRouter={(props) => <StaticRouter location={path} {...props} />}
      {...(Screens && { Screens })}
    />
  </SiteOrigin>
);

const renderPage = async (page: StaticPage, origin: string | null): Promise<PrerenderedPage> => {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(shopAt(page.path, origin), {
    // React would send what is long behind the page, with scripts that move it to its place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // React would leave to the browser what failed here.
    onError: (error) => void failures.push(error),
  });
  const markup = await text(prelude);
  if (failures.length > 0) throw new Error(`${page.path} cannot be prerendered: ${failures[0]}`);
  return { ...page, markup };
};

/** The pages that are the same for everyone, whole. */
export const prerenderPages = async (origin: string | null): Promise<PrerenderedPage[]> => {
  const pages: PrerenderedPage[] = [];
  for (const page of staticPages) pages.push(await renderPage(page, origin));
  return pages;
};

/** What an address shows before any code is loaded on demand. */
export const renderAtOnce = (path: string, origin: string | null): string =>
  renderToString(shopAt(path, origin));

/** What all other pages have in common until their code is there. */
export const prerenderFrame = (origin: string | null): string => renderAtOnce(framePath, origin);

const ToolFrame = () => (
  <Routes>
    <Route element={<StoreLayout />}>
      <Route path={paths.tool.path} element={<ToolPageFrame />} />
    </Route>
  </Routes>
);

/** A tool's page before its code is there, with slots for what the API knows of the tool. */
export const prerenderToolFrame = (origin: string | null): string =>
  renderToString(shopAt(paths.tool.href('slot'), origin, ToolFrame));
