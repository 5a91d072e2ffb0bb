import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { timeouts } from '../emulators/suite/testing/timeouts.ts';
import { articles } from './build/prerender/articles.ts';

export default defineConfig({
  plugins: [react(), articles()],
  test: {
    name: 'web',
    environment: 'jsdom',
    // Forks create a new document for each file, which takes three times as long as the tests.
    pool: 'vmThreads',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    env: loadEnv('emulator', import.meta.dirname),
    ...timeouts,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
