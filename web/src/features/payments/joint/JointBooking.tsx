import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { counted, formatCentsIn, jointNumbersIn } from 'functions/contract';
import { Suspense, useState } from 'react';
import { useJointPayment } from '../../../domain/money/useJointPayment.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../../lib/router/useLazyDialog.ts';

const Dialog = lazyComponent(() => import('./JointBookingDialog.tsx'), 'JointBookingDialog');

/** For staff: books the transfer whose reference is searched; nothing for any other search. */
export const JointBooking = ({ words }: { words: string }) => {
  const numbers = jointNumbersIn(words);
  const [dialog, setDialog] = useState<{ open: boolean } | null>(null);
  const { data: payment, isError } = useJointPayment(numbers);
  const load = useLazyDialog(Dialog, payment !== undefined);
  // Nothing is open any more: what was read before is out of date.
  if (!payment || isError || numbers.length === 0) return null;
  const sum = formatCentsIn(payment.currency, payment.total);
  return (
    <>
      <Alert
        severity="info"
        sx={{ mb: 2 }}
        action={
          <Button color="inherit" onClick={() => void load(() => setDialog({ open: true }))}>
            Record the payment
          </Button>
        }
      >
        {`This reference names ${counted(payment.invoices.length, 'open invoice')}: ${sum}.`}
      </Alert>
      {dialog && (
        <Suspense>
          <Dialog payment={payment} {...dialog} onClose={() => setDialog({ open: false })} />
        </Suspense>
      )}
    </>
  );
};
