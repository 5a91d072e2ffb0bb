import { mdiPackageVariant } from '@mdi/js';
import Typography from '@mui/material/Typography';
import type { OrderCaller } from 'functions/contract';
import { EmptyState } from '../../../components/EmptyState.tsx';
import type { OrderSearch } from '../orderRequests.ts';
import { useOrderSearch } from '../useOrders.ts';
import { foundLabel, noOrdersText } from './listTexts.ts';
import { ManagedOrders } from './ManagedOrders.tsx';
import { OrderList } from './OrderList.tsx';

interface FoundOrdersProps {
  search: OrderSearch;
  caller: OrderCaller;
}

const Found = ({ list }: { list: ReturnType<typeof useOrderSearch> }) => {
  const { data, isPlaceholderData, isError, hasNextPage } = list;
  const found = isPlaceholderData ? undefined : data?.length;
  return (
    <Typography
      role="status"
      variant="body2"
      sx={{ color: 'text.secondary', mb: 1, minHeight: '1.6em' }}
    >
      {!isError && foundLabel(found, hasNextPage)}
    </Typography>
  );
};

/** The orders that match a search, and how many they are. */
export const FoundOrders = ({ search, caller }: FoundOrdersProps) => {
  const list = useOrderSearch(search);
  const { title, advice } = noOrdersText({ ...search, hasMore: list.hasNextPage });
  const isNarrowed = search.words !== '' || search.from !== '' || search.to !== '';
  return (
    <>
      {isNarrowed && <Found list={list} />}
      <OrderList
        list={list}
        empty={
          <EmptyState icon={mdiPackageVariant} title={title}>
            {advice}
          </EmptyState>
        }
      >
        {(orders) => <ManagedOrders orders={orders} caller={caller} />}
      </OrderList>
    </>
  );
};
