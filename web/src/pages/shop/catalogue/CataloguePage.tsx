import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useRef } from 'react';
import { OwnPricesLine } from '../../../features/tables/ownPrices/OwnPricesLine.tsx';
import { CatalogueCount } from '../../../features/tools/browse/CatalogueCount.tsx';
import { CatalogueHeading } from '../../../features/tools/browse/CatalogueHeading.tsx';
import { CatalogueList } from '../../../features/tools/browse/CatalogueList.tsx';
import { CatalogueToolbar } from '../../../features/tools/browse/CatalogueToolbar.tsx';
import { catalogueColumns, onlyWide } from '../../../features/tools/browse/catalogueLayout.ts';
import { useCatalogue } from '../../../features/tools/browse/useCatalogue.ts';
import { useCatalogueParams } from '../../../features/tools/browse/useCatalogueParams.ts';
import { useCatalogueView } from '../../../features/tools/browse/useCatalogueView.ts';
import { ViewChoice } from '../../../features/tools/browse/ViewChoice.tsx';
import { Facets } from '../../../features/tools/filters/Facets.tsx';
import { FilterChips } from '../../../features/tools/filters/FilterChips.tsx';
import { useNavigationKey } from '../../../lib/router/useNavigationKey.ts';
import { useScrollRestoration } from '../../../lib/router/useScrollRestoration.ts';

const Catalogue = () => {
  const { query, pages, text, type, search, change, showMore } = useCatalogueParams();
  const state = useCatalogue(query, pages);
  const [view, setView] = useCatalogueView();
  const count = useRef<HTMLParagraphElement>(null);
  useScrollRestoration(state.tools !== undefined && !state.isLoadingMore);
  const facets = { query, facets: state.facets, onChange: change };
  return (
    <>
      <CatalogueHeading>
        <CatalogueCount ref={count} state={state} />
      </CatalogueHeading>
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
            <ViewChoice view={view} onChange={setView} />
          </CatalogueToolbar>
          <FilterChips query={query} onChange={change} onEmptied={() => count.current?.focus()} />
          <CatalogueList
            state={state}
            query={query}
            view={view}
            onChange={change}
            onShowMore={showMore}
          />
          {state.tools?.some(({ agreement }) => agreement) && <OwnPricesLine />}
        </div>
      </Box>
    </>
  );
};

export const cataloguePageSpacing = { py: { xs: 3, md: 5 } };

/**
 * Every tool on sale. The address holds the search, so that a link or a reload shows the same
 * tools.
 */
export const CataloguePage = () => (
  <Container sx={cataloguePageSpacing}>
    <Catalogue key={useNavigationKey()} />
  </Container>
);
