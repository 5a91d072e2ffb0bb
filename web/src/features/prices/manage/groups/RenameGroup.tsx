import { type CustomerGroup, limits } from 'functions/contract';
import type { SaveOutcome } from '../../../../lib/forms/formFailure.ts';
import { FormikTextField } from '../../../../ui/inputs/forms/FormikTextField.tsx';
import { type DialogState, VersionedDialog } from '../../../../ui/inputs/forms/VersionedDialog.tsx';
import { groupFields, groupNameOf } from './groupForm.ts';

interface RenameGroupProps extends DialogState {
  group: CustomerGroup;
  onRename: (name: string, base: CustomerGroup) => Promise<SaveOutcome<CustomerGroup>>;
}

/** Renames a group. */
export const RenameGroup = ({ group, onRename, ...state }: RenameGroupProps) => (
  <VersionedDialog
    question="Rename the group"
    deed="Save the name"
    stored={group}
    fields={groupFields}
    conflictTitle="Someone else has renamed this group"
    onSave={(values, base) => onRename(groupNameOf(values), base)}
    {...state}
  >
    <FormikTextField
      id="group-name"
      name="name"
      label="Name"
      autoComplete="off"
      sx={{ mt: 1 }}
      slotProps={{ htmlInput: { maxLength: limits.priceListName } }}
    />
  </VersionedDialog>
);
