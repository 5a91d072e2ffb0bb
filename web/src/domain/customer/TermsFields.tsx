import { currencyNoun, paymentTerms, termsLabel } from 'functions/contract';
import { FormikTextField } from '../../ui/inputs/forms/FormikTextField.tsx';

interface TermsFieldsProps {
  /** Before the names of the fields in the form's values: `agreed.`. */
  prefix?: string;
  defaultTerms: string;
  limitHelp: string;
}

/** The payment terms of a customer, and how much may be open. */
export const TermsFields = ({ prefix = '', defaultTerms, limitHelp }: TermsFieldsProps) => (
  <>
    <FormikTextField
      name={`${prefix}terms`}
      label="Payment terms"
      select
      // Shows the name of the empty choice in the field.
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{defaultTerms}</option>
      {paymentTerms.map((terms) => (
        <option key={terms} value={terms}>
          {termsLabel(terms)}
        </option>
      ))}
    </FormikTextField>
    <FormikTextField
      name={`${prefix}creditLimit`}
      label={`Credit limit in ${currencyNoun}`}
      autoComplete="off"
      helperText={limitHelp}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  </>
);
