import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ComponentProps, useId } from 'react';
import { ModalDialog } from './ModalDialog.tsx';

interface ClosableDialogProps
  extends Pick<ComponentProps<typeof ModalDialog>, 'open' | 'maxWidth' | 'children'> {
  title: string;
  onClose: () => void;
}

/** A dialog that stays open after its form was sent, until it is closed. */
export const ClosableDialog = ({ title, onClose, children, ...dialog }: ClosableDialogProps) => {
  const titleId = useId();
  return (
    <ModalDialog {...dialog} onClose={onClose} aria-labelledby={titleId} fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ overflowWrap: 'anywhere' }}>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          Close
        </Button>
      </DialogActions>
    </ModalDialog>
  );
};
