import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { apiRoutes, type GroupReference, type PriceList } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { Allowed } from '../../../../domain/staff/Allowed.tsx';
import { shopDay } from '../../../../domain/time/dates.ts';
import { shownMessageOf } from '../../../../lib/api/messages.ts';
import { lazyPaths } from '../../../../lib/router/lazyPaths.ts';
import { previewPaths } from '../../../../lib/router/previewPaths.ts';
import { ListError } from '../../../../ui/feedback/ListError.tsx';
import { StatusChip } from '../../../../ui/feedback/StatusChip.tsx';
import { usePayerLists } from '../data/usePayerLists.ts';
import { agreedText, audienceText, periodText, statusOn } from '../texts/priceListTexts.ts';

interface PayerListsProps {
  payerId: string;
  groups: readonly GroupReference[];
}

const tappable = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

const detailsOf = (list: PriceList) =>
  [
    ...(list.audience.kind === 'group' ? [audienceText(list)] : []),
    agreedText(list),
    periodText(list),
    ...(list.assortment === 'only' ? ['sees only its tools'] : []),
  ].join(' · ');

const Item = ({ list }: { list: PriceList }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      py: 0.5,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Link component={RouterLink} to={lazyPaths.priceList.href(list._id)} sx={tappable}>
        {list.name}
      </Link>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {detailsOf(list)}
      </Typography>
    </Box>
    <StatusChip {...statusOn(list, shopDay())} />
  </Box>
);

/** The price lists for a customer and its groups, and the way to what the customer sees. */
export const PayerLists = ({ payerId, groups }: PayerListsProps) => {
  const { lists, isPending, error, refetch } = usePayerLists(payerId, groups);
  return (
    <>
      <ListError message={shownMessageOf(error)} onRetry={refetch} />
      {isPending && !error && (
        <Skeleton variant="rounded" height={64} aria-label="Loading the price lists" />
      )}
      {!isPending && lists.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          No price list is for this customer: list prices apply, and price lists for all customers.
        </Typography>
      )}
      {lists.length > 0 && (
        <Box component="ul" aria-label="Price lists" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {lists.map((list) => (
            <Item key={list._id} list={list} />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 0.5 }}>
        <Allowed call={apiRoutes.createPriceList}>
          <Link
            component={RouterLink}
            to={lazyPaths.newPriceList.href({ payer: payerId })}
            sx={tappable}
          >
            New price list for this customer
          </Link>
        </Allowed>
        <Link component={RouterLink} to={previewPaths.catalogue.href(payerId)} sx={tappable}>
          Preview as customer
        </Link>
      </Box>
    </>
  );
};
