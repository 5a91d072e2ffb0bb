import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { areaName, limits, permissionAreas, type RoleInput, roleSchema } from 'functions/contract';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';
import { capitalized } from '../../../lib/texts/capitalized.ts';
import { type DialogState, FormDialog } from '../../../ui/inputs/forms/FormDialog.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { SelectField } from '../../../ui/inputs/SelectField.tsx';
import { permissionsOf, type RoleValues } from './roleForm.ts';

interface RoleDialogProps extends DialogState {
  /** Whether the role is new. */
  isNew: boolean;
  start: RoleValues;
  /** Resolves to a notice of what it did. */
  onSend: (role: RoleInput) => Promise<string>;
}

const inputOf = (values: RoleValues): RoleInput => ({
  name: values.name,
  permissions: permissionsOf(values),
});

const choices = { none: 'Nothing', read: 'See', write: 'See and change' };

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

const Levels = () => {
  const { values, setFieldValue } = useFormikContext<RoleValues>();
  return (
    <Box sx={columns}>
      {permissionAreas.map((area) => (
        <SelectField
          key={area}
          label={capitalized(areaName(area))}
          choices={choices}
          value={values.levels[area]}
          onChange={(level) => setFieldValue(`levels.${area}`, level)}
        />
      ))}
    </Box>
  );
};

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
        <Levels />
      </>
    )}
  </FormDialog>
);
