import { mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { ListHeader } from '../../../domain/page/ListHeader.tsx';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { usePriceListSearch } from '../../../features/prices/manage/data/usePriceLists.ts';
import { PriceListFilters } from '../../../features/prices/manage/lists/PriceListFilters.tsx';
import { PriceListTable } from '../../../features/prices/manage/lists/PriceListTable.tsx';
import { usePriceListFilters } from '../../../features/prices/manage/lists/usePriceListFilters.ts';
import { paths } from '../../../lib/router/paths.ts';
import { Icon } from '../../../ui/media/Icon.tsx';

/** The price lists for staff. */
export const PriceListsPage = () => {
  const filters = usePriceListFilters();
  const list = usePriceListSearch(filters.search);
  return (
    <>
      <ListHeader>
        <PageTitle>Price lists</PageTitle>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            component={Link}
            to={paths.newPriceList.path}
            size="small"
            variant="contained"
            startIcon={<Icon path={mdiPlus} />}
          >
            New price list
          </Button>
          <Button component={Link} to={paths.customerGroups} size="small" variant="outlined">
            Customer groups
          </Button>
        </Box>
      </ListHeader>
      <PriceListFilters filters={filters} lists={list.data ?? []} />
      <PriceListTable list={list} search={filters.search} />
    </>
  );
};
