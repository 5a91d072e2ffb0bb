import { text } from 'node:stream/consumers';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import {
  apiRoutes,
  apiUrl,
  emptyCataloguePage,
  publicRoutes,
  toolPlaceholders,
} from 'functions/contract';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { SiteOrigin } from './domain/page/siteOrigin.ts';
import { articles } from './features/blog/articles.ts';
import { CatalogueHeading } from './features/tools/browse/CatalogueHeading.tsx';
import {
  catalogueColumns,
  catalogueToolbar,
  onlyNarrow,
  onlyWide,
  searchColumns,
} from './features/tools/browse/catalogueLayout.ts';
import { wholeCatalogueUrl } from './features/tools/browse/catalogueUrl.ts';
import { CardPreview } from './features/tools/cards/CardPreview.tsx';
import { Breadcrumb } from './features/tools/details/Breadcrumb.tsx';
import { ToolPresentationSkeleton } from './features/tools/details/ToolPresentation.tsx';
import { StoreLayout } from './layouts/store/StoreLayout.tsx';
import { paths } from './lib/router/paths.ts';
import { cataloguePageSpacing } from './pages/shop/catalogue/CataloguePage.tsx';
import { toolPageSpacing } from './pages/shop/catalogue/ToolPage.tsx';
import { CardGrid } from './ui/layout/CardGrid.tsx';

/** A page that is the same for everyone, except for the data from the API. */
export interface StaticPage {
  path: string;
  /** The file for it, if its name differs from the path. */
  file?: string;
  /** The module that the router loads for it, if it is not in the entry. */
  module?: string;
  /** The API requests it sends when it mounts. */
  requests?: string[];
}

/** A page as React renders it: head elements first, styles in between. */
export interface PrerenderedPage extends StaticPage {
  markup: string;
}

const article = 'src/pages/shop/information/ArticlePage.tsx';

const shopUrl = apiUrl(apiRoutes.getShop);

const staticPages: StaticPage[] = [
  { path: paths.home, requests: [apiUrl(publicRoutes.getHome)] },
  {
    path: paths.tools,
    file: emptyCataloguePage,
    module: 'src/pages/shop/catalogue/CataloguePage.tsx',
    requests: [wholeCatalogueUrl()],
  },
  { path: paths.blogs, module: 'src/pages/shop/information/BlogsPage.tsx' },
  ...articles.map(({ slug }) => ({ path: paths.article.href(slug), module: article })),
  { path: paths.portfolio, module: 'src/pages/shop/information/PortfolioPage.tsx' },
  { path: paths.questions, module: 'src/pages/shop/information/QuestionsPage.tsx' },
  {
    path: paths.contact,
    module: 'src/pages/shop/information/ContactPage.tsx',
    requests: [shopUrl],
  },
  { path: paths.terms, module: 'src/pages/shop/information/TermsPage.tsx', requests: [shopUrl] },
  {
    path: paths.privacy,
    module: 'src/pages/shop/information/PrivacyPage.tsx',
    requests: [shopUrl],
  },
];

/** Like the pages of a session, this path renders only the frame, with a spinner in it. */
const framePath = '/frame';

const shopAt = (path: string, origin: string | null, Screens?: ComponentType) => (
  <SiteOrigin value={origin}>
    <App
      Router={(props) => <StaticRouter location={path} {...props} />}
      {...(Screens && { Screens })}
    />
  </SiteOrigin>
);

const renderPage = async (page: StaticPage, origin: string | null): Promise<PrerenderedPage> => {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(shopAt(page.path, origin), {
    // Otherwise React appends long parts after the page, with scripts that insert them.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // Otherwise React leaves failed parts to the browser.
    onError: (error) => void failures.push(error),
  });
  const markup = await text(prelude);
  if (failures.length > 0) throw new Error(`${page.path} cannot be prerendered: ${failures[0]}`);
  return { ...page, markup };
};

/** Prerenders the pages that are the same for everyone. */
export const prerenderPages = async (origin: string | null): Promise<PrerenderedPage[]> => {
  const pages: PrerenderedPage[] = [];
  for (const page of staticPages) pages.push(await renderPage(page, origin));
  return pages;
};

/** Renders a path without waiting for lazy-loaded code. */
export const renderShell = (path: string, origin: string | null): string =>
  renderToString(shopAt(path, origin));

/** The frame of all other pages, shown until their code has loaded. */
export const prerenderFrame = (origin: string | null): string => renderShell(framePath, origin);

/** The frame of the dashboard, without the header and footer of the shop. */
export const prerenderDashboardFrame = (origin: string | null): string =>
  renderShell(paths.dashboard, origin);

/** A tool's page until its code has loaded. The API fills in the tool's name and picture. */
const ToolPageFrame = () => (
  <Container sx={toolPageSpacing}>
    <Breadcrumb current={toolPlaceholders.name} />
    <ToolPresentationSkeleton preview={toolPlaceholders} />
  </Container>
);

/** In pixels: a field of the toolbar, and the filters. */
const heights = { field: 56, filters: 480 };

const ToolbarSkeleton = () => (
  <Box sx={catalogueToolbar}>
    <Skeleton variant="rounded" height={heights.field} sx={{ gridColumn: searchColumns }} />
    <Skeleton variant="rounded" height={heights.field} sx={{ display: onlyNarrow }} />
    <Skeleton variant="rounded" height={heights.field} />
  </Box>
);

/** The catalogue's page until its code has loaded. The API repeats the card for each tool. */
const CataloguePageFrame = () => (
  <Container sx={cataloguePageSpacing}>
    <CatalogueHeading />
    <Box sx={catalogueColumns}>
      <Skeleton variant="rounded" height={heights.filters} sx={{ display: onlyWide }} />
      <div>
        <ToolbarSkeleton />
        <CardGrid>
          <CardPreview />
        </CardGrid>
      </div>
    </Box>
  </Container>
);

const PageFrames = () => (
  <Routes>
    <Route element={<StoreLayout />}>
      <Route path={paths.tools} element={<CataloguePageFrame />} />
      <Route path={paths.tool.path} element={<ToolPageFrame />} />
    </Route>
  </Routes>
);

/** The frame of a tool's page, with placeholders that the API fills with the tool. */
export const prerenderToolFrame = (origin: string | null): string =>
  renderToString(shopAt(paths.tool.href('slot'), origin, PageFrames));

/** The frame of the catalogue's page, with a card that the API repeats for each tool. */
export const prerenderCatalogueFrame = (origin: string | null): string =>
  renderToString(shopAt(paths.tools, origin, PageFrames));
