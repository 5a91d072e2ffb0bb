import Typography from '@mui/material/Typography';
import { companyLimits, type InvitationInput } from 'functions/contract';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';
import { FormDialog } from '../../../ui/inputs/forms/FormDialog.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { blankInvitation, invitationFormSchema, invitationOf } from './invitationForm.ts';
import { MemberFields } from './MemberFields.tsx';
import { memberFailure } from './memberFailure.ts';

interface InviteDialogProps {
  open: boolean;
  /** Resolves to a notice of what it did. */
  onInvite: (input: InvitationInput) => Promise<string>;
  onClose: () => void;
}

/** Invites a person by mail. */
export const InviteDialog = ({ open, onInvite, onClose }: InviteDialogProps) => (
  <FormDialog
    question="Invite a member"
    labels={{ confirm: 'Send invitation', close: 'Close' }}
    start={blankInvitation}
    errorsOf={(values) => schemaErrors(invitationFormSchema, values)}
    onSend={(values) => onInvite(invitationOf(values))}
    failureOf={memberFailure}
    open={open}
    onClose={onClose}
  >
    {() => (
      <>
        <Typography sx={{ mb: 2.5 }}>
          {`The person gets a mail with a link, which is valid for ${companyLimits.invitationDays} days. Only the account with this address can use it.`}
        </Typography>
        <FormikTextField
          id="invitation-email"
          name="email"
          label="E-mail address"
          type="email"
          autoComplete="off"
        />
        <MemberFields />
      </>
    )}
  </FormDialog>
);
