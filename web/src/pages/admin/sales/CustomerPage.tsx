import { mdiPackageVariant } from '@mdi/js';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { Customer, CustomerInput } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useParams } from 'react-router-dom';
import { useAccountOrders } from '../../../domain/order/useOrders.ts';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { AgreementForm } from '../../../features/customers/AgreementForm.tsx';
import { CustomerFailure } from '../../../features/customers/CustomerFailure.tsx';
import { CustomerFigures } from '../../../features/customers/CustomerFigures.tsx';
import { CustomerIdentity } from '../../../features/customers/CustomerIdentity.tsx';
import { CustomerPayments } from '../../../features/customers/CustomerPayments.tsx';
import { CustomerSection } from '../../../features/customers/CustomerSection.tsx';
import { useAgreement, useCustomer } from '../../../features/customers/useCustomer.ts';
import { AccountOrders } from '../../../features/orders/list/AccountOrders.tsx';
import { OrderList } from '../../../features/orders/list/OrderList.tsx';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';

const Agreement = ({ customer }: { customer: Customer }) => {
  const { mutateAsync } = useAgreement(customer.uid);
  const agree = async (input: CustomerInput): Promise<FormFailure | null> => {
    try {
      await mutateAsync(input);
      enqueueSnackbar('Terms changed', { variant: 'success' });
      return null;
    } catch (error) {
      return toFormFailure(error, '');
    }
  };
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}>
      <CustomerFigures customer={customer} />
      <AgreementForm customer={customer} onSubmit={agree} />
    </Paper>
  );
};

const NoOrders = () => (
  <EmptyState icon={mdiPackageVariant} title="No orders yet">
    The orders of this customer appear here, newest first.
  </EmptyState>
);

const Found = ({ customer }: { customer: Customer }) => {
  const orders = useAccountOrders(customer.uid);
  return (
    <>
      <CustomerIdentity customer={customer} orderName={orders.data?.[0]?.userName} />
      <Agreement customer={customer} />
      <CustomerSection title="Orders">
        <OrderList list={orders} empty={<NoOrders />}>
          {(found) => <AccountOrders orders={found} />}
        </OrderList>
      </CustomerSection>
      <CustomerSection title="Payments">
        <CustomerPayments uid={customer.uid} />
      </CustomerSection>
    </>
  );
};

const Details = ({ uid }: { uid: string }) => {
  const { data: customer, error, isPending, refetch } = useCustomer(uid);
  return (
    <Box sx={{ maxWidth: 1040 }}>
      {!customer && <PageTitle sx={{ mb: 3 }}>Customer</PageTitle>}
      {isPending && <Skeleton variant="rounded" height={560} aria-label="Loading the customer" />}
      {error && <CustomerFailure error={error} onRetry={() => void refetch()} />}
      {customer && <Found customer={customer} />}
    </Box>
  );
};

/** A customer for admins: terms, credit, orders and payments. */
export const CustomerPage = () => {
  const { uid = '' } = useParams();
  return <Details key={uid} uid={uid} />;
};
