import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { ListError } from '../../components/ListError.tsx';
import { ShowMore } from '../../components/ShowMore.tsx';
import { messageOf } from '../../messages.ts';
import { CancellableOrders } from './CancellableOrders.tsx';
import type { OrderViewProps } from './OrderCards.tsx';
import { useCancellation } from './useCancellation.ts';
import type { useCustomerOrders } from './useOrders.ts';

interface OrderListProps extends Pick<OrderViewProps, 'Product'> {
  list: ReturnType<typeof useCustomerOrders>;
  /** Shown when there are none. */
  empty: ReactNode;
}

const Loading = () => (
  <Stack spacing={1} role="status" aria-label="Loading the orders">
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} variant="rounded" height={64} />
    ))}
  </Stack>
);

const Orders = ({ list: { data: orders = [] }, empty, Product }: OrderListProps) => {
  const { cancel, busy } = useCancellation();
  if (orders.length === 0) return empty;
  return <CancellableOrders orders={orders} Product={Product} busy={busy} onCancel={cancel} />;
};

/** A list of orders in whatever state it is. */
export const OrderList = ({ list, ...content }: OrderListProps) => {
  const { isPending, isPlaceholderData, isError, data, error, refetch, hasNextPage } = list;
  if (isPending) return <Loading />;
  return (
    <Stack spacing={2} aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
      {isError && <ListError message={messageOf(error)} onRetry={() => void refetch()} />}
      {data && <Orders list={list} {...content} />}
      {hasNextPage && (
        <ShowMore loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
      )}
    </Stack>
  );
};
