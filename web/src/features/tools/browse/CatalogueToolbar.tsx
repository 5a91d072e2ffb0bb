import Box from '@mui/material/Box';
import type { CatalogueSort } from 'functions/contract';
import type { PropsWithChildren } from 'react';
import { SearchField } from '../../../domain/search/SearchField.tsx';
import { SortSelect } from '../../../ui/inputs/SortSelect.tsx';
import { sortsFor } from '../filters/catalogueTexts.ts';
import type { FacetsProps } from '../filters/Facets.tsx';
import { catalogueToolbar, searchColumns } from './catalogueLayout.ts';
import { FilterButton } from './FilterButton.tsx';
import type { CatalogueState } from './useCatalogue.ts';
import type { useCatalogueParams } from './useCatalogueParams.ts';

interface CatalogueToolbarProps {
  state: CatalogueState;
  facets: FacetsProps;
  words: Pick<ReturnType<typeof useCatalogueParams>, 'text' | 'type' | 'search'>;
  onSort: (sort: CatalogueSort) => void;
}

/** The search, the filters on a small screen, and the order of the tools. */
export const CatalogueToolbar = ({
  state,
  facets,
  words,
  onSort,
  children,
}: PropsWithChildren<CatalogueToolbarProps>) => (
  <Box sx={catalogueToolbar}>
    <Box sx={{ gridColumn: searchColumns }}>
      <SearchField
        label="Search the catalogue"
        text={words.text}
        onType={words.type}
        onSearch={words.search}
      />
    </Box>
    <FilterButton {...facets} total={state.toolTotal} isOutdated={state.isOutdated} />
    <SortSelect sorts={sortsFor(facets.query)} value={facets.query.sort} onChange={onSort} />
    {children}
  </Box>
);
