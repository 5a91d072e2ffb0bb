import { limits, type RoleInput, roleSchema } from 'functions/contract';
import { permissionsOf } from '../../../domain/staff/areaLevels.ts';
import { LevelFields } from '../../../domain/staff/LevelFields.tsx';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';
import { type DialogState, FormDialog } from '../../../ui/inputs/forms/FormDialog.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import type { RoleValues } from './roleForm.ts';

interface RoleDialogProps extends DialogState {
  /** Whether the role is new. */
  isNew: boolean;
  start: RoleValues;
  /** Resolves to a notice of what it did. */
  onSend: (role: RoleInput) => Promise<string>;
}

const inputOf = (values: RoleValues): RoleInput => ({
  name: values.name,
  permissions: permissionsOf(values.levels),
});

/** Creates or changes a role: its name, and what it allows of each area. */
export const RoleDialog = ({ isNew, start, onSend, ...state }: RoleDialogProps) => (
  <FormDialog
    question={isNew ? 'New role' : 'Change the role'}
    labels={{ confirm: isNew ? 'Create role' : 'Save role' }}
    start={start}
    errorsOf={(values) => schemaErrors(roleSchema, inputOf(values))}
    onSend={(values) => onSend(roleSchema.cast(inputOf(values)))}
    {...state}
  >
    {() => (
      <>
        <FormikTextField
          name="name"
          label="Name"
          fullWidth
          autoComplete="off"
          sx={{ mt: 1 }}
          slotProps={{ htmlInput: { maxLength: limits.roleName } }}
        />
        <LevelFields />
      </>
    )}
  </FormDialog>
);
