import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import { enqueueSnackbar } from 'notistack';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { nestedErrors } from '../../../lib/forms/nestedErrors.ts';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';
import { ConfirmDialog, type DialogLabels } from '../../feedback/ConfirmDialog.tsx';
import { type DoneNotice, notifyDone } from '../../feedback/undoNotice.tsx';
import { FormFailureText } from './FormFailureText.tsx';
import { FormikForm } from './FormikForm.tsx';

/** How a dialog with a form opens and closes. */
export interface DialogState {
  open: boolean;
  onClose: () => void;
  onClosed?: () => void;
}

export interface FormDialogProps<Values> extends DialogState {
  question: string;
  color?: 'error' | 'primary';
  /** They follow what is typed. */
  labels: DialogLabels | ((values: Values) => DialogLabels);
  start: Values;
  /** The errors of the values, by path. */
  errorsOf: (values: Values) => Record<string, string>;
  /** Sends the form, and resolves to a notice of what that did, perhaps with its undo. */
  onSend: (values: Values) => Promise<DoneNotice>;
  /** Why sending has failed, if the standard message does not say enough. */
  failureOf?: (error: unknown, values: Values) => FormFailure;
  /** Shows a notice; pages that have no toasts bring their own. */
  notify?: (notice: DoneNotice, variant: 'success' | 'error') => void;
  /** The fields. `isActive` while someone can edit them. */
  children: (values: Values, isActive: boolean) => ReactNode;
}

const notifyOf = (notice: DoneNotice, variant: 'success' | 'error'): void => {
  if (variant === 'success' || typeof notice !== 'string') notifyDone(notice);
  else enqueueSnackbar(notice, { variant });
};

/** Sends and closes; then it starts again. A failure keeps the dialog open and says why; after Close, it is a notice. */
const useSubmit = <Values,>({
  open,
  onSend,
  failureOf = (error) => toFormFailure(error, ''),
  notify = notifyOf,
  onClose,
}: FormDialogProps<Values>) => {
  const isOpen = useRef(open);
  const sent = useRef(() => {});
  useEffect(() => {
    isOpen.current = open;
  }, [open]);
  const submit = async (
    values: Values,
    { setErrors, setStatus, resetForm }: FormikHelpers<Values>,
  ) => {
    setStatus(undefined);
    try {
      notify(await onSend(values), 'success');
      onClose();
      sent.current = resetForm;
    } catch (error) {
      const { message, errors } = failureOf(error, values);
      if (!isOpen.current) return notify(message, 'error');
      setErrors(nestedErrors(errors));
      setStatus(message);
    }
  };
  const reset = () => {
    sent.current();
    sent.current = () => {};
  };
  return { submit, reset };
};

/** A dialog with a form: asks for details, and sends them. */
export const FormDialog = <Values extends FormikValues>(props: FormDialogProps<Values>) => {
  const { question, color = 'primary', labels, start, errorsOf } = props;
  const { open, onClose, onClosed, children } = props;
  const { submit, reset } = useSubmit(props);
  const form = useId();
  return (
    <Formik
      initialValues={start}
      validate={(values) => nestedErrors<Values>(errorsOf(values))}
      onSubmit={submit}
    >
      {({ values, isSubmitting, status, submitForm }) => (
        <ConfirmDialog
          question={question}
          open={open}
          busy={isSubmitting}
          form={form}
          color={color}
          labels={typeof labels === 'function' ? labels(values) : labels}
          onConfirm={submitForm}
          onClose={onClose}
          onClosed={() => {
            reset();
            onClosed?.();
          }}
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
