import type { FormikValues } from 'formik';
import { FormDialog, type FormDialogProps } from '../../../ui/inputs/forms/FormDialog.tsx';
import { paymentFailure } from './paymentFailure.ts';

/** Asks for the details of an entry, and books it. */
export const EntryDialog = <Values extends FormikValues>(
  props: Omit<FormDialogProps<Values>, 'failureOf'>,
) => <FormDialog {...props} failureOf={paymentFailure} />;
