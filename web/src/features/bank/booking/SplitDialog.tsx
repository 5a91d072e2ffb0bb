import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useField, useFormikContext } from 'formik';
import type { BankEntryDetails } from 'functions/contract';
import { formatDate } from '../../../domain/time/dates.ts';
import { type DialogState, FormDialog } from '../../../ui/inputs/forms/FormDialog.tsx';
import { FormikCheckbox } from '../../../ui/inputs/forms/FormikCheckbox.tsx';
import { ReasonField } from '../../../ui/inputs/forms/ReasonField.tsx';
import {
  amountText,
  bankMoney,
  entryName,
  payerText,
  transferText,
} from '../entries/entryTexts.ts';
import { AddInvoice } from './AddInvoice.tsx';
import { SplitRows } from './SplitRows.tsx';
import {
  fillRows,
  paidBy,
  restOf,
  type SplitValues,
  splitErrors,
  splitInput,
  splitStart,
  writesOff,
} from './splitForm.ts';
import { type BankActions, bankFailure } from './useBankActions.ts';

const restText = (rest: number, currency: string): string => {
  if (rest === 0) return 'All of it is used.';
  const money = bankMoney(currency, Math.abs(rest));
  return rest > 0 ? `${money} is left.` : `${money} too much.`;
};

/** What is left, and why that cannot be booked. */
const Rest = ({ rest, currency }: { rest: number; currency: string }) => {
  const [, { error }] = useField('total');
  const { submitCount } = useFormikContext();
  return (
    <Alert severity={rest === 0 ? 'success' : 'info'} role="status" sx={{ mt: 1 }}>
      {submitCount > 0 && error ? error : restText(rest, currency)}
    </Alert>
  );
};

const Fields = ({ details, values }: { details: BankEntryDetails; values: SplitValues }) => {
  const { entry, writeOffLimit } = details;
  const { setFieldValue } = useFormikContext<SplitValues>();
  const rest = restOf(values, entry);
  return (
    <>
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {`${amountText(entry)} from ${payerText(entry)}, ${formatDate(entry.day)}`}
      </Typography>
      <Typography
        variant="body2"
        sx={{ mb: 2, color: 'text.secondary', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      >
        {transferText(entry)}
      </Typography>
      <SplitRows rows={values.rows} currency={entry.currency} writeOffLimit={writeOffLimit} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, my: 1 }}>
        <Button
          variant="outlined"
          disabled={values.rows.length === 0}
          onClick={() => void setFieldValue('rows', fillRows(values.rows, entry.amount))}
        >
          Fill by due date
        </Button>
        <Button
          disabled={values.rows.every((row) => paidBy(row) === 0)}
          onClick={() => void setFieldValue('rows', fillRows(values.rows, 0))}
        >
          Clear
        </Button>
      </Stack>
      <AddInvoice rows={values.rows} />
      <Rest rest={rest} currency={entry.currency} />
      {rest > 0 && (
        <FormikCheckbox
          name="overpayment"
          label={`Keep ${bankMoney(entry.currency, rest)} as credit of the customer, on the last of these invoices`}
        />
      )}
      {writesOff(values, writeOffLimit) && (
        <ReasonField
          id="write-off-reason"
          sx={{ mt: 2 }}
          helperText="Why the rest is written off"
        />
      )}
    </>
  );
};

interface SplitDialogProps extends DialogState {
  details: BankEntryDetails;
  actions: BankActions;
}

/** Splits an entry over the open invoices of a customer. */
export const SplitDialog = ({ details, actions, ...dialog }: SplitDialogProps) => {
  const { entry } = details;
  const send = async (values: SplitValues) => {
    await actions.book({ entry, booking: splitInput(values, details) });
    return `${entryName(entry)} is booked`;
  };
  return (
    <FormDialog<SplitValues>
      {...dialog}
      question="Split over invoices"
      labels={{ confirm: `Book ${amountText(entry)}` }}
      start={splitStart(details)}
      errorsOf={(values) => splitErrors(values, details)}
      onSend={send}
      failureOf={bankFailure}
    >
      {(values) => <Fields details={details} values={values} />}
    </FormDialog>
  );
};
