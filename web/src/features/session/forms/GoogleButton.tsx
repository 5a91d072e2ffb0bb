import { mdiGoogle } from '@mdi/js';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { useOnline } from '../../../lib/browser/useOnline.ts';
import { Icon } from '../../../ui/media/Icon.tsx';

const offlineText =
  'You are offline. Signing in with Google needs a connection: it opens a page of Google.';

interface GoogleButtonProps {
  /** Resolves to an error message, or null. */
  onClick: () => Promise<string | null>;
}

export const GoogleButton = ({ onClick }: GoogleButtonProps) => {
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const signIn = async () => {
    setBusy(true);
    setFailure(await onClick());
    setBusy(false);
  };
  return (
    <div>
      <Button
        fullWidth
        variant="outlined"
        size="large"
        loading={busy}
        disabled={!online}
        startIcon={<Icon path={mdiGoogle} />}
        onClick={() => void signIn()}
      >
        Continue with Google
      </Button>
      <FormHelperText error role="alert">
        {online ? failure : offlineText}
      </FormHelperText>
    </div>
  );
};
