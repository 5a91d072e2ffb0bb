import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { patience } from '../emulators/suite/testing/patience.ts';
import { articles } from './build/articles.ts';

export default defineConfig({
  plugins: [react(), articles()],
  test: {
    name: 'web',
    environment: 'jsdom',
    // Forks make a document for each file anew, which takes three times the time of the tests.
    pool: 'vmThreads',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    env: loadEnv('emulator', import.meta.dirname),
    ...patience,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
