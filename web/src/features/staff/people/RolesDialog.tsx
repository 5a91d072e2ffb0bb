import Typography from '@mui/material/Typography';
import {
  limits,
  newStaffSchema,
  type Role,
  staffInvitationLimits,
  staffInvitationSchema,
} from 'functions/contract';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';
import { type DialogState, FormDialog } from '../../../ui/inputs/forms/FormDialog.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { RoleChoice } from './RoleChoice.tsx';

/** Who gets which roles. */
export interface RolesValues {
  email: string;
  roleIds: string[];
}

export type RolesStep = 'add' | 'invite' | 'change';

interface StepTexts {
  question: (email: string) => string;
  confirm: string;
  /** The label of the address, if it is typed. */
  email?: string;
  note?: string;
}

const texts: Record<RolesStep, StepTexts> = {
  add: {
    question: () => 'Add someone to the staff',
    confirm: 'Give roles',
    email: 'E-mail of the account',
  },
  invite: {
    question: () => 'Invite someone by mail',
    confirm: 'Send invitation',
    email: 'E-mail address',
    note: `The person gets a mail with a link, which is valid for ${staffInvitationLimits.days} days. Only the account with this address can use it.`,
  },
  change: { question: (email) => `The roles of ${email}`, confirm: 'Save roles' },
};

interface RolesDialogProps extends DialogState {
  /** The roles that can be given. */
  roles: readonly Role[];
  /** Whether an account or an invited address gets its first roles, or someone gets other ones. */
  step: RolesStep;
  start: RolesValues;
  /** Resolves to a notice of what it did. */
  onSend: (values: RolesValues) => Promise<string>;
}

/** Gives someone roles, or changes those that they have. */
export const RolesDialog = ({ roles, step, start, onSend, ...state }: RolesDialogProps) => {
  const { question, confirm, email, note } = texts[step];
  return (
    <FormDialog
      question={question(start.email)}
      labels={{ confirm }}
      start={start}
      errorsOf={(values) =>
        schemaErrors(step === 'invite' ? staffInvitationSchema : newStaffSchema, values)
      }
      onSend={onSend}
      {...state}
    >
      {() => (
        <>
          {note && <Typography sx={{ mb: 1 }}>{note}</Typography>}
          {email && (
            <FormikTextField
              name="email"
              label={email}
              type="email"
              fullWidth
              autoComplete="off"
              sx={{ mt: 1 }}
              slotProps={{ htmlInput: { maxLength: limits.email } }}
            />
          )}
          <RoleChoice roles={roles} />
        </>
      )}
    </FormDialog>
  );
};
