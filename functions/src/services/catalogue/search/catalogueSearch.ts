import type { CatalogueFacets, CatalogueQuery } from '../../../contract/index.ts';
import type { CatalogueView } from '../../../search/findTools.ts';
import type { PageRequest } from '../../../store/reads/queries.ts';

/** A page of the tools that match a query. */
interface ToolPage {
  /** The ids of the tools, in order. */
  ids: string[];
  /** The number of tools that match, on all pages. */
  total: number;
  facets: CatalogueFacets;
  /** The keys of attributes whose filters do not count. */
  ignored: string[];
  /** The cursor of the next page, if there is one. */
  next?: string;
}

/**
 * How old the answer may be: `current` includes all changes that the search has received before the
 * call.
 */
export type Freshness = 'current' | 'recent';

/**
 * A search engine for the catalogue. A hosted one would implement this interface (`/DEPLOY.md`).
 */
export interface CatalogueSearch {
  /**
   * Finds a page of the tools that match a query: with a view, at the prices of a payer and of the
   * tools that the payer sees. Throws `validation` for an invalid cursor.
   */
  find(
    query: CatalogueQuery,
    page: PageRequest,
    freshness: Freshness,
    view?: CatalogueView,
  ): Promise<ToolPage>;
  /** The ids of the tools with exactly these names, by name. */
  findNamed(names: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
