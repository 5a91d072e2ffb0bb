import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sharedChunks } from './build/bundle/chunks/sharedChunks.ts';
import { colorSchemeParts } from './build/bundle/colorSchemeParts.ts';
import { contractModules } from './build/bundle/contractModules.ts';
import { firestoreParts } from './build/bundle/firestoreParts.ts';
import { homeContents } from './build/bundle/homeContents.ts';
import { inlinedLimits } from './build/bundle/inlinedLimits.ts';
import { productionRouter } from './build/bundle/productionRouter.ts';
import { reactfireParts } from './build/bundle/reactfireParts.ts';
import { routeAddresses } from './build/bundle/routeAddresses.ts';
import { singleIcons } from './build/bundle/singleIcons.ts';
import { sizeBudget } from './build/bundle/sizeBudget.ts';
import { styledProps } from './build/bundle/styledProps.ts';
import { stylePrefixes } from './build/bundle/stylePrefixes.ts';
import { stylesInRender } from './build/bundle/stylesInRender.ts';
import { buildTarget } from './build/oldestBrowsers.ts';
import { articles } from './build/prerender/articles.ts';
import { documentHead } from './build/prerender/documentHead.ts';
import { inlineScripts } from './build/prerender/inlineScripts.ts';
import { offlineCode } from './build/prerender/offlineCode.ts';
import { prerenderedPages } from './build/prerender/prerenderedPages.ts';
import { checkedConfig } from './build/settings/checkedConfig.ts';

/** Packages without side effects, whose unused modules can be dropped. */
const pure =
  /node_modules\/(?:@?firebase|reactfire|hoist-non-react-statics)\/|_isolated-hnrs|functions\/src\/contract\//;

export default defineConfig({
  plugins: [
    react(),
    checkedConfig(),
    articles(),
    routeAddresses(),
    contractModules(),
    inlinedLimits(),
    singleIcons(),
    reactfireParts(),
    firestoreParts(),
    colorSchemeParts(),
    productionRouter(),
    stylePrefixes(),
    styledProps(),
    stylesInRender(),
    documentHead(),
    homeContents(),
    offlineCode(),
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
      // Writes a constant of another module where it is used: exports cost more than most values.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      treeshake: { moduleSideEffects: (id) => !pure.test(id) },
      output: { codeSplitting: { groups: sharedChunks } },
    },
  },
});
