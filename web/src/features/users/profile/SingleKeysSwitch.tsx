import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { chooseSingleKeys, useSingleKeys } from '../../../lib/keys/singleKeys.ts';

export const SingleKeysSwitch = () => (
  <FormControlLabel
    label="Use single keys as shortcuts"
    control={
      <Switch
        checked={useSingleKeys()}
        onChange={({ target }) => chooseSingleKeys(target.checked)}
      />
    }
  />
);
