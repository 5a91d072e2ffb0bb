import type { FormikValues } from 'formik';
import { ApiProblem, isClientError } from '../../../lib/api/apiProblem.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';
import { FormDialog, type FormDialogProps } from '../../../ui/inputs/forms/FormDialog.tsx';

const advice: Partial<Record<string, string>> = {
  overpayment: 'The order has changed in the meantime.',
  'refund-exceeded': 'The order has changed in the meantime.',
  'payment-not-reversible': 'It has been reversed or refunded in the meantime.',
};

const adviceFor = (error: unknown): string => {
  if (!(error instanceof ApiProblem)) return '';
  return isClientError(error)
    ? (advice[error.code] ?? '')
    : 'If you confirm it again as it is, it is booked only once.';
};

/** Why an entry was not booked, and what has changed. */
const paymentFailure = (error: unknown): FormFailure => ({
  ...toFormFailure(error, ''),
  message: [messageOf(error), adviceFor(error)].filter(Boolean).join(' '),
});

/** Asks for the details of an entry, and books it. */
export const EntryDialog = <Values extends FormikValues>(
  props: Omit<FormDialogProps<Values>, 'failureOf'>,
) => <FormDialog {...props} failureOf={paymentFailure} />;
