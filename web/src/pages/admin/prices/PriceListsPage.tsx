import { mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { apiRoutes } from 'functions/contract';
import { Link } from 'react-router-dom';
import { ListPage } from '../../../domain/list/ListPage.tsx';
import { Allowed } from '../../../domain/staff/Allowed.tsx';
import { priceListList } from '../../../features/prices/manage/lists/priceListList.tsx';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { lazyPaths } from '../../../lib/router/lazyPaths.ts';
import { Icon } from '../../../ui/media/Icon.tsx';

const actions = () => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    <Allowed call={apiRoutes.createPriceList}>
      <Button
        component={Link}
        to={lazyPaths.newPriceList.path}
        size="small"
        variant="contained"
        startIcon={<Icon path={mdiPlus} />}
      >
        New price list
      </Button>
    </Allowed>
    <Button component={Link} to={furtherPaths.customerGroups} size="small" variant="outlined">
      Customer groups
    </Button>
  </Box>
);

/** The price lists for staff that match the filters in the URL. */
export const PriceListsPage = () => <ListPage kind={priceListList} actions={actions} />;
