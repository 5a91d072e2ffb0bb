import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { counted } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useState } from 'react';
import type { BulkResult } from '../../lib/queries/runBulk.ts';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx';
import type { DialogState } from '../../ui/inputs/forms/FormDialog.tsx';
import type { Order } from '../order/order.ts';
import { remindedText, reminderFailureText } from './reminderTexts.ts';
import { isRetryable, useReminders } from './useReminders.ts';

type Outcome = BulkResult<Order>;

const Texts = ({ label, texts }: { label: string; texts: readonly string[] }) => (
  <Box tabIndex={0} role="region" aria-label={label} sx={{ maxHeight: 280, overflowY: 'auto' }}>
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {texts.map((text) => (
        <Typography component="li" key={text} sx={{ overflowWrap: 'anywhere', py: 0.5 }}>
          {text}
        </Typography>
      ))}
    </Box>
  </Box>
);

interface RemindersDialogProps extends DialogState {
  /** The late orders. */
  orders: readonly Order[];
  /** Called with the orders that were reminded of. */
  onSent?: (orders: readonly Order[]) => void;
}

/** Sends, and keeps what has failed for another attempt. */
const useRun = ({ orders, onSent, onClose }: RemindersDialogProps) => {
  const remind = useReminders();
  const [remaining, setRemaining] = useState(orders);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (override: boolean) => {
    setBusy(true);
    const result = await remind({ orders: remaining, override }).finally(() => setBusy(false));
    const { length } = result.done;
    onSent?.(result.done);
    if (length > 0) enqueueSnackbar(`${counted(length, 'reminder')} sent`, { variant: 'success' });
    if (result.failed.length === 0) return onClose();
    setOutcome(result);
    setRemaining(result.failed.filter(({ error }) => isRetryable(error)).map(({ item }) => item));
  };
  return { remaining, outcome, busy, run };
};

/** Asks before reminders are sent; afterwards it names those that failed, to retry only them. */
export const RemindersDialog = (props: RemindersDialogProps) => {
  const { open, onClose, onClosed } = props;
  const { remaining, outcome, busy, run } = useRun(props);
  const [override, setOverride] = useState(false);
  const { length } = remaining;
  const failed = outcome?.failed ?? [];
  return (
    <ConfirmDialog
      question={
        outcome
          ? `${counted(failed.length, 'reminder')} not sent`
          : `Send ${counted(length, 'reminder')}?`
      }
      open={open}
      busy={busy}
      color="primary"
      canConfirm={length > 0}
      labels={{
        confirm: outcome ? `Retry ${length === 1 ? 'this one' : `these ${length}`}` : 'Send',
        close: 'Close',
      }}
      onConfirm={() => run(override)}
      onClose={onClose}
      {...(onClosed && { onClosed })}
    >
      {outcome ? (
        <Texts
          label="Not sent"
          texts={failed.map(({ item, error }) => `${item.number}: ${reminderFailureText(error)}`)}
        />
      ) : (
        <>
          <Typography sx={{ mb: 1.5 }}>
            Each customer gets the next reminder by mail, with the invoice.
          </Typography>
          <Texts label="Late orders" texts={remaining.map(remindedText)} />
        </>
      )}
      {length > 0 && (
        <FormControlLabel
          control={
            <Checkbox checked={override} onChange={(_event, checked) => setOverride(checked)} />
          }
          label="Also before the day of the reminder, or of a promise to pay"
          sx={{ mt: 1 }}
        />
      )}
    </ConfirmDialog>
  );
};
