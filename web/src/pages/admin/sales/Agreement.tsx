import Paper from '@mui/material/Paper';
import type { Customer, CustomerInput } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { AgreementForm } from '../../../features/customers/AgreementForm.tsx';
import { CustomerFigures } from '../../../features/customers/CustomerFigures.tsx';
import { useAgreement } from '../../../features/customers/useAgreement.ts';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';

/** The figures and the terms of a customer, which an admin can change. */
export const Agreement = ({ customer }: { customer: Customer }) => {
  const { mutateAsync } = useAgreement(customer.payerId);
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
