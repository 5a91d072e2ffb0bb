import { mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Icon } from '../components/Icon.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { SortSelect } from '../components/SortSelect.tsx';
import { ExportButton } from '../features/tables/ExportButton.tsx';
import { ImportButton } from '../features/tables/ImportButton.tsx';
import { ProductList } from '../features/tools/manage/ProductList.tsx';
import { productSorts } from '../features/tools/manage/productSorts.ts';
import { useProductCount, useProducts } from '../features/tools/manage/useProducts.ts';
import { paths } from '../paths.ts';
import { ProductStockDialog } from './ProductStockDialog.tsx';
import { useProductDeletion } from './useProductDeletion.ts';
import { useProductSort } from './useProductSort.ts';
import { useSearchWords } from './useSearchWords.ts';
import { useStockAdjusting } from './useStockAdjusting.ts';

const title = 'All tools';
const columns = { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 220px' };

const Heading = () => {
  const { data: count } = useProductCount();
  return (
    <PageTitle documentTitle={title}>{count === undefined ? title : `${title} ${count}`}</PageTitle>
  );
};

const Actions = () => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
    <Button
      component={Link}
      to={paths.addProduct}
      variant="contained"
      startIcon={<Icon path={mdiPlus} />}
    >
      Add tool
    </Button>
    <ExportButton table="tools" />
    <ImportButton />
  </Box>
);

export const AllProductsPage = () => {
  const { words, text, type, search } = useSearchWords();
  const { sort, sortBy } = useProductSort();
  const list = useProducts({ q: words, sort });
  const { remove, removeAll, busy } = useProductDeletion();
  const stock = useStockAdjusting();
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 2,
          mb: 3,
        }}
      >
        <Heading />
        <Actions />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns, mb: 2.5 }}>
        <SearchField label="Search the tools" text={text} onType={type} onSearch={search} />
        <SortSelect sorts={productSorts} value={sort} onChange={sortBy} />
      </Box>
      <ProductList
        list={list}
        words={words}
        busy={busy}
        onDelete={remove}
        onDeleteAll={removeAll}
        onAdjust={stock.open}
      />
      <ProductStockDialog stock={stock} />
    </>
  );
};
