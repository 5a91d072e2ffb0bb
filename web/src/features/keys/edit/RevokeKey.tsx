import Typography from '@mui/material/Typography';
import type { ApiKey, ChangedKey } from 'functions/contract';
import { ActionDialog } from '../../../ui/inputs/forms/ActionDialog.tsx';
import type { DialogState } from '../../../ui/inputs/forms/FormDialog.tsx';

interface RevokeKeyProps extends DialogState {
  apiKey: ApiKey;
  onRevoke: () => Promise<ChangedKey>;
}

/** Asks before a key is ended at once. */
export const RevokeKey = ({ apiKey: { name, prefix }, onRevoke, ...state }: RevokeKeyProps) => (
  <ActionDialog
    question={`End ${name} now?`}
    labels={{ confirm: 'End key now' }}
    onSend={async () => `${(await onRevoke()).apiKey.name} is refused from now on`}
    {...state}
  >
    <Typography>
      {`Programs with the key that begins with ${prefix} are refused from the next call on. This cannot be undone.`}
    </Typography>
  </ActionDialog>
);
