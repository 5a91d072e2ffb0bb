import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Customer } from 'functions/contract';
import { useParams } from 'react-router-dom';
import { useCustomer } from '../../../domain/customer/useCustomer.ts';
import { DocumentPage } from '../../../domain/document/DocumentPage.tsx';
import { customerNotes } from '../../../domain/notes/noteSubjects.ts';
import { StaffNotes } from '../../../domain/notes/StaffNotes.tsx';
import { usePayerOrders } from '../../../domain/order/useOrders.ts';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { CustomerIdentity } from '../../../features/customers/CustomerIdentity.tsx';
import { CustomerPayments } from '../../../features/customers/CustomerPayments.tsx';
import { CustomerSection } from '../../../features/customers/CustomerSection.tsx';
import { customerKind } from '../../../features/customers/customerKind.ts';
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

/** A customer for admins: terms, credit, agreed prices, notes, orders and payments. */
export const CustomerPage = () => {
  const { payerId = '' } = useParams();
  const query = useCustomer(payerId);
  return (
    <Box key={payerId} sx={{ maxWidth: 1040 }}>
      <DocumentPage
        kind={customerKind}
        query={query}
        heading={!query.data && <PageTitle sx={{ mb: 3 }}>Customer</PageTitle>}
        skeleton={<Skeleton variant="rounded" height={560} aria-label="Loading the customer" />}
      >
        {(customer) => <LoadedCustomer customer={customer} />}
      </DocumentPage>
    </Box>
  );
};
