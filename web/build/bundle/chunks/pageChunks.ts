import { importersOf, isOfForms, type ModuleGraph, needsForms } from './moduleGraph.ts';

/** The kinds of pages, by the paths of their modules. */
const kinds = {
  shop: /\/src\/pages\/shop\/(?:catalogue|home)\//,
  information: /\/src\/pages\/shop\/information\//,
  cart: /\/src\/pages\/shop\/buying\/(?:Cart|QuickOrder)/,
  checkout: /\/src\/pages\/shop\/buying\/(?!Cart|QuickOrder)/,
  session: /\/src\/pages\/account\/session\//,
  account: /\/src\/(?:pages\/account\/(?!session\/)|app\/routes\/Dashboard)/,
  admin: /\/src\/pages\/admin\//,
  /** What surrounds the cart, the checkout and the pages of sign-in. */
  frame: /\/src\/app\/(?:routes\/Session|guards\/)/,
};
type Kind = keyof typeof kinds;

const isKind = (name: string): name is Kind => name in kinds;
const allKinds = Object.keys(kinds).filter(isKind);

/** What every page loads once it is idle. It has its own chunks. */
const idle =
  /\/src\/(?:layouts\/store\/SessionNavigation|features\/session\/state\/watchSession|lib\/firebase\/)/;

/** Not all pages that load these chunks have a form: modules that need Formik have their own. */
const formChunks: Partial<Record<string, string>> = {
  orders: 'order-forms',
  lines: 'order-forms',
  dashboard: 'dashboard-forms',
  'admin-pages': 'dashboard-forms',
};

const isLoadedAlone = (id: string, graph: ModuleGraph): boolean => {
  const info = graph.getModuleInfo(id);
  return info !== null && (info.isEntry || (info.dynamicImporters ?? []).length > 0);
};

/** The chunk of a module that pages of these kinds share. */
const chunkOf = (pages: Set<Kind>): string | null => {
  if (pages.has('shop') || pages.has('frame')) return 'shop-pages';
  pages.delete('information');
  const [only, another] = pages;
  if (!only) return null;
  // All pages of the dashboard load it: its routes count as pages of the account.
  if (!another) return only === 'account' ? 'dashboard' : `${only}-pages`;
  if (pages.has('session')) return pages.has('cart') ? 'shop-pages' : 'forms';
  if (pages.has('cart')) return 'lines';
  return pages.has('checkout') ? 'orders' : 'dashboard';
};

/**
 * The chunk of a module that several pages share; null lets the bundler choose. Alone, it makes
 * a chunk for each set of pages that share a module: 250 chunks, of which a page loaded up to 100.
 */
export const pageChunk = (id: string, graph: ModuleGraph): string | null => {
  const starts = [...importersOf(id, graph)].filter((importer) => isLoadedAlone(importer, graph));
  // Only the index module of a package imports it: most pages use such modules.
  if (starts.length === 0) return 'shop-pages';
  if (starts.length < 2 || starts.some((start) => idle.test(start))) return null;
  const chunk = chunkOf(
    new Set(allKinds.filter((kind) => starts.some((start) => kinds[kind].test(start)))),
  );
  if (chunk === 'forms') return isOfForms(id, graph) ? 'forms' : 'fields';
  return chunk && needsForms(id, graph) ? (formChunks[chunk] ?? chunk) : chunk;
};
