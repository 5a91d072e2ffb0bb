import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { PreviewNotice } from '../../../features/customers/PreviewNotice.tsx';
import { CatalogueCount } from '../../../features/tools/browse/CatalogueCount.tsx';
import { CatalogueList } from '../../../features/tools/browse/CatalogueList.tsx';
import { CatalogueToolbar } from '../../../features/tools/browse/CatalogueToolbar.tsx';
import { catalogueColumns, onlyWide } from '../../../features/tools/browse/catalogueLayout.ts';
import { useCatalogue } from '../../../features/tools/browse/useCatalogue.ts';
import { useCatalogueParams } from '../../../features/tools/browse/useCatalogueParams.ts';
import { Facets } from '../../../features/tools/filters/Facets.tsx';
import { FilterChips } from '../../../features/tools/filters/FilterChips.tsx';
import { useNavigationKey } from '../../../lib/router/useNavigationKey.ts';
import { useScrollRestoration } from '../../../lib/router/useScrollRestoration.ts';

const heading = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mb: 2 };

const Catalogue = ({ payerId }: { payerId: string }) => {
  const { query, pages, text, type, search, change, showMore } = useCatalogueParams();
  const state = useCatalogue(query, pages, payerId);
  const count = useRef<HTMLParagraphElement>(null);
  useScrollRestoration(state.tools !== undefined && !state.isLoadingMore);
  const facets = { query, facets: state.facets, onChange: change };
  return (
    <>
      <Box sx={heading}>
        <PageTitle>Preview as customer</PageTitle>
        <CatalogueCount ref={count} state={state} />
      </Box>
      <PreviewNotice payerId={payerId} />
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
          />
          <FilterChips query={query} onChange={change} onEmptied={() => count.current?.focus()} />
          <CatalogueList
            state={state}
            query={query}
            view="list"
            previewed={payerId}
            onChange={change}
            onShowMore={showMore}
          />
        </div>
      </Box>
    </>
  );
};

/** The catalogue as a customer sees it, for staff: their tools and prices, to read only. */
export const CustomerCataloguePage = () => {
  const { payerId = '' } = useParams();
  return <Catalogue key={`${payerId} ${useNavigationKey()}`} payerId={payerId} />;
};
