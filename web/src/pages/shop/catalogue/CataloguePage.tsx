import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { PriceListButton } from '../../../features/tables/ownPrices/PriceListButton.tsx';
import { CatalogueBrowser } from '../../../features/tools/browse/CatalogueBrowser.tsx';
import { CatalogueHeading } from '../../../features/tools/browse/CatalogueHeading.tsx';
import { useCatalogueView } from '../../../features/tools/browse/useCatalogueView.ts';
import { ViewChoice } from '../../../features/tools/browse/ViewChoice.tsx';
import { useNavigationKey } from '../../../lib/router/useNavigationKey.ts';

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1.5,
  mt: 4,
  pt: 2.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** Offers the payer's agreed prices as a table, below tools with such prices. */
const OwnPricesLine = () => (
  <Box sx={line}>
    <Box sx={{ color: 'text.secondary', flex: '1 1 280px' }}>
      All prices that we have agreed with you, as a table with SKUs, price breaks and list prices.
    </Box>
    <PriceListButton />
  </Box>
);

const Catalogue = () => {
  const [view, setView] = useCatalogueView();
  return (
    <CatalogueBrowser
      view={view}
      heading={(count, { assortment }) => (
        <CatalogueHeading assortment={assortment}>{count}</CatalogueHeading>
      )}
      choice={<ViewChoice view={view} onChange={setView} />}
      below={({ tools }) => tools?.some(({ agreement }) => agreement) && <OwnPricesLine />}
    />
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
