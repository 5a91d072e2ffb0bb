import {
  apiBase,
  apiRoutes,
  type CatalogueQuery,
  type CatalogueResults,
  cataloguePageSize,
} from 'functions/contract';
import { type Linked, readLinked } from '../../../lib/api/api.ts';
import { filterParams, queryOf, readCatalogueParams } from '../filters/catalogueParams.ts';

/** The address of the first page of the catalogue for a query. */
export const catalogueUrl = ({ sort, ...filters }: CatalogueQuery): string => {
  const params = filterParams(filters);
  params.set('sort', sort);
  params.set('limit', String(cataloguePageSize));
  return `${apiBase}${apiRoutes.searchCatalogue.href()}?${params}`;
};

/** The address of the whole catalogue, as a visitor first sees it. */
export const wholeCatalogueUrl = (): string =>
  catalogueUrl(queryOf(readCatalogueParams(new URLSearchParams())));

/** Reads a page of the catalogue, which the CDN may have cached. */
export const readCatalogue = (
  url: string,
  signal: AbortSignal,
): Promise<Linked<CatalogueResults>> =>
  readLinked<CatalogueResults>(url, { signal, anonymous: true });
