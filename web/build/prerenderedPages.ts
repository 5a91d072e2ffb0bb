import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { appPage } from 'functions/contract';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { articles } from './articles.ts';
import { writePage } from './prerenderedPage.ts';

type Prerender = typeof import('../src/prerender.tsx').prerender;

/** Below node_modules, where the bundle finds its packages. */
const temporaryFolder = (root: string) => {
  const cache = join(root, '../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(join(cache, 'prerender-'));
};

const load = async (root: string): Promise<Prerender> => {
  const outDir = temporaryFolder(root);
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [react(), articles()],
      build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
    });
    return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)).prerender;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
};

/** The setting VITE_SITE_URL, which a build may go without. */
const originOf = ({ env }: ResolvedConfig): string | null =>
  env.VITE_SITE_URL ? new URL(env.VITE_SITE_URL).origin : null;

/**
 * Prerenders the two documents that Hosting serves: the home page's whole, which the browser takes
 * over, and for every other address the frame that all pages share.
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
        const { home, frame } = (await load(config.root))(originOf(config));
        page.source = writePage(html, home);
        this.emitFile({
          type: 'asset',
          fileName: appPage.slice(1),
          source: writePage(html, frame),
        });
      },
    },
  };
};
