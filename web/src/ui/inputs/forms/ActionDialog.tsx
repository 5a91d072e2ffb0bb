import { enqueueSnackbar } from 'notistack';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';
import { ConfirmDialog } from '../../feedback/ConfirmDialog.tsx';
import { type DoneNotice, notifyDone } from '../../feedback/undoNotice.tsx';
import { FormFailureText } from './FormFailureText.tsx';

interface ActionDialogProps
  extends Omit<ComponentProps<typeof ConfirmDialog>, 'busy' | 'form' | 'onConfirm'> {
  /** Resolves to a notice of what it did. */
  onSend: () => Promise<DoneNotice>;
  /** Why it has failed, if the standard message does not say enough. */
  failureOf?: (error: unknown) => string;
}

/**
 * A dialog without fields: asks, sends, and stays open with the reason if that fails. After Close, the
 * reason is a notice.
 */
export const ActionDialog = ({
  onSend,
  failureOf = (error) => toFormFailure(error, '').message,
  onClose,
  onClosed,
  children,
  ...dialog
}: ActionDialogProps) => {
  const { open } = dialog;
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
  }, [open]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const send = async () => {
    setBusy(true);
    setFailure('');
    try {
      notifyDone(await onSend());
      onClose();
    } catch (error) {
      if (isOpen.current) setFailure(failureOf(error));
      else enqueueSnackbar(failureOf(error), { variant: 'error' });
    }
    setBusy(false);
  };
  return (
    <ConfirmDialog
      {...dialog}
      busy={busy}
      onConfirm={send}
      onClose={onClose}
      onClosed={() => {
        setFailure('');
        onClosed?.();
      }}
    >
      {children}
      <FormFailureText>{failure}</FormFailureText>
    </ConfirmDialog>
  );
};
