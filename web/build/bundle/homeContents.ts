import type { Plugin } from 'vite';

/** The code that must not load with the home page, by the paths of its modules. */
const unwanted = {
  Firebase: /node_modules\/(?:@?firebase|reactfire)\//,
  'a form library': /node_modules\/(?:formik|yup)\//,
  toasts: /node_modules\/notistack\//,
  tables: /node_modules\/@mui\/material\/Table/,
  charts: /\/src\/features\/overview\//,
  'admin code':
    /\/src\/(?:features\/(?:audit|reviews\/manage|tables|tools\/manage)\/|app\/guards\/RequireAdmin|pages\/admin\/)/,
};

interface Chunk {
  imports: string[];
  /** The length of each module after tree-shaking. */
  modules: Record<string, { renderedLength: number }>;
}

const closureOf = (
  chunks: Record<string, Chunk>,
  name: string,
  seen = new Map<string, Chunk>(),
): Chunk[] => {
  const chunk = chunks[name];
  if (chunk && !seen.has(name)) {
    seen.set(name, chunk);
    for (const imported of chunk.imports) closureOf(chunks, imported, seen);
  }
  return [...seen.values()];
};

/** The kinds of unwanted code in a page's first load, each with one of its modules. */
export const unwantedIn = (chunks: Record<string, Chunk>, entry: string): string[] => {
  const modules = closureOf(chunks, entry).flatMap((chunk) =>
    Object.entries(chunk.modules)
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([id]) => id),
  );
  return Object.entries(unwanted).flatMap(([name, path]) => {
    const module = modules.find((id) => path.test(id));
    return module ? [`${name} (${module})`] : [];
  });
};

/** Fails the build if the home page loads code of other pages. */
export const homeContents = (): Plugin => ({
  name: 'home-contents',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const entry = chunks.find(({ isEntry }) => isEntry);
    if (!entry) throw new Error('The build has no entry.');
    const byName = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]));
    const found = unwantedIn(byName, entry.fileName);
    if (found.length > 0) this.error(`On the home page: ${found.join(', ')}`);
  },
});
