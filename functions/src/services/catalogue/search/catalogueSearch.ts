import type { CatalogueFacets, CatalogueQuery } from '../../../contract/index.ts';
import type { FoundFamily } from '../../../search/familyGroups.ts';
import type { CatalogueView } from '../../../search/findTools.ts';
import type { PageRequest } from '../../../store/reads/queries.ts';

/** A page of the tools that match a query. */
interface ToolPage {
  /** The ids of the tools, in order. */
  ids: string[];
  /** The families for which tools of the page stand, by the ids of these. */
  families: ReadonlyMap<string, FoundFamily>;
  /** The number of items on all pages: of a family with several sizes that match, there is one. */
  total: number;
  /** The number of tools that match. */
  toolTotal: number;
  facets: CatalogueFacets;
  /** The keys of attributes whose filters do not count. */
  ignored: string[];
  /** The cursor of the next page, if there is one. */
  next?: string;
}

/** A request for a page of items; flat for one with each size of a family. */
export interface SearchPageRequest extends PageRequest {
  isFlat?: true;
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
    page: SearchPageRequest,
    freshness: Freshness,
    view?: CatalogueView,
  ): Promise<ToolPage>;
  /** The ids of the tools with exactly these names, by name. */
  findNamed(names: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
