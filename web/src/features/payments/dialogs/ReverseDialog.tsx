import Typography from '@mui/material/Typography';
import {
  formatCentsIn,
  type Payment,
  type ReversalInput,
  reversalSchema,
  trimBlanks,
} from 'functions/contract';
import { type MailedDocument, recipientsText } from '../../../domain/order/mailedTexts.ts';
import { formatDate } from '../../../domain/time/dates.ts';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';
import type { DialogState } from '../../../ui/inputs/forms/FormDialog.tsx';
import { ReasonField } from '../../../ui/inputs/forms/ReasonField.tsx';
import { kindTexts, methodText } from '../data/entryTexts.ts';
import { balanceSentence } from '../data/stateTexts.ts';
import { EntryDialog } from './EntryDialog.tsx';
import type { PaymentChanges } from './usePaymentChanges.ts';

interface ReverseDialogProps extends DialogState {
  entry: Payment;
  order: MailedDocument;
  changes: PaymentChanges;
}

const amountOf = ({ amount, currency }: Payment) => formatCentsIn(currency, Math.abs(amount));

/** Takes an entry back that was a mistake. */
export const ReverseDialog = ({ entry, order, changes, ...dialog }: ReverseDialogProps) => {
  const kind = kindTexts[entry.kind];
  const send = async ({ reason }: ReversalInput) => {
    const { order: after } = await changes.reverse(entry._id, { reason: trimBlanks(reason) });
    return `${kind} of ${amountOf(entry)} reversed. ${balanceSentence(after)}`;
  };
  return (
    <EntryDialog<ReversalInput>
      {...dialog}
      question={`Reverse this ${kind.toLowerCase()}?`}
      labels={{ confirm: `Reverse ${kind.toLowerCase()} of ${amountOf(entry)}` }}
      color="error"
      start={{ reason: '' }}
      errorsOf={(values) => schemaErrors(reversalSchema, values)}
      onSend={send}
    >
      {() => (
        <>
          <Typography sx={{ fontWeight: 650 }}>
            {`${amountOf(entry)}, ${formatDate(entry.receivedAt)}, ${methodText(entry)}`}
          </Typography>
          <Typography sx={{ my: 1.5 }}>
            For an entry that was a mistake. It stays in the list, with an entry that takes it back.
          </Typography>
          <Typography variant="body2" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
            {`If the mail about it has been sent, ${recipientsText([order])} gets another one that corrects it; otherwise it is not sent.`}
          </Typography>
          <ReasonField id="reversal-reason" />
        </>
      )}
    </EntryDialog>
  );
};
