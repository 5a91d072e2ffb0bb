import Typography from '@mui/material/Typography';
import type { Member, MemberInput } from 'functions/contract';
import type { SaveOutcome } from '../../../lib/forms/formFailure.ts';
import { type DialogState, VersionedDialog } from '../../../ui/inputs/forms/VersionedDialog.tsx';
import { MemberFields } from './MemberFields.tsx';
import { memberFields, roleAndLimitsOf } from './memberForm.ts';

interface MemberDialogProps extends DialogState {
  member: Member;
  onSave: (input: MemberInput) => Promise<SaveOutcome<Member>>;
}

/** Changes the role and the limits of a member. */
export const MemberDialog = ({ member, onSave, ...state }: MemberDialogProps) => (
  <VersionedDialog
    question="Change role and limits"
    deed="Save role and limits"
    stored={member}
    fields={memberFields}
    conflictTitle="Someone else has changed this member"
    subject={
      <>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{member.name}</Typography>
        <Typography sx={{ mb: 2.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {member.email}
        </Typography>
      </>
    }
    onSave={(values, { version }) => onSave({ version, ...roleAndLimitsOf(values) })}
    {...state}
  >
    <MemberFields />
  </VersionedDialog>
);
