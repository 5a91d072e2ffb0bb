import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { trimBlanks } from 'functions/contract';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { useVisits } from '../../../ui/feedback/useVisits.ts';
import { ProfileSection } from '../../../ui/layout/ProfileSection.tsx';

interface DeleteAccountProps {
  email: string;
  /** The orders that are still open. Rendered while the dialog is open. */
  openOrders: ReactNode;
  /** Resolves to why the account could not be deleted, or null. */
  onDelete: () => Promise<string | null>;
}

const isSameAddress = (one: string, other: string) =>
  trimBlanks(one).toLowerCase() === trimBlanks(other).toLowerCase();

const removed = [
  'Your login, profile and photo, and the pictures of your returns',
  'Your cart, saved addresses, stock alerts and the quotes that you have not accepted',
  'Your name and photo on your reviews, whose text and rating stay',
  'The mails that we have sent you, and inquiries that you have sent while logged in',
];

const kept = [
  'Orders, returns without your pictures, payments, invoices and credit notes',
  'Quotes that you have accepted, with their messages',
];

const Effects = ({ title, effects }: { title: string; effects: readonly string[] }) => (
  <>
    <Typography component="h3" sx={{ fontWeight: 650 }}>
      {title}
    </Typography>
    <Box component="ul" sx={{ mt: 0.5, mb: 2, pl: 2.5 }}>
      {effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </Box>
  </>
);

const Consequences = ({ email, openOrders }: Omit<DeleteAccountProps, 'onDelete'>) => (
  <>
    <Effects title="This is removed for good:" effects={removed} />
    <Effects
      title="This stays, with your name and address, because the law makes us keep it:"
      effects={kept}
    />
    {openOrders}
    <Typography sx={{ mt: 2, mb: 2, overflowWrap: 'anywhere' }}>
      {'To confirm, type '}
      <strong>{email}</strong>
    </Typography>
  </>
);

const DeleteDialog = ({
  email,
  openOrders,
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
      labels={{ confirm: 'Delete my account' }}
      open={open}
      busy={busy}
      disabled={!isSameAddress(typed, email)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Consequences email={email} openOrders={openOrders} />
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
  const { visit, start, dialog } = useVisits();
  return (
    <ProfileSection
      title="Delete my account"
      intro="This cannot be undone. Download your data first. Your orders, payments and invoices stay on record, because the law makes us keep them."
      borderColor="error.main"
    >
      <Button color="error" variant="outlined" onClick={start}>
        Delete my account
      </Button>
      <DeleteDialog key={visit} {...props} {...dialog} />
    </ProfileSection>
  );
};
