import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { apiRoutes, type OwnPriceList as PriceList } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { useKeptQuery } from '../../../lib/queries/kept/useKeptQuery.ts';
import { readPayer } from '../../../lib/session/payer.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import { PriceListButton } from './PriceListButton.tsx';
import { agreedText, periodText } from './priceListTexts.ts';

/** The price lists that are agreed with the payer. */
const useOwnPriceLists = () =>
  useKeptQuery(['ownPriceLists', readPayer() ?? ''], ({ signal }) =>
    callApi(apiRoutes.listOwnPriceLists, { signal }),
  );

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const;

const Agreed = (agreed: PriceList) => (
  <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
    <strong>{agreed.name}</strong>
    <div>{periodText(agreed)}</div>
    <Box sx={{ color: 'text.secondary' }}>{agreedText(agreed)}</Box>
  </Box>
);

const Lists = ({ payer, lists }: { payer: string; lists: readonly PriceList[] }) =>
  lists.length === 0 ? (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      {`No prices are agreed with ${payer}: the list prices of the shop apply.`}
    </Typography>
  ) : (
    <Box component="ul" aria-label="Agreed price lists" sx={list}>
      {lists.map((agreed) => (
        <Agreed key={agreed._id} {...agreed} />
      ))}
    </Box>
  );

/** The space of one list, so that the usual answer moves nothing. */
const place = { minHeight: 72, mb: 2 } as const;

/** The price lists that are agreed with the payer, until when, and their prices as a table. */
export const OwnPriceList = ({ company }: { company: string | null }) => {
  const { data: lists, error, refetch } = useOwnPriceLists();
  return (
    <DetailsCard title="Agreed prices">
      <Box sx={place}>
        {lists && <Lists payer={company ?? 'you'} lists={lists} />}
        {!lists && !error && (
          <Skeleton
            variant="rounded"
            height={72}
            role="status"
            aria-label="Loading the agreed prices"
          />
        )}
        {!lists && <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />}
      </Box>
      <PriceListButton />
    </DetailsCard>
  );
};
