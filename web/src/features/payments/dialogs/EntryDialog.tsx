import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import { enqueueSnackbar } from 'notistack';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { FormFailureText } from '../../../ui/inputs/FormFailureText.tsx';
import { FormikForm } from '../../../ui/inputs/FormikForm.tsx';
import { paymentFailure } from './paymentFailure.ts';

/** How the dialog of an entry opens and closes. */
export interface DialogState {
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
}

interface EntryDialogProps<Values> extends DialogState {
  question: string;
  color?: 'error' | 'primary';
  start: Values;
  errorsOf: (values: Values) => Record<string, string>;
  /** Books the entry, and resolves to a notice of what it did. */
  onSend: (values: Values) => Promise<string>;
  /** The fields. `isActive` while someone can edit them. */
  children: (values: Values, isActive: boolean) => ReactNode;
}

/** Books and closes. A failure keeps the dialog open and says why; after Close, it is a notice. */
const useSubmit = <Values,>({ open, onSend, onClose }: EntryDialogProps<Values>) => {
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
  }, [open]);
  return async (values: Values, { setErrors, setStatus }: FormikHelpers<Values>) => {
    setStatus(undefined);
    try {
      enqueueSnackbar(await onSend(values), { variant: 'success' });
      onClose();
    } catch (error) {
      const { message, errors } = paymentFailure(error);
      if (!isOpen.current) return void enqueueSnackbar(message, { variant: 'error' });
      setErrors(errors as never);
      setStatus(message);
    }
  };
};

/** Asks for the details of an entry, and books it. */
export const EntryDialog = <Values extends FormikValues>(props: EntryDialogProps<Values>) => {
  const { question, color = 'primary', start, errorsOf, open, onClose, onClosed, children } = props;
  const submit = useSubmit(props);
  const form = useId();
  return (
    <Formik initialValues={start} validate={errorsOf} onSubmit={submit}>
      {({ values, isSubmitting, status, submitForm }) => (
        <ConfirmDialog
          question={question}
          open={open}
          busy={isSubmitting}
          form={form}
          color={color}
          onConfirm={submitForm}
          onClose={onClose}
          onClosed={onClosed}
        >
          <FormikForm id={form}>
            {children(values, open && !isSubmitting)}
            <FormFailureText>{status}</FormFailureText>
          </FormikForm>
        </ConfirmDialog>
      )}
    </Formik>
  );
};
