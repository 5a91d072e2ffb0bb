import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { articles } from './build/articles.ts';
import { checkedConfig } from './build/checkedConfig.ts';
import { documentHead } from './build/documentHead.ts';
import { homeContents } from './build/homeContents.ts';
import { inlineScripts } from './build/inlineScripts.ts';
import { buildTarget } from './build/oldestBrowsers.ts';
import { prerenderedPages } from './build/prerenderedPages.ts';
import { productionRouter } from './build/productionRouter.ts';
import { reactfireParts } from './build/reactfireParts.ts';
import { sharedChunks } from './build/sharedChunks.ts';
import { singleIcons } from './build/singleIcons.ts';
import { sizeBudget } from './build/sizeBudget.ts';
import { stylesInRender } from './build/stylesInRender.ts';

/** Packages without side effects, whose unused modules can be dropped. */
const pure =
  /node_modules\/(?:@?firebase|reactfire|hoist-non-react-statics)\/|_isolated-hnrs|functions\/src\/contract\//;

export default defineConfig({
  plugins: [
    react(),
    checkedConfig(),
    articles(),
    singleIcons(),
    reactfireParts(),
    productionRouter(),
    stylesInRender(),
    documentHead(),
    homeContents(),
    prerenderedPages(),
    inlineScripts(),
    sizeBudget(),
  ],
  server: {
    proxy: process.env.API_PROXY_TARGET
      ? { '/api': { target: process.env.API_PROXY_TARGET, changeOrigin: true } }
      : {},
  },
  build: {
    target: buildTarget,
    cssTarget: buildTarget,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !pure.test(id) },
      output: { codeSplitting: { groups: sharedChunks } },
    },
  },
});
