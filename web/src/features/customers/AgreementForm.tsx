import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import { type Customer, type CustomerInput, formatCents } from 'functions/contract';
import { useState } from 'react';
import { TermsFields } from '../../domain/customer/TermsFields.tsx';
import type { FormFailure } from '../../lib/forms/formFailure.ts';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx';
import { LeaveGuard } from '../../ui/feedback/LeaveGuard.tsx';
import { FormikForm } from '../../ui/inputs/forms/FormikForm.tsx';
import { FormSubmit } from '../../ui/inputs/forms/FormSubmit.tsx';
import { fieldPairs } from '../../ui/layout/columns.ts';
import {
  type AgreementValues,
  agreementChanges,
  agreementOf,
  agreementSchema,
  defaultTermsText,
  valuesOf,
} from './agreement.ts';

interface AgreementFormProps {
  customer: Customer;
  /** Resolves to the reason why the agreement was not accepted, or null. */
  onSubmit: (input: CustomerInput) => Promise<FormFailure | null>;
}

interface ChangesProps {
  input: CustomerInput;
  customer: Customer;
}

const Changes = ({ input, customer }: ChangesProps) => (
  <>
    {agreementChanges(input, customer).map((change) => (
      <Typography key={change} sx={{ fontWeight: 650 }}>
        {change}
      </Typography>
    ))}
    <Typography sx={{ mt: 1.5 }}>
      This applies to orders from now on. Placed orders keep their terms.
    </Typography>
    {input.creditLimit !== null && input.creditLimit <= customer.open && (
      <Alert severity="warning" sx={{ mt: 2 }}>
        {`${formatCents(customer.open)} is open. Until some of it is paid, new orders are refused.`}
      </Alert>
    )}
  </>
);

/** Terms and credit limit of a customer. Asks for confirmation of what changes. */
export const AgreementForm = ({ customer, onSubmit }: AgreementFormProps) => {
  const [input, setInput] = useState<CustomerInput | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const ask = (values: AgreementValues, { setStatus }: FormikHelpers<AgreementValues>) => {
    setStatus(undefined);
    setInput(agreementOf(values));
    setOpen(true);
  };
  return (
    <Formik initialValues={valuesOf(customer)} validationSchema={agreementSchema} onSubmit={ask}>
      {({ values, resetForm, setErrors, setStatus }) => {
        const isEdited =
          values.terms !== valuesOf(customer).terms ||
          values.creditLimit.trim() !== valuesOf(customer).creditLimit;
        const confirm = async () => {
          setBusy(true);
          const failure = input && (await onSubmit(input));
          setBusy(false);
          setOpen(false);
          if (!failure) return resetForm({ values });
          setErrors(failure.errors);
          setStatus(failure.message);
        };
        return (
          <FormikForm>
            <LeaveGuard when={isEdited && !open} />
            <Box sx={{ ...fieldPairs, rowGap: 1 }}>
              <TermsFields
                defaultTerms={defaultTermsText(customer)}
                limitHelp="An order that would take the open amount above it is refused. Empty: no limit"
              />
            </Box>
            <FormSubmit disabled={!isEdited}>Change terms</FormSubmit>
            <ConfirmDialog
              question="Change the terms of this customer?"
              labels={{ confirm: 'Save the new terms' }}
              color="primary"
              open={open}
              busy={busy}
              onConfirm={confirm}
              onClose={() => setOpen(false)}
            >
              {input && <Changes input={input} customer={customer} />}
            </ConfirmDialog>
          </FormikForm>
        );
      }}
    </Formik>
  );
};
