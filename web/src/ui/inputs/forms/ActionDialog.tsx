import { enqueueSnackbar } from 'notistack';
import { type ComponentProps, useState } from 'react';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';
import { ConfirmDialog } from '../../feedback/ConfirmDialog.tsx';
import { FormFailureText } from './FormFailureText.tsx';

interface ActionDialogProps
  extends Omit<ComponentProps<typeof ConfirmDialog>, 'busy' | 'form' | 'onConfirm'> {
  /** Resolves to a notice of what it did. */
  onSend: () => Promise<string>;
  /** Why it has failed, if the standard message does not say enough. */
  failureOf?: (error: unknown) => string;
}

/** A dialog without fields: asks, sends, and stays open with the reason if that fails. */
export const ActionDialog = ({
  onSend,
  failureOf = (error) => toFormFailure(error, '').message,
  onClose,
  children,
  ...dialog
}: ActionDialogProps) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const send = async () => {
    setBusy(true);
    setFailure('');
    try {
      enqueueSnackbar(await onSend(), { variant: 'success' });
      onClose();
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(false);
  };
  return (
    <ConfirmDialog {...dialog} busy={busy} onConfirm={send} onClose={onClose}>
      {children}
      <FormFailureText>{failure}</FormFailureText>
    </ConfirmDialog>
  );
};
