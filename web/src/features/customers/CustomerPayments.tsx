import { mdiCashMultiple } from '@mdi/js';
import { PagedList } from '../../domain/page/PagedList.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { DataList } from '../../ui/lists/DataList.tsx';
import { compactPayment, paymentColumns, rowsOf } from './paymentColumns.tsx';
import { usePaymentsOf } from './useAgreement.ts';

const noPayments = (
  <EmptyState icon={mdiCashMultiple} title="No payments yet">
    Record a payment on the page of its order. It then appears here.
  </EmptyState>
);

/** A customer's payments, refunds and reversals: loading, failed, empty or shown. */
export const CustomerPayments = ({ payerId }: { payerId: string }) => (
  <PagedList list={usePaymentsOf(payerId)} loading="Loading the payments" empty={noPayments}>
    {(payments) =>
      payments.length > 0 && (
        <DataList
          label="Payments"
          rows={rowsOf(payments)}
          columns={paymentColumns}
          compact={compactPayment}
          nameOf={({ orderNumber }) => `payment for ${orderNumber}`}
        />
      )
    }
  </PagedList>
);
