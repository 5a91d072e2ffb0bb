import type { Manifest } from 'vite';

/** In KB gzipped. A request costs more than what a smaller file saves the pages without it. */
const least = 10;

/** A chunk that would be better as a part of another one. */
export interface SmallChunk {
  file: string;
  size: number;
}

/** Everything that a page loads, now or later, before another page opens. */
const chunksOfPage = (manifest: Manifest, page: string, pages: ReadonlySet<string>) => {
  const seen = new Set<string>();
  const visit = (source: string) => {
    if (seen.has(source) || (source !== page && pages.has(source))) return;
    seen.add(source);
    const { imports = [], dynamicImports = [] } = manifest[source] ?? {};
    for (const next of [...imports, ...dynamicImports]) visit(next);
  };
  visit(page);
  return seen;
};

/** The small chunks that only one page loads. */
export const smallChunks = (
  manifest: Manifest,
  pages: ReadonlySet<string>,
  sizeOf: (source: string) => number,
): SmallChunk[] => {
  const chunks = [...pages].map((page) => chunksOfPage(manifest, page, pages));
  const isShared = (source: string) => chunks.filter((ofPage) => ofPage.has(source)).length > 1;
  return Object.entries(manifest)
    .filter(([source, { file }]) => file.endsWith('.js') && !isShared(source))
    .map(([source, { file }]) => ({ file, size: sizeOf(source) }))
    .filter(({ size }) => size < least)
    .toSorted((a, b) => a.size - b.size);
};
