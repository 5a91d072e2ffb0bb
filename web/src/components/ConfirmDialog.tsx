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
  /** While something is still missing for a yes. */
  disabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Called when it is out of sight. */
  onClosed?: () => void;
}

/** Asks before something that cannot be taken back. Its children show what it is about. */
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
