import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import { currencySymbol, methodLabels, type Payment } from 'functions/contract';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';

export const AmountField = () => (
  <FormikTextField
    id="payment-amount"
    name="amount"
    label="Amount"
    autoComplete="off"
    sx={{ mt: 1 }}
    slotProps={{
      htmlInput: { inputMode: 'decimal' },
      input: { startAdornment: <InputAdornment position="start">{currencySymbol}</InputAdornment> },
    }}
  />
);

export const MethodField = ({ methods }: { methods: readonly Payment['method'][] }) => (
  <FormikTextField id="payment-method" name="method" label="Method" select>
    {methods.map((method) => (
      <MenuItem key={method} value={method}>
        {methodLabels[method]}
      </MenuItem>
    ))}
  </FormikTextField>
);

/** The day on which the money moved, and what the bank statement or the cheque says. */
export const DayAndReferenceFields = () => (
  <>
    <FormikTextField
      id="payment-day"
      name="receivedAt"
      label="Date"
      type="date"
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31' } }}
    />
    <FormikTextField
      id="payment-reference"
      name="reference"
      label="Reference (optional)"
      autoComplete="off"
    />
  </>
);
