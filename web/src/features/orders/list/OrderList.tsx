import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { Order } from '../../../domain/order/order.ts';
import type { useOwnOrders } from '../../../domain/order/useOrders.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { ListSkeleton } from '../../../ui/lists/ListSkeleton.tsx';
import { ShowMore } from '../../../ui/lists/ShowMore.tsx';

interface OrderListProps {
  list: ReturnType<typeof useOwnOrders>;
  /** Shown when there are none. */
  empty: ReactNode;
  children: (orders: Order[]) => ReactNode;
}

/** A list of orders: loading, failed, empty or shown. */
export const OrderList = ({ list, empty, children }: OrderListProps) => {
  const { isPending, data, isPlaceholderData, error, refetch, hasNextPage } = list;
  if (isPending) return <ListSkeleton label="Loading the orders" />;
  return (
    <Stack
      useFlexGap
      spacing={2}
      aria-busy={isPlaceholderData}
      sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}
    >
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {data?.length === 0 && empty}
      {data && children(data)}
      {hasNextPage && (
        <ShowMore loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
      )}
    </Stack>
  );
};
