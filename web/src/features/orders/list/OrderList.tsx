import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { ListError } from '../../../components/ListError.tsx';
import { ShowMore } from '../../../components/ShowMore.tsx';
import { messageOf } from '../../../messages.ts';
import { useCancellation } from '../useCancellation.ts';
import type { useCustomerOrders } from '../useOrders.ts';
import { CancellableOrders, type CancellableOrdersProps } from './CancellableOrders.tsx';

interface OrderListProps
  extends Pick<CancellableOrdersProps, 'caller' | 'ToolLink' | 'onCancelAll'> {
  list: ReturnType<typeof useCustomerOrders>;
  /** Shown when there are none. */
  empty: ReactNode;
  /** Whether a cancellation of several orders is running. */
  cancelling?: boolean;
}

const Loading = () => (
  <Stack spacing={1} role="status" aria-label="Loading the orders">
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} variant="rounded" height={64} />
    ))}
  </Stack>
);

const Orders = ({ list, empty, cancelling = false, ...props }: OrderListProps) => {
  const { data: orders = [] } = list;
  const { cancel, busy } = useCancellation();
  return (
    <>
      {orders.length === 0 && empty}
      <CancellableOrders {...props} orders={orders} busy={busy || cancelling} onCancel={cancel} />
    </>
  );
};

/** A list of orders: loading, failed, empty or shown. */
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
