import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Customer } from 'functions/contract';
import { useParams } from 'react-router-dom';
import { useCustomer } from '../../../domain/customer/useCustomer.ts';
import { customerNotes } from '../../../domain/notes/noteSubjects.ts';
import { StaffNotes } from '../../../domain/notes/StaffNotes.tsx';
import { usePayerOrders } from '../../../domain/order/useOrders.ts';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { CustomerFailure } from '../../../features/customers/CustomerFailure.tsx';
import { CustomerIdentity } from '../../../features/customers/CustomerIdentity.tsx';
import { CustomerPayments } from '../../../features/customers/CustomerPayments.tsx';
import { CustomerSection } from '../../../features/customers/CustomerSection.tsx';
import { AccountOrders } from '../../../features/orders/list/AccountOrders.tsx';
import { PriceCheck } from '../../../features/prices/manage/explain/PriceCheck.tsx';
import { useUser } from '../../../lib/session/useSession.ts';
import { PayerPrices } from '../prices/PayerPrices.tsx';
import { Agreement } from './Agreement.tsx';

const LoadedCustomer = ({ customer }: { customer: Customer }) => {
  const orders = usePayerOrders(customer.payerId);
  const uid = useUser()?.uid ?? '';
  return (
    <>
      <CustomerIdentity customer={customer} orderName={orders.data?.[0]?.payerName} />
      <Agreement customer={customer} />
      {(customer.profile || customer.company) && (
        <>
          <CustomerSection title="Agreed prices">
            <PayerPrices {...customer} />
          </CustomerSection>
          <CustomerSection title="Which price and why">
            <PriceCheck payerId={customer.payerId} />
          </CustomerSection>
        </>
      )}
      {(customer.profile || customer.company) && (
        <CustomerSection title="Notes">
          <StaffNotes subject={customerNotes(customer.payerId)} uid={uid} />
        </CustomerSection>
      )}
      <CustomerSection title="Orders">
        <AccountOrders list={orders} />
      </CustomerSection>
      <CustomerSection title="Payments">
        <CustomerPayments payerId={customer.payerId} />
      </CustomerSection>
    </>
  );
};

const Details = ({ payerId }: { payerId: string }) => {
  const { data: customer, error, isPending, refetch } = useCustomer(payerId);
  return (
    <Box sx={{ maxWidth: 1040 }}>
      {!customer && <PageTitle sx={{ mb: 3 }}>Customer</PageTitle>}
      {isPending && <Skeleton variant="rounded" height={560} aria-label="Loading the customer" />}
      {error && <CustomerFailure error={error} onRetry={() => void refetch()} />}
      {customer && <LoadedCustomer customer={customer} />}
    </Box>
  );
};

/** A customer for admins: terms, credit, agreed prices, notes, orders and payments. */
export const CustomerPage = () => {
  const { payerId = '' } = useParams();
  return <Details key={payerId} payerId={payerId} />;
};
