import { mdiTune } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Suspense, useRef, useState } from 'react';
import { SearchField } from '../../../domain/search/SearchField.tsx';
import { CatalogueCount } from '../../../features/tools/browse/CatalogueCount.tsx';
import { CatalogueHeading } from '../../../features/tools/browse/CatalogueHeading.tsx';
import { CatalogueList } from '../../../features/tools/browse/CatalogueList.tsx';
import {
  catalogueColumns,
  catalogueToolbar,
  onlyNarrow,
  onlyWide,
  searchColumns,
} from '../../../features/tools/browse/catalogueLayout.ts';
import { useCatalogue } from '../../../features/tools/browse/useCatalogue.ts';
import { useCatalogueParams } from '../../../features/tools/browse/useCatalogueParams.ts';
import { useCatalogueView } from '../../../features/tools/browse/useCatalogueView.ts';
import { ViewChoice } from '../../../features/tools/browse/ViewChoice.tsx';
import { activeFiltersOf } from '../../../features/tools/filters/activeFilters.ts';
import { sortsFor } from '../../../features/tools/filters/catalogueTexts.ts';
import { Facets } from '../../../features/tools/filters/Facets.tsx';
import { FilterChips } from '../../../features/tools/filters/FilterChips.tsx';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { useNavigationKey } from '../../../lib/router/useNavigationKey.ts';
import { useScrollRestoration } from '../../../lib/router/useScrollRestoration.ts';
import { SortSelect } from '../../../ui/inputs/SortSelect.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';

const FilterDrawer = lazyComponent(
  () => import('../../../features/tools/filters/FilterDrawer.tsx'),
  'FilterDrawer',
);

const Catalogue = () => {
  const { query, pages, text, type, search, change, showMore } = useCatalogueParams();
  const state = useCatalogue(query, pages);
  const [view, setView] = useCatalogueView();
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const count = useRef<HTMLParagraphElement>(null);
  useScrollRestoration(state.tools !== undefined && !state.isLoadingMore);
  const facets = { query, facets: state.facets, onChange: change };
  const filters = activeFiltersOf(query).length;
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
          <Box sx={catalogueToolbar}>
            <Box sx={{ gridColumn: searchColumns }}>
              <SearchField
                label="Search the catalogue"
                text={text}
                onType={type}
                onSearch={search}
              />
            </Box>
            <Button
              variant="outlined"
              startIcon={<Icon path={mdiTune} />}
              onClick={() => setFiltersOpen(true)}
              sx={{ display: onlyNarrow, px: 1.75 }}
            >
              {filters > 0 ? `Filters (${filters})` : 'Filters'}
            </Button>
            <SortSelect
              sorts={sortsFor(query)}
              value={query.sort}
              onChange={(sort) => change({ sort })}
            />
            <ViewChoice view={view} onChange={setView} />
          </Box>
          <FilterChips query={query} onChange={change} onEmptied={() => count.current?.focus()} />
          <CatalogueList
            state={state}
            query={query}
            view={view}
            onChange={change}
            onShowMore={showMore}
          />
        </div>
      </Box>
      {areFiltersOpen && (
        <Suspense>
          <FilterDrawer
            {...facets}
            total={state.total}
            isOutdated={state.isOutdated}
            onClose={() => setFiltersOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};

export const cataloguePageSpacing = { py: { xs: 3, md: 5 } };

/** Every tool on sale. The address holds the search, so that a link or a reload shows the same tools. */
export const CataloguePage = () => (
  <Container sx={cataloguePageSpacing}>
    <Catalogue key={useNavigationKey()} />
  </Container>
);
