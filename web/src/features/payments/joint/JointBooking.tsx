import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  apiRoutes,
  counted,
  formatCentsIn,
  type JointPayment,
  jointNumbersIn,
} from 'functions/contract';
import { Suspense, useState } from 'react';
import { useJointPayment } from '../../../domain/money/useJointPayment.ts';
import { useMay } from '../../../domain/staff/useMay.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../../lib/router/useLazyDialog.ts';

const Dialog = lazyComponent(() => import('./JointBookingDialog.tsx'), 'JointBookingDialog');

/** With the room of the longest text, so that the list below stays where it is. */
const notice = { mb: 2, '& > .MuiAlert-message': { minHeight: { xs: '6.5em', sm: '3em' } } };

const textOf = (numbers: readonly string[], payment: JointPayment | undefined): string => {
  if (!payment) return `Looking for ${counted(numbers.length, 'open invoice')} of this reference…`;
  const sum = formatCentsIn(payment.currency, payment.total);
  return `This reference names ${counted(payment.invoices.length, 'open invoice')}: ${sum}.`;
};

const failureText = (error: Error): string =>
  error instanceof ApiProblem && error.code === 'nothing-due'
    ? 'No invoice of this reference is open.'
    : messageOf(error);

/** For staff: books the transfer whose reference is searched; nothing for any other search. */
export const JointBooking = ({ words }: { words: string }) => {
  const numbers = jointNumbersIn(words);
  const [dialog, setDialog] = useState<{ open: boolean } | null>(null);
  const { data: payment, error } = useJointPayment(numbers);
  const mayRecord = useMay()(apiRoutes.recordJointPayment);
  const load = useLazyDialog(Dialog, payment !== undefined);
  if (numbers.length === 0 || !mayRecord) return null;
  return (
    <>
      <Alert
        severity="info"
        sx={notice}
        action={
          <Button
            color="inherit"
            disabled={!payment || error !== null}
            onClick={() => void load(() => setDialog({ open: true }))}
          >
            Record the payment
          </Button>
        }
      >
        {error ? failureText(error) : textOf(numbers, payment)}
      </Alert>
      {dialog && payment && (
        <Suspense>
          <Dialog payment={payment} {...dialog} onClose={() => setDialog({ open: false })} />
        </Suspense>
      )}
    </>
  );
};
