import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { CardReturnState } from './useReturn.ts';

type Shown = NonNullable<CardReturnState>;

const severities: Record<Shown, AlertColor> = {
  waiting: 'info',
  late: 'info',
  recorded: 'success',
  cancelled: 'info',
};

const texts: Record<Shown, string> = {
  waiting: 'Thank you. We are waiting for the confirmation of your payment.',
  late: 'Thank you. The confirmation of your payment can take a few minutes. This page will show it. Please do not pay again.',
  recorded: 'Thank you. Your payment has arrived.',
  cancelled: 'The payment was cancelled. Nothing was charged.',
};

interface CardReturnNoticeProps {
  state: CardReturnState;
  onCheckAgain: () => void;
}

/** Says what has become of a payment by card. The live region exists before its text changes. */
export const CardReturnNotice = ({ state, onCheckAgain }: CardReturnNoticeProps) =>
  state && (
    <Alert
      role="status"
      severity={severities[state]}
      // As high as the longest text but that of a late payment: nothing below it moves.
      sx={{ minHeight: { xs: 72, sm: 64 } }}
      action={
        state === 'late' && (
          <Button color="inherit" onClick={onCheckAgain}>
            Check again
          </Button>
        )
      }
    >
      {texts[state]}
    </Alert>
  );
