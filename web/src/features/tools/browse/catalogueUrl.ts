import { apiRoutes, apiUrl, type CatalogueQuery, cataloguePageSize } from 'functions/contract';
import { filterQuery, queryOf, readCatalogueParams } from '../filters/catalogueParams.ts';

/**
 * The address of the first page of the catalogue for a query, for staff as a payer with this id
 * sees it.
 */
export const catalogueUrl = ({ sort, ...filters }: CatalogueQuery, payer?: string): string =>
  apiUrl(apiRoutes.searchCatalogue, {
    query: { ...filterQuery(filters), sort, limit: cataloguePageSize, payer },
  });

/** The address of the whole catalogue, as a visitor first sees it. */
export const wholeCatalogueUrl = (): string =>
  catalogueUrl(queryOf(readCatalogueParams(new URLSearchParams())));
