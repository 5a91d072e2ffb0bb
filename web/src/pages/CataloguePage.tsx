import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { PageTitle } from '../components/PageTitle.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { SortSelect } from '../components/SortSelect.tsx';
import { useNavigationKey } from '../components/useNavigationKey.ts';
import { useScrollRestoration } from '../components/useScrollRestoration.ts';
import { ToolResults } from '../features/tools/catalogue/ToolResults.tsx';
import { useCatalogueAddress } from '../features/tools/catalogue/useCatalogueAddress.ts';
import { useToolSearch } from '../features/tools/catalogue/useToolSearch.ts';
import { catalogueSorts } from '../features/tools/toolSorts.ts';

const description =
  'Planes, chisels, saws, clamps and more carpentry tools in bulk, straight from the manufacturer: prices a piece, minimum orders and stock at a glance.';

const columns = { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 240px' };

const Catalogue = () => {
  const { q, sort, pages, text, type, search, sortBy, showMore } = useCatalogueAddress();
  const results = useToolSearch({ q, sort }, pages);
  useScrollRestoration(results.tools !== undefined && !results.isLoadingMore);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns, mb: 2.5 }}>
        <SearchField label="Search the catalogue" text={text} onType={type} onSearch={search} />
        <SortSelect sorts={catalogueSorts} value={sort} onChange={sortBy} />
      </Box>
      <ToolResults results={results} words={q} onClear={() => search('')} onShowMore={showMore} />
    </>
  );
};

/** Every tool on sale. The address holds the search, so that a link or a reload shows the same tools. */
export const CataloguePage = () => {
  const navigationKey = useNavigationKey();
  return (
    <Container sx={{ py: { xs: 4, md: 6 } }}>
      <PageTitle documentTitle="Carpentry tools in bulk: the catalogue" description={description}>
        Tools
      </PageTitle>
      <Typography sx={{ mt: 1.5, mb: 3.5, fontSize: '1.125rem', color: 'text.secondary' }}>
        Everything we make, at one price a piece from the minimum order up.
      </Typography>
      <Catalogue key={navigationKey} />
    </Container>
  );
};
