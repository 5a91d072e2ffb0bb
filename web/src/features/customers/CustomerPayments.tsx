import { mdiCashMultiple } from '@mdi/js';
import Stack from '@mui/material/Stack';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { DataList } from '../../ui/lists/DataList.tsx';
import { ListSkeleton } from '../../ui/lists/ListSkeleton.tsx';
import { ShowMore } from '../../ui/lists/ShowMore.tsx';
import { compactPayment, paymentColumns, rowsOf } from './paymentColumns.tsx';
import { usePaymentsOf } from './useAgreement.ts';

/** A customer's payments, refunds and reversals: loading, failed, empty or shown. */
export const CustomerPayments = ({ payerId }: { payerId: string }) => {
  const { data, error, isPending, refetch, ...list } = usePaymentsOf(payerId);
  if (isPending) return <ListSkeleton label="Loading the payments" />;
  return (
    <Stack useFlexGap spacing={2}>
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {data?.length === 0 && (
        <EmptyState icon={mdiCashMultiple} title="No payments yet">
          Record a payment on the page of its order. It then appears here.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <DataList
          label="Payments"
          rows={rowsOf(data)}
          columns={paymentColumns}
          compact={compactPayment}
          nameOf={({ orderNumber }) => `payment for ${orderNumber}`}
        />
      )}
      {list.hasNextPage && (
        <ShowMore loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()} />
      )}
    </Stack>
  );
};
