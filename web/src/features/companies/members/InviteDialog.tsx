import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import { companyLimits, type InvitationInput } from 'functions/contract';
import { useId } from 'react';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { nestedErrors } from '../../../lib/forms/nestedErrors.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { FormFailureText } from '../../../ui/inputs/forms/FormFailureText.tsx';
import { FormikForm } from '../../../ui/inputs/forms/FormikForm.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import {
  blankInvitation,
  type InvitationValues,
  invitationFormSchema,
  invitationOf,
} from './invitationForm.ts';
import { MemberFields } from './MemberFields.tsx';

interface InviteDialogProps {
  open: boolean;
  /** Resolves to why the invitation was not sent, or null. */
  onInvite: (input: InvitationInput) => Promise<FormFailure | null>;
  onClose: () => void;
}

/** Invites a person by mail. */
export const InviteDialog = ({ open, onInvite, onClose }: InviteDialogProps) => {
  const form = useId();
  const submit = async (
    values: InvitationValues,
    { setErrors, setStatus, resetForm }: FormikHelpers<InvitationValues>,
  ) => {
    setStatus(undefined);
    const failure = await onInvite(invitationOf(values));
    if (!failure) {
      onClose();
      return resetForm();
    }
    setErrors(nestedErrors(failure.errors));
    setStatus(failure.message);
  };
  return (
    <Formik
      initialValues={blankInvitation}
      validationSchema={invitationFormSchema}
      onSubmit={submit}
    >
      {({ isSubmitting, status, submitForm }) => (
        <ConfirmDialog
          question="Invite a member"
          labels={{ confirm: 'Send invitation', close: 'Close' }}
          color="primary"
          open={open}
          busy={isSubmitting}
          form={form}
          onConfirm={submitForm}
          onClose={onClose}
        >
          <Typography sx={{ mb: 2.5 }}>
            {`The person gets a mail with a link, which is valid for ${companyLimits.invitationDays} days. Only the account with this address can use it.`}
          </Typography>
          <FormikForm id={form}>
            <FormikTextField
              id="invitation-email"
              name="email"
              label="E-mail address"
              type="email"
              autoComplete="off"
            />
            <MemberFields />
            <FormFailureText>{status}</FormFailureText>
          </FormikForm>
        </ConfirmDialog>
      )}
    </Formik>
  );
};
