import { type CustomerGroup, groupSchema, limits } from 'functions/contract';
import { useId } from 'react';
import type { SaveOutcome } from '../../../../lib/forms/formFailure.ts';
import { ConfirmDialog } from '../../../../ui/feedback/ConfirmDialog.tsx';
import { FormFailureText } from '../../../../ui/inputs/FormFailureText.tsx';
import { FormikForm } from '../../../../ui/inputs/FormikForm.tsx';
import { FormikTextField } from '../../../../ui/inputs/FormikTextField.tsx';
import { VersionedForm } from '../../../../ui/inputs/VersionedForm.tsx';
import { groupFields, groupNameOf, groupValuesOf } from './groupForm.ts';

interface RenameGroupProps {
  group: CustomerGroup;
  open: boolean;
  onRename: (name: string, base: CustomerGroup) => Promise<SaveOutcome<CustomerGroup>>;
  onClose: () => void;
  onClosed: () => void;
}

/** Renames a group. */
export const RenameGroup = ({ group, open, onRename, onClose, onClosed }: RenameGroupProps) => {
  const form = useId();
  return (
    <VersionedForm
      stored={group}
      valuesOf={groupValuesOf}
      fields={groupFields}
      schema={groupSchema}
      conflictTitle="Someone else has renamed this group"
      onSubmit={async (values, base) => {
        const outcome = await onRename(groupNameOf(values), base);
        if ('saved' in outcome) onClose();
        return outcome;
      }}
    >
      {({ isSubmitting, isEdited, status, submitForm }) => (
        <ConfirmDialog
          question="Rename the group"
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
          <FormikForm id={form}>
            <FormikTextField
              id="group-name"
              name="name"
              label="Name"
              autoComplete="off"
              sx={{ mt: 1 }}
              slotProps={{ htmlInput: { maxLength: limits.priceListName } }}
            />
            <FormFailureText>{status}</FormFailureText>
          </FormikForm>
        </ConfirmDialog>
      )}
    </VersionedForm>
  );
};
