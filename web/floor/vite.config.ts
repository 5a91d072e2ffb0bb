import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const tools = Array.from({ length: 24 }, (_, index) => ({
  id: index,
  name: `Bench plane no. ${index + 1}`,
  summary: 'Takes a fine shaving and keeps its edge. '.repeat(2).trim(),
  price: 20 + index,
}));

const inlineTools = (): Plugin => ({
  name: 'inline-tools',
  transformIndexHtml: (html) =>
    html.replace('id="tools">', () => `id="tools">${JSON.stringify(tools)}`),
});

/** Builds the page that `npm run bench:web` compares the shop with, from the same packages. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), inlineTools()],
  build: { emptyOutDir: true, modulePreload: { polyfill: false } },
});
