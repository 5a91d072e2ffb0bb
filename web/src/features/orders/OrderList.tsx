import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { ListError } from '../../components/ListError.tsx';
import { messageOf } from '../../messages.ts';
import { CancellableOrders } from './CancellableOrders.tsx';
import { useCancellation } from './useCancellation.ts';
import type { useOrders } from './useOrders.ts';

interface OrderListProps {
  list: ReturnType<typeof useOrders>;
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

const Orders = ({ list: { data: orders = [] }, empty }: OrderListProps) => {
  const { cancel, busy } = useCancellation();
  if (orders.length === 0) return empty;
  return <CancellableOrders orders={orders} busy={busy} onCancel={cancel} />;
};

const ShowMore = ({ list }: Pick<OrderListProps, 'list'>) => (
  <Button
    loading={list.isFetchingNextPage}
    sx={{ alignSelf: 'center' }}
    onClick={() => void list.fetchNextPage()}
  >
    Show more
  </Button>
);

/** A list of orders in whatever state it is. */
export const OrderList = ({ list, empty }: OrderListProps) => {
  const { isPending, isError, data, error, refetch, hasNextPage } = list;
  if (isPending) return <Loading />;
  return (
    <Stack spacing={2}>
      {isError && <ListError message={messageOf(error)} onRetry={() => void refetch()} />}
      {data && <Orders list={list} empty={empty} />}
      {hasNextPage && <ShowMore list={list} />}
    </Stack>
  );
};
