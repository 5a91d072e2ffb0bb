import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { articles } from './articles.ts';
import { chunksOf } from './chunksOf.ts';
import { writePage } from './prerenderedPage.ts';

type Prerender = typeof import('../../src/prerender.tsx');

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

/**
 * Writes the documents that Hosting serves: complete pages, which the browser hydrates, if they are
 * the same for everyone; pages in their loading state, which the app replaces, if they depend on
 * the visitor; and for all other paths the frame that their pages share.
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
        const project = String(config.env.VITE_FIREBASE_PROJECT_ID);
        const origin = originOf(config);
        await withPrerender(config, async (prerender) => {
          delete bundle['index.html'];
          const documents = [
            ...(await prerender.prerenderPages(origin)),
            ...(await prerender.prerenderSessionPages()),
            ...prerender.prerenderFrames(origin),
          ];
          for (const { file, modules, ...prerendered } of documents) {
            const chunks = chunksOf(bundle, modules);
            const source = writePage(html, { ...prerendered, chunks, project });
            this.emitFile({ type: 'asset', fileName: file, source });
          }
        });
      },
    },
  };
};
