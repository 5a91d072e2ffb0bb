import Typography from '@mui/material/Typography';
import type { Member, MemberInput } from 'functions/contract';
import { useId } from 'react';
import type { SaveOutcome } from '../../../lib/forms/formFailure.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { FormFailureText } from '../../../ui/inputs/FormFailureText.tsx';
import { FormikForm } from '../../../ui/inputs/FormikForm.tsx';
import { VersionedForm } from '../../../ui/inputs/VersionedForm.tsx';
import { MemberFields } from './MemberFields.tsx';
import { memberFields, memberFormSchema, memberValuesOf, roleAndLimitsOf } from './memberForm.ts';

interface MemberDialogProps {
  member: Member;
  open: boolean;
  onSave: (input: MemberInput) => Promise<SaveOutcome<Member>>;
  onClose: () => void;
  onClosed: () => void;
}

/** Changes the role and the limits of a member. */
export const MemberDialog = ({ member, open, onSave, onClose, onClosed }: MemberDialogProps) => {
  const form = useId();
  return (
    <VersionedForm
      stored={member}
      valuesOf={memberValuesOf}
      fields={memberFields}
      schema={memberFormSchema}
      conflictTitle="Someone else has changed this member"
      onSubmit={async (values, { version }) => {
        const outcome = await onSave({ version, ...roleAndLimitsOf(values) });
        if ('saved' in outcome) onClose();
        return outcome;
      }}
    >
      {({ isSubmitting, isEdited, status, submitForm }) => (
        <ConfirmDialog
          question="Change role and limits"
          labels={{ confirm: 'Save', close: 'Close' }}
          color="primary"
          open={open}
          busy={isSubmitting}
          disabled={!isEdited}
          form={form}
          onConfirm={submitForm}
          onClose={onClose}
          onClosed={onClosed}
        >
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{member.name}</Typography>
          <Typography sx={{ mb: 2.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {member.email}
          </Typography>
          <FormikForm id={form}>
            <MemberFields />
            <FormFailureText>{status}</FormFailureText>
          </FormikForm>
        </ConfirmDialog>
      )}
    </VersionedForm>
  );
};
