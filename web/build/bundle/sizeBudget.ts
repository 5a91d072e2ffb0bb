import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest, Plugin, Rolldown } from 'vite';
import { figureLine, isOver } from './budgets/figures.ts';
import { type Document, viewFigures } from './budgets/firstViews.ts';
import { pagesOf, scriptSizes } from './budgets/scriptSizes.ts';
import { type SmallChunk, smallChunks } from './budgets/smallChunks.ts';

const kilobyte = 1000;

const documentsOf = (bundle: Rolldown.OutputBundle): Document[] =>
  Object.values(bundle).flatMap((output) =>
    output.type === 'asset' && output.fileName.endsWith('.html')
      ? [{ fileName: output.fileName, html: String(output.source) }]
      : [],
  );

const smallChunksLine = (chunks: readonly SmallChunk[]): string => {
  const names = chunks.map(({ file, size }) => `${basename(file)} ${size.toFixed(1)}`);
  return `Small chunks that only one page loads, KB gz: ${names.join(', ') || 'none'}`;
};

/**
 * Prints the sizes of the pages' scripts and how many a document loads, and fails the build if one
 * is over its budget.
 */
export const sizeBudget = (): Plugin => ({
  name: 'size-budget',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    const manifest: Manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'));
    const sizeOf = (source: string) => {
      const file = manifest[source]?.file;
      return file ? gzipSync(readFileSync(join(dir, file)), { level: 9 }).length / kilobyte : 0;
    };
    const figures = [
      ...scriptSizes(manifest, sizeOf),
      ...viewFigures(documentsOf(bundle), manifest),
    ];
    console.info(['JavaScript by budget:', ...figures.map(figureLine)].join('\n'));
    console.info(smallChunksLine(smallChunks(manifest, pagesOf(manifest), sizeOf)));
    const over = figures.filter(isOver);
    if (over.length > 0) {
      this.error(`Over the size budget: ${over.map(({ label }) => label).join(', ')}`);
    }
  },
});
