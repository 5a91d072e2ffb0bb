import Box from '@mui/material/Box';
import { type ReactNode, useRef } from 'react';
import { useScrollRestoration } from '../../../lib/router/useScrollRestoration.ts';
import { Facets } from '../filters/Facets.tsx';
import { FilterChips } from '../filters/FilterChips.tsx';
import { IgnoredFilters } from '../filters/IgnoredFilters.tsx';
import { CatalogueCount } from './CatalogueCount.tsx';
import { CatalogueList } from './CatalogueList.tsx';
import { CatalogueToolbar } from './CatalogueToolbar.tsx';
import { catalogueColumns, onlyWide } from './catalogueLayout.ts';
import { type CatalogueState, useCatalogue } from './useCatalogue.ts';
import { useCatalogueParams } from './useCatalogueParams.ts';
import type { CatalogueView } from './useCatalogueView.ts';

interface CatalogueBrowserProps {
  view: CatalogueView;
  /** The payer as whom staff see the tools. */
  previewed?: string;
  /** The heading, beside the number of tools. */
  heading: (count: ReactNode, state: CatalogueState) => ReactNode;
  /** Beside the order of the tools. */
  choice?: ReactNode;
  /** Below the tools. */
  below?: (state: CatalogueState) => ReactNode;
}

/** Search, filters and tools, as the address has them. */
export const CatalogueBrowser = ({
  view,
  previewed,
  heading,
  choice,
  below,
}: CatalogueBrowserProps) => {
  const { query, pages, text, type, search, change, showMore } = useCatalogueParams();
  const state = useCatalogue(query, pages, previewed);
  const count = useRef<HTMLParagraphElement>(null);
  useScrollRestoration(state.tools !== undefined && !state.isLoadingMore);
  const facets = { query, facets: state.facets, onChange: change };
  return (
    <>
      {heading(<CatalogueCount ref={count} state={state} />, state)}
      <Box sx={catalogueColumns}>
        <Box component="aside" aria-label="Filters" sx={{ display: onlyWide }}>
          <Facets {...facets} />
        </Box>
        <div>
          <CatalogueToolbar
            state={state}
            facets={facets}
            words={{ text, type, search }}
            onSort={(sort) => change({ sort })}
          >
            {choice}
          </CatalogueToolbar>
          <IgnoredFilters ignored={state.ignored} query={query} onChange={change} />
          <FilterChips
            query={query}
            attributes={state.facets?.attributes}
            onChange={change}
            onEmptied={() => count.current?.focus()}
          />
          <CatalogueList
            state={state}
            query={query}
            view={view}
            previewed={previewed}
            onChange={change}
            onShowMore={showMore}
          />
          {below?.(state)}
        </div>
      </Box>
    </>
  );
};
