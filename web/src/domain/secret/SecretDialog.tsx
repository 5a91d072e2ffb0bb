import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type PropsWithChildren, useId } from 'react';
import { ModalDialog } from '../../ui/feedback/ModalDialog.tsx';
import { CopyableFacts } from '../money/CopyableFacts.tsx';

interface SecretDialogProps {
  title: string;
  /** What it is called: `Secret`. */
  name: string;
  /** Null while the dialog is closed. */
  secret: string | null;
  onClose: () => void;
}

/**
 * Shows a secret that the API sends once. A click beside the dialog does not close it. Its children
 * say what the secret is for.
 */
export const SecretDialog = ({
  title,
  name,
  secret,
  onClose,
  children,
}: PropsWithChildren<SecretDialogProps>) => {
  const titleId = useId();
  return (
    <ModalDialog
      open={secret !== null}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          Copy it now and keep it in a safe place: it is not shown again.
        </Alert>
        <CopyableFacts label={title} facts={[{ name, text: secret ?? '' }]} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {children}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          I have stored it
        </Button>
      </DialogActions>
    </ModalDialog>
  );
};
