import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type PropsWithChildren, useEffect, useId, useRef, useState } from 'react';
import { ModalDialog } from './ModalDialog.tsx';
import { SendButton } from './SendButton.tsx';

/** The labels of the two buttons of a dialog. */
export interface DialogLabels {
  /** The deed, with its count and its money where it has them: `Ship 12 pieces`. */
  confirm: string;
  close?: string;
}

interface ConfirmDialogProps {
  question: string;
  open: boolean;
  busy: boolean;
  /** Disables the confirmation, for example while an input is missing. */
  disabled?: boolean;
  /** The id of a form among the children: Enter in one of its fields confirms too. */
  form?: string;
  /** Whether there is something to confirm. */
  canConfirm?: boolean;
  labels: DialogLabels;
  /** The colour of the confirmation: `error` for an action that destroys something. */
  color?: 'error' | 'primary';
  onConfirm: () => Promise<void>;
  onClose: () => void;
  /** Called after the closing transition. */
  onClosed?: () => void;
}

/**
 * Runs an action once at a time. A second tap may come before the next render shows that the action
 * is running, so a ref remembers it until the render after its end.
 */
const useOneAtATime = (action: () => Promise<void>) => {
  const isRunning = useRef(false);
  const [ended, setEnded] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each end allows the next run
  useEffect(() => {
    isRunning.current = false;
  }, [ended]);
  return async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    await action().finally(() => setEnded((count) => count + 1));
  };
};

/** Asks for confirmation of an action. Its children show what it affects. */
export const ConfirmDialog = ({
  question,
  open,
  busy,
  disabled = false,
  form,
  canConfirm = true,
  labels,
  color = 'error',
  onConfirm,
  onClose,
  onClosed,
  children,
}: PropsWithChildren<ConfirmDialogProps>) => {
  const titleId = useId();
  const confirm = useOneAtATime(onConfirm);
  return (
    <ModalDialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      {...(onClosed && { slotProps: { transition: { onExited: onClosed } } })}
    >
      <DialogTitle id={titleId}>{question}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {labels.close ?? 'Close'}
        </Button>
        {canConfirm && (
          <SendButton
            {...(form !== undefined && { type: 'submit', form })}
            onClick={(event) => {
              event.preventDefault();
              // The button stays in the page while the dialog closes.
              if (open && !busy) void confirm();
            }}
            color={color}
            variant="contained"
            loading={busy}
            disabled={disabled}
          >
            {labels.confirm}
          </SendButton>
        )}
      </DialogActions>
    </ModalDialog>
  );
};
