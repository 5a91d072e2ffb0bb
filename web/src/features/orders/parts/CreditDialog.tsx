import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import {
  creditableOf,
  currencySymbol,
  formatCentsIn,
  leftToCredit,
  sumPieces,
} from 'functions/contract';
import { useState } from 'react';
import { getMailText } from '../../../domain/order/mailedTexts.ts';
import type { Order } from '../../../domain/order/order.ts';
import { PiecesFields } from '../../../domain/order/pieces/PiecesFields.tsx';
import { ChoiceButtons } from '../../../ui/inputs/ChoiceButtons.tsx';
import type { DialogState } from '../../../ui/inputs/forms/FormDialog.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { ReasonField } from '../../../ui/inputs/forms/ReasonField.tsx';
import {
  type CreditValues,
  creditChoices,
  creditErrors,
  creditInput,
  creditStart,
  creditTotal,
} from './creditForm.ts';
import { PartForm } from './PartForm.tsx';
import type { PartChanges } from './usePartChanges.ts';

const AmountFields = () => (
  <>
    <FormikTextField
      id="credit-text"
      name="text"
      label="Text on the credit note"
      autoComplete="off"
    />
    <FormikTextField
      id="credit-amount"
      name="amount"
      label="Amount without tax"
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: {
          startAdornment: <InputAdornment position="start">{currencySymbol}</InputAdornment>,
        },
      }}
    />
  </>
);

const Fields = ({ order }: { order: Order }) => {
  const { values, setFieldValue } = useFormikContext<CreditValues>();
  const total = creditTotal(order, values);
  return (
    <>
      <Typography sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {`Invoice ${order.invoiceNumber}: ${formatCentsIn(order.currency, leftToCredit(order))} without tax is left to credit. A credit note sends no money. ${getMailText([order], ' with it and the reason')}`}
      </Typography>
      {sumPieces(order.lines, creditableOf) > 0 && (
        <ChoiceButtons
          label="What is credited"
          choices={creditChoices}
          value={values.about}
          onChange={(about) => void setFieldValue('about', about)}
        />
      )}
      <Box sx={{ mt: 2 }}>
        {values.about === 'pieces' ? (
          <PiecesFields order={order} roomOf={creditableOf} />
        ) : (
          <AmountFields />
        )}
      </Box>
      <Typography role="status" sx={{ minHeight: '1.5em', fontWeight: 650 }}>
        {total !== null && `The credit note comes to ${formatCentsIn(order.currency, total)}.`}
      </Typography>
      <ReasonField id="part-reason" sx={{ mt: 2 }} />
    </>
  );
};

const deedOf = (total: number | null, currency: Order['currency']): string =>
  total === null ? 'Issue credit note' : `Issue credit note of ${formatCentsIn(currency, total)}`;

interface CreditDialogProps extends DialogState {
  order: Order;
  changes: PartChanges;
}

/** Issues a credit note for a part of an order's invoice: for pieces, or over an amount. */
export const CreditDialog = ({ order, changes, ...dialog }: CreditDialogProps) => {
  const [start] = useState(() => creditStart(order));
  const send = async (values: CreditValues) => {
    const after = await changes.credit(order.invoiceNumber ?? '', creditInput(values));
    const credit = after.credited.total - order.credited.total;
    return `Credit note ${after.creditNoteNumbers.at(-1)} of ${formatCentsIn(after.currency, credit)} issued`;
  };
  return (
    <PartForm
      {...dialog}
      order={order}
      question="Issue a credit note"
      labels={(values) => ({ confirm: deedOf(creditTotal(order, values), order.currency) })}
      start={start}
      errorsOf={(values) => creditErrors(order, values)}
      onSend={send}
    >
      {() => <Fields order={order} />}
    </PartForm>
  );
};
