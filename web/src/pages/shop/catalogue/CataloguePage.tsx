import { mdiTune } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type PropsWithChildren, Suspense, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { SearchField } from '../../../domain/search/SearchField.tsx';
import { CatalogueCount } from '../../../features/tools/browse/CatalogueCount.tsx';
import { CatalogueList } from '../../../features/tools/browse/CatalogueList.tsx';
import { useCatalogue } from '../../../features/tools/browse/useCatalogue.ts';
import { useCatalogueParams } from '../../../features/tools/browse/useCatalogueParams.ts';
import { useCatalogueView } from '../../../features/tools/browse/useCatalogueView.ts';
import { ViewChoice } from '../../../features/tools/browse/ViewChoice.tsx';
import { activeFiltersOf } from '../../../features/tools/filters/activeFilters.ts';
import { sortsFor } from '../../../features/tools/filters/catalogueTexts.ts';
import { Facets } from '../../../features/tools/filters/Facets.tsx';
import { FilterChips } from '../../../features/tools/filters/FilterChips.tsx';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { paths } from '../../../lib/router/paths.ts';
import { useNavigationKey } from '../../../lib/router/useNavigationKey.ts';
import { useScrollRestoration } from '../../../lib/router/useScrollRestoration.ts';
import { SortSelect } from '../../../ui/inputs/SortSelect.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';

const FilterDrawer = lazyComponent(
  () => import('../../../features/tools/filters/FilterDrawer.tsx'),
  'FilterDrawer',
);

const description =
  'Planes, chisels, saws, clamps and more carpentry tools in bulk, straight from the manufacturer: prices, price breaks, packs and stock at a glance.';

export const onlyWide = { xs: 'none', md: 'block' };
export const onlyNarrow = { md: 'none' };

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  // That of the count, so that nothing moves when it is there.
  minHeight: '2.3rem',
} as const;

/** The search takes a whole line on small screens. */
export const searchColumns = { xs: '1 / -1', md: 'auto' };

export const catalogueToolbar = {
  display: 'grid',
  gap: 1.5,
  mb: 2,
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 220px auto' },
} as const;

export const catalogueColumns = {
  display: 'grid',
  columnGap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '224px minmax(0, 1fr)' },
} as const;

/** The heading of the catalogue, with what stands beside it. */
export const CatalogueHeading = ({ children }: PropsWithChildren) => (
  <>
    <Box sx={head}>
      <PageTitle documentTitle="Carpentry tools in bulk: the catalogue" description={description}>
        Tools
      </PageTitle>
      {children}
    </Box>
    <Typography sx={{ mt: 1, mb: 3, fontSize: '1.125rem', color: 'text.secondary' }}>
      Everything we make, by the piece or by the pack. Larger orders cost less a piece.{' '}
      <Link component={RouterLink} to={paths.quickOrder}>
        Order by SKU
      </Link>
    </Typography>
  </>
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
