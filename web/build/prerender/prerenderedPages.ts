import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { appPage, cataloguePage, dashboardPage, toolPage } from 'functions/contract';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { articles } from './articles.ts';
import { type Prerendered, writePage } from './prerenderedPage.ts';

type Prerender = typeof import('../../src/prerender.tsx');
type StaticPage = import('../../src/prerender.tsx').StaticPage;

const dashboardModule = 'src/app/routes/DashboardRoutes.tsx';
/** The API serves these pages with their data already in them. */
const toolPageModule = 'src/pages/shop/catalogue/ToolPage.tsx';
const cataloguePageModule = 'src/pages/shop/catalogue/CataloguePage.tsx';

/** Inside node_modules, so that the bundle resolves its packages. */
const temporaryFolder = (root: string) => {
  const cache = join(root, '../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(join(cache, 'prerender-'));
};

/** Builds the app for Node.js and passes its prerender functions to `use`. */
const withPrerender = async (
  { root, mode }: ResolvedConfig,
  use: (prerender: Prerender) => Promise<void>,
) => {
  const outDir = temporaryFolder(root);
  try {
    await build({
      root,
      mode,
      configFile: false,
      logLevel: 'warn',
      plugins: [react(), articles()],
      build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
    });
    await use(await import(pathToFileURL(join(outDir, 'prerender.js')).href));
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
};

/** The origin of VITE_SITE_URL, which is optional. */
const originOf = ({ env }: ResolvedConfig): string | null =>
  env.VITE_SITE_URL ? new URL(env.VITE_SITE_URL).origin : null;

interface DocumentContent extends Omit<Prerendered, 'chunks'> {
  /** The module that the router loads for the page. */
  module?: string;
}

const fileOf = ({ path, file }: StaticPage): string =>
  file?.slice(1) ?? (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** The chunks that a module needs, its own first. */
const chunksOf = (bundle: Rolldown.OutputBundle, module: string): string[] => {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
  if (!own) throw new Error(`${module} has no separate chunk.`);
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (seen.has(name) || chunk?.type !== 'chunk') return;
    seen.add(name);
    chunk.imports.forEach(visit);
  };
  visit(own.fileName);
  return [...seen];
};

/**
 * Writes the documents that Hosting serves: complete pages, which the browser hydrates, if they are
 * the same for everyone; and for all other paths the frame that their pages share.
 */
export const prerenderedPages = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'prerendered-pages',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html.');
        const html = String(page.source);
        const write = (fileName: string, { module, ...prerendered }: DocumentContent) => {
          const chunks = module ? chunksOf(bundle, module) : [];
          const source = writePage(html, { ...prerendered, chunks });
          this.emitFile({ type: 'asset', fileName, source });
        };
        const origin = originOf(config);
        await withPrerender(
          config,
          async ({
            prerenderPages,
            prerenderFrame,
            prerenderDashboardFrame,
            prerenderToolFrame,
            prerenderCatalogueFrame,
          }) => {
            delete bundle['index.html'];
            for (const content of await prerenderPages(origin)) write(fileOf(content), content);
            write(appPage.slice(1), { markup: prerenderFrame(origin) });
            write(dashboardPage.slice(1), {
              markup: prerenderDashboardFrame(origin),
              module: dashboardModule,
            });
            write(toolPage.slice(1), {
              markup: prerenderToolFrame(origin),
              module: toolPageModule,
            });
            write(cataloguePage.slice(1), {
              markup: prerenderCatalogueFrame(origin),
              module: cataloguePageModule,
            });
          },
        );
      },
    },
  };
};
