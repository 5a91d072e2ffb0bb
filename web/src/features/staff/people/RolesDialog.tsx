import { limits, newStaffSchema, type Role } from 'functions/contract';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';
import { type DialogState, FormDialog } from '../../../ui/inputs/forms/FormDialog.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { RoleChoice } from './RoleChoice.tsx';

/** Who gets which roles. */
export interface RolesValues {
  email: string;
  roleIds: string[];
}

interface RolesDialogProps extends DialogState {
  /** The roles that can be given. */
  roles: readonly Role[];
  /** Whether someone gets their first roles, by the address of the account. */
  isNew: boolean;
  start: RolesValues;
  /** Resolves to a notice of what it did. */
  onSend: (values: RolesValues) => Promise<string>;
}

/** Gives someone roles, or changes those that they have. */
export const RolesDialog = ({ roles, isNew, start, onSend, ...state }: RolesDialogProps) => (
  <FormDialog
    question={isNew ? 'Add someone to the staff' : `The roles of ${start.email}`}
    labels={{ confirm: isNew ? 'Give roles' : 'Save roles' }}
    start={start}
    errorsOf={(values) => schemaErrors(newStaffSchema, values)}
    onSend={onSend}
    {...state}
  >
    {() => (
      <>
        {isNew && (
          <FormikTextField
            name="email"
            label="E-mail of the account"
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
