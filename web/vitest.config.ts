import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config';
import { timeouts } from '../emulators/suite/testing/timeouts.ts';
import { articles } from './build/prerender/articles.ts';

const root = import.meta.dirname;
const all = '{src,build}/**/*.test.{ts,tsx}';
/** The tests that need no document, as their first line says. */
export const withoutDocument = globSync(all, { cwd: root }).filter((file) =>
  readFileSync(join(root, file), 'utf8').startsWith('// @vitest-environment node'),
);

/** Vitest caches modules by their content, and an article also depends on its parser. */
const parsedAgain: Plugin = {
  name: 'articles-parsed-again',
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (id.endsWith('.md') ? false : undefined)),
};

/**
 * A project of tests of the web app. Its files share the packages and the document: loading both
 * for each file takes longer than the tests. The setup gives each file the modules of the app and
 * the document as they are at first.
 */
export const webTests = (options: TestProjectInlineConfiguration['test']) => ({
  plugins: [react(), articles(), parsedAgain],
  test: {
    isolate: false,
    setupFiles: ['src/testing/freshModules.ts', 'src/testing/setup.ts'],
    env: loadEnv('emulator', root),
    ...timeouts,
    restoreMocks: true,
    unstubGlobals: true,
    ...options,
  },
});

export default defineConfig(
  webTests({ name: 'web', environment: 'jsdom', include: [all], exclude: withoutDocument }),
);
