import { type Role, type RoleEdit, roleSchema } from 'functions/contract';
import type { SaveOutcome } from '../../../lib/forms/formFailure.ts';
import { type DialogState, VersionedDialog } from '../../../ui/inputs/forms/VersionedDialog.tsx';
import { RoleFields } from './RoleFields.tsx';
import { roleFields, roleInputOf } from './roleForm.ts';

interface EditRoleProps extends DialogState {
  role: Role;
  onSave: (edit: RoleEdit) => Promise<SaveOutcome<Role>>;
}

/** Changes a role, also one that somebody else changes at the same time. */
export const EditRole = ({ role, onSave, ...state }: EditRoleProps) => (
  <VersionedDialog
    question="Change the role"
    deed="Save role"
    stored={role}
    fields={roleFields}
    conflictTitle="Someone else has changed this role"
    onSave={(values, { version }) => onSave({ ...roleSchema.cast(roleInputOf(values)), version })}
    {...state}
  >
    <RoleFields />
  </VersionedDialog>
);
