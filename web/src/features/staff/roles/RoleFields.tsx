import { limits } from 'functions/contract';
import { LevelFields } from '../../../domain/staff/LevelFields.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';

/** The name of a role, and what it allows of each area. */
export const RoleFields = () => (
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
);
