import Paper from '@mui/material/Paper';
import type { Customer } from 'functions/contract';
import { AgreementForm } from '../../../features/customers/AgreementForm.tsx';
import { CustomerFigures } from '../../../features/customers/CustomerFigures.tsx';
import { useAgreement } from '../../../features/customers/useAgreement.ts';
import { failureOf } from '../../../lib/forms/outcomes.ts';

/** The figures and the terms of a customer, which an admin can change. */
export const Agreement = ({ customer }: { customer: Customer }) => {
  const agree = useAgreement(customer.payerId);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}>
      <CustomerFigures customer={customer} />
      <AgreementForm
        customer={customer}
        onSubmit={(input) => failureOf(agree(input).then(() => 'Terms changed'))}
      />
    </Paper>
  );
};
