import { mdiAccountSearchOutline, mdiPackageVariant } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Customer, CustomerInput } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { type PropsWithChildren, useId } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useAccountOrders } from '../../../domain/order/useOrders.ts';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { AgreementForm } from '../../../features/customers/AgreementForm.tsx';
import { CustomerFigures } from '../../../features/customers/CustomerFigures.tsx';
import { CustomerIdentity } from '../../../features/customers/CustomerIdentity.tsx';
import { CustomerPayments } from '../../../features/customers/CustomerPayments.tsx';
import { useAgreement, useCustomer } from '../../../features/customers/useCustomer.ts';
import { AccountOrders } from '../../../features/orders/list/AccountOrders.tsx';
import { OrderList } from '../../../features/orders/list/OrderList.tsx';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';
import { paths } from '../../../lib/router/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../../ui/feedback/ListError.tsx';

const Part = ({ title, children }: PropsWithChildren<{ title: string }>) => {
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
      <Part title="Orders">
        <OrderList list={orders} empty={<NoOrders />}>
          {(found) => <AccountOrders orders={found} />}
        </OrderList>
      </Part>
      <Part title="Payments">
        <CustomerPayments uid={customer.uid} />
      </Part>
    </>
  );
};

const NoSuchCustomer = () => (
  <EmptyState
    icon={mdiAccountSearchOutline}
    title="There is no such customer"
    action={
      <Button component={Link} to={paths.makeAdmin} variant="contained">
        See all users
      </Button>
    }
  >
    Please check the address. A customer has a page once they have signed in or ordered.
  </EmptyState>
);

interface FailureProps {
  error: Error;
  onRetry: () => void;
}

const Failure = ({ error, onRetry }: FailureProps) =>
  error instanceof ApiProblem && error.code === 'user-not-found' ? (
    <NoSuchCustomer />
  ) : (
    <ListError message={shownMessageOf(error)} onRetry={onRetry} />
  );

const Details = ({ uid }: { uid: string }) => {
  const { data: customer, error, isPending, refetch } = useCustomer(uid);
  return (
    <Box sx={{ maxWidth: 1040 }}>
      {!customer && <PageTitle sx={{ mb: 3 }}>Customer</PageTitle>}
      {isPending && <Skeleton variant="rounded" height={560} aria-label="Loading the customer" />}
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {customer && <Found customer={customer} />}
    </Box>
  );
};

/** A customer for admins: terms, credit, orders and payments. */
export const CustomerPage = () => {
  const { uid = '' } = useParams();
  return <Details key={uid} uid={uid} />;
};
