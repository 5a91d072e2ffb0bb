import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { apiRoutes, type Customer } from 'functions/contract';
import { type PropsWithChildren, useId } from 'react';
import { useParams } from 'react-router-dom';
import { useCustomer } from '../../../domain/customer/useCustomer.ts';
import { DocumentPage } from '../../../domain/document/DocumentPage.tsx';
import { customerNotes } from '../../../domain/notes/noteSubjects.ts';
import { StaffNotes } from '../../../domain/notes/StaffNotes.tsx';
import { usePayerOrders } from '../../../domain/order/useOrders.ts';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { Allowed } from '../../../domain/staff/Allowed.tsx';
import { Changeable } from '../../../domain/staff/Changeable.tsx';
import { useMay } from '../../../domain/staff/useMay.ts';
import { CustomerAccounts } from '../../../features/bank/accounts/CustomerAccounts.tsx';
import { CustomerCredit } from '../../../features/bank/accounts/CustomerCredit.tsx';
import { AddedContact } from '../../../features/customers/AddedContact.tsx';
import { AgreementForm } from '../../../features/customers/AgreementForm.tsx';
import { CustomerActions } from '../../../features/customers/CustomerActions.tsx';
import { CustomerFigures } from '../../../features/customers/CustomerFigures.tsx';
import { CustomerIdentity } from '../../../features/customers/CustomerIdentity.tsx';
import { CustomerPayments } from '../../../features/customers/CustomerPayments.tsx';
import { customerKind } from '../../../features/customers/customerKind.ts';
import { useAgreement } from '../../../features/customers/useAgreement.ts';
import { AccountOrders } from '../../../features/orders/list/AccountOrders.tsx';
import { PriceCheck } from '../../../features/prices/manage/explain/PriceCheck.tsx';
import { failureOf } from '../../../lib/forms/outcomes.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { PayerPrices } from '../prices/PayerPrices.tsx';

const CustomerSection = ({ title, children }: PropsWithChildren<{ title: string }>) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography id={id} variant="h2" sx={{ fontSize: '1.25rem', mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
};

/** The figures and the terms of a customer, which an admin can change. */
const Agreement = ({ customer }: { customer: Customer }) => {
  const agree = useAgreement(customer.payerId);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}>
      <CustomerFigures customer={customer} />
      <CustomerActions {...customer} />
      <Changeable by={apiRoutes.updateCustomer}>
        <AgreementForm
          customer={customer}
          onSubmit={(input) => failureOf(agree(input).then(() => 'Terms changed'))}
        />
      </Changeable>
    </Paper>
  );
};

const LoadedCustomer = ({ customer }: { customer: Customer }) => {
  const uid = useUser()?.uid ?? '';
  const may = useMay();
  const mayOrders = may(apiRoutes.listOrdersOf);
  const orders = usePayerOrders(customer.payerId, mayOrders);
  return (
    <>
      <CustomerIdentity customer={customer} orderName={orders.data?.[0]?.payerName} />
      {customer.contact && <AddedContact {...customer} contact={customer.contact} />}
      <Agreement customer={customer} />
      {(customer.profile || customer.company) && may(apiRoutes.listPriceLists) && (
        <>
          <CustomerSection title="Agreed prices">
            <PayerPrices {...customer} />
          </CustomerSection>
          {may(apiRoutes.explainPrice) && (
            <CustomerSection title="Which price and why">
              <PriceCheck payerId={customer.payerId} />
            </CustomerSection>
          )}
        </>
      )}
      {(customer.profile || customer.company) && (
        <CustomerSection title="Notes">
          <StaffNotes subject={customerNotes(customer.payerId)} uid={uid} />
        </CustomerSection>
      )}
      {mayOrders && (
        <CustomerSection title="Orders">
          <AccountOrders list={orders} />
        </CustomerSection>
      )}
      <Allowed call={apiRoutes.listPaymentsOf}>
        <CustomerSection title="Payments">
          {mayOrders && <CustomerCredit payerId={customer.payerId} />}
          <CustomerPayments payerId={customer.payerId} />
        </CustomerSection>
      </Allowed>
      <Allowed call={apiRoutes.listBankAccounts}>
        <CustomerSection title="Bank accounts">
          <CustomerAccounts payerId={customer.payerId} />
        </CustomerSection>
      </Allowed>
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
