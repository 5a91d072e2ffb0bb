import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';

interface DeleteAccountProps {
  email: string;
  /** Resolves to why the account could not be deleted, or null. */
  onDelete: () => Promise<string | null>;
}

const isSameAddress = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const Consequences = ({ email }: Pick<DeleteAccountProps, 'email'>) => (
  <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
    {
      'Your profile, your photo and your access are removed for good. Your orders, payments and invoices stay on record. Your reviews stay, without your name and photo. To confirm, type '
    }
    <strong>{email}</strong>
  </Typography>
);

const DeleteDialog = ({
  email,
  open,
  onDelete,
  onClose,
}: DeleteAccountProps & { open: boolean; onClose: () => void }) => {
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setFailure(await onDelete());
    setBusy(false);
  };
  return (
    <ConfirmDialog
      question="Are you sure you want to delete your account?"
      open={open}
      busy={busy}
      disabled={!isSameAddress(typed, email)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Consequences email={email} />
      <TextField
        label="Your email address"
        value={typed}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none' } }}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ mt: 1 }}
      />
      {failure && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      )}
    </ConfirmDialog>
  );
};

/** Deletes the user's own account, after the user has typed its address. */
export const DeleteAccount = (props: DeleteAccountProps) => {
  const [openCount, setOpenCount] = useState(0);
  const [open, setOpen] = useState(false);
  const openDialog = () => {
    setOpenCount(openCount + 1);
    setOpen(true);
  };
  return (
    <Paper
      component="section"
      variant="outlined"
      sx={{ p: { xs: 2.5, sm: 3.5 }, mt: 4, borderColor: 'error.main' }}
    >
      <Typography variant="h2" sx={{ fontSize: '1.25rem', mb: 1 }}>
        Delete my account
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        This cannot be undone. Your orders, payments and invoices stay on record. Your reviews stay,
        without your name.
      </Typography>
      <Button color="error" variant="outlined" onClick={openDialog}>
        Delete my account
      </Button>
      <DeleteDialog key={openCount} {...props} open={open} onClose={() => setOpen(false)} />
    </Paper>
  );
};
