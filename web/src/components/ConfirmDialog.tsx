import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type PropsWithChildren, useId } from 'react';

interface ConfirmDialogProps {
  question: string;
  open: boolean;
  busy: boolean;
  /** Disables the confirmation, for example while an input is missing. */
  disabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Called after the closing transition. */
  onClosed?: () => void;
}

/** Asks for confirmation of an action that cannot be undone. Its children show what it affects. */
export const ConfirmDialog = ({
  question,
  open,
  busy,
  disabled = false,
  onConfirm,
  onClose,
  onClosed,
  children,
}: PropsWithChildren<ConfirmDialogProps>) => {
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      {...(onClosed && { slotProps: { transition: { onExited: onClosed } } })}
    >
      <DialogTitle id={titleId}>{question}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          Close
        </Button>
        <Button
          onClick={onConfirm}
          color="error"
          variant="contained"
          loading={busy}
          disabled={disabled}
        >
          Confirm
        </Button>
      </DialogActions>
    </Dialog>
  );
};
