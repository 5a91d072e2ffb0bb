import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useField } from 'formik';
import type { Role } from 'functions/contract';

/** The roles of someone, of which they have all that are checked. */
export const RoleChoice = ({ roles }: { roles: readonly Role[] }) => {
  const [{ value }, { error }, { setValue }] = useField<string[]>('roleIds');
  const change = (id: string, isChecked: boolean) =>
    setValue(isChecked ? [...value, id] : value.filter((one) => one !== id));
  return (
    <FormControl component="fieldset" error={Boolean(error)}>
      <FormLabel component="legend">Roles</FormLabel>
      {roles.map(({ _id, name }) => (
        <FormControlLabel
          key={_id}
          label={name}
          control={
            <Checkbox
              checked={value.includes(_id)}
              onChange={(_, isChecked) => change(_id, isChecked)}
            />
          }
        />
      ))}
      <FormHelperText>{error ?? ' '}</FormHelperText>
    </FormControl>
  );
};
