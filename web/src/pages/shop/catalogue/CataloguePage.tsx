import Container from '@mui/material/Container';
import { OwnPricesLine } from '../../../features/tables/ownPrices/OwnPricesLine.tsx';
import { CatalogueBrowser } from '../../../features/tools/browse/CatalogueBrowser.tsx';
import { CatalogueHeading } from '../../../features/tools/browse/CatalogueHeading.tsx';
import { useCatalogueView } from '../../../features/tools/browse/useCatalogueView.ts';
import { ViewChoice } from '../../../features/tools/browse/ViewChoice.tsx';
import { useNavigationKey } from '../../../lib/router/useNavigationKey.ts';

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
