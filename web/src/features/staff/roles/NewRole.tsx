import { type RoleInput, roleSchema } from 'functions/contract';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';
import { type DialogState, FormDialog } from '../../../ui/inputs/forms/FormDialog.tsx';
import { RoleFields } from './RoleFields.tsx';
import { roleInputOf, roleValuesOf } from './roleForm.ts';

interface NewRoleProps extends DialogState {
  /** Resolves to a notice of what it did. */
  onSend: (role: RoleInput) => Promise<string>;
}

/** Creates a role. */
export const NewRole = ({ onSend, ...state }: NewRoleProps) => (
  <FormDialog
    question="New role"
    labels={{ confirm: 'Create role' }}
    start={roleValuesOf()}
    errorsOf={(values) => schemaErrors(roleSchema, roleInputOf(values))}
    onSend={(values) => onSend(roleSchema.cast(roleInputOf(values)))}
    {...state}
  >
    {() => <RoleFields />}
  </FormDialog>
);
