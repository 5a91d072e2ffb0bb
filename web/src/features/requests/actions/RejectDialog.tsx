import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import { type RejectionInput, type RequestPage, rejectionSchema } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useId } from 'react';
import { messageOf } from '../../../lib/api/messages.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { FormFailureText } from '../../../ui/inputs/forms/FormFailureText.tsx';
import { FormikForm } from '../../../ui/inputs/forms/FormikForm.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { useRequestActions } from './useRequestActions.ts';

interface RejectDialogProps {
  request: RequestPage;
  open: boolean;
  onClose: () => void;
}

const blank: RejectionInput = { reason: '' };

/** Asks for a sentence that the sender of a request reads. */
export const RejectDialog = ({ request, open, onClose }: RejectDialogProps) => {
  const form = useId();
  const { rejection } = useRequestActions(request);
  const submit = async (
    values: RejectionInput,
    { setStatus }: Pick<FormikHelpers<RejectionInput>, 'setStatus'>,
  ) => {
    setStatus(undefined);
    try {
      await rejection.mutateAsync(rejectionSchema.cast(values).reason);
      onClose();
      enqueueSnackbar(`Request ${request.number} rejected`, { variant: 'success' });
    } catch (error) {
      setStatus(messageOf(error));
    }
  };
  return (
    <Formik initialValues={blank} validationSchema={rejectionSchema} onSubmit={submit}>
      {({ isSubmitting, status, submitForm }) => (
        <ConfirmDialog
          question={`Reject request ${request.number}?`}
          open={open}
          busy={isSubmitting}
          form={form}
          labels={{ confirm: 'Reject', close: 'Close' }}
          onConfirm={submitForm}
          onClose={onClose}
        >
          <Typography sx={{ mb: 2 }}>
            {`Nothing is ordered. ${request.requester.name} gets your reason by mail.`}
          </Typography>
          <FormikForm id={form}>
            <FormikTextField
              id="rejection-reason"
              name="reason"
              label="Reason"
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
