import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import {
  apiRoutes,
  type DeclineInput,
  type DocumentCaller,
  declineSchema,
  type Quote,
  quoteActorFor,
} from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useId } from 'react';
import { useQuoteUpdate } from '../../../domain/quote/useQuotes.ts';
import { callApi } from '../../../lib/api/api.ts';
import { isClientError } from '../../../lib/api/apiProblem.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { FormFailureText } from '../../../ui/inputs/forms/FormFailureText.tsx';
import { FormikForm } from '../../../ui/inputs/forms/FormikForm.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { declineTexts } from './declineTexts.ts';

interface DeclineDialogProps {
  quote: Quote;
  caller: DocumentCaller;
  open: boolean;
  onClose: () => void;
  /** Called when the quote has changed in the meantime. */
  onStale: () => void;
}

const blank: DeclineInput = { reason: '' };

/** Asks to confirm that a quote is declined, and for a reason. */
export const DeclineDialog = ({ quote, caller, open, onClose, onStale }: DeclineDialogProps) => {
  const form = useId();
  const update = useQuoteUpdate();
  const actor = quoteActorFor(quote, 'declined', caller) ?? 'customer';
  const { question, consequence, done } = declineTexts(quote.status, actor);
  const submit = async (
    values: DeclineInput,
    { setStatus }: Pick<FormikHelpers<DeclineInput>, 'setStatus'>,
  ) => {
    setStatus(undefined);
    try {
      const { quote: declined } = await callApi(apiRoutes.declineQuote, {
        params: { id: quote._id },
        body: declineSchema.cast(values),
      });
      onClose();
      enqueueSnackbar(`Quote ${quote.number} ${done}`, { variant: 'success' });
      await update(declined);
    } catch (error) {
      setStatus(messageOf(error));
      if (isClientError(error)) onStale();
    }
  };
  return (
    <Formik initialValues={blank} validationSchema={declineSchema} onSubmit={submit}>
      {({ isSubmitting, status, submitForm }) => (
        <ConfirmDialog
          question={question}
          open={open}
          busy={isSubmitting}
          form={form}
          onConfirm={submitForm}
          onClose={onClose}
        >
          <Typography sx={{ mb: 2 }}>{consequence}</Typography>
          <FormikForm id={form}>
            <FormikTextField
              id="decline-reason"
              name="reason"
              label="Reason"
              helperText="Optional"
              autoComplete="off"
              multiline
              minRows={2}
              fullWidth
            />
            <FormFailureText>{status}</FormFailureText>
          </FormikForm>
        </ConfirmDialog>
      )}
    </Formik>
  );
};
