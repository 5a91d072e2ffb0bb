import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { useFormikContext } from 'formik';
import { type QuoteLine, readPercent } from 'functions/contract';
import { useState } from 'react';
import { ownPriceOf } from '../../../domain/quote/quoteTexts.ts';
import { dollarsText } from '../../../lib/forms/hundredths.ts';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.ts';
import { discounted, discountIn, type OfferValues } from './offerForm.ts';
import { discountText } from './offerTexts.ts';

const percent = { endAdornment: <InputAdornment position="end">%</InputAdornment> };

/** Sets all prices to those of the payer less a discount. */
export const DiscountField = ({ lines }: { lines: readonly QuoteLine[] }) => {
  const { values, setFieldValue, setFieldError, setFieldTouched } = useFormikContext<OfferValues>();
  const [announcement, setAnnouncement] = useState('');
  const apply = async () => {
    const discount = discountIn(values.discount);
    if (discount === null) {
      await setFieldTouched('discount', true, false);
      return setFieldError(
        'discount',
        readPercent(values.discount).problem ?? 'Enter a number from 0 to 99.99',
      );
    }
    const prices = lines.map((line) => discounted(ownPriceOf(line), discount));
    const text = discountText(lines, prices);
    await setFieldValue('prices', prices.map(dollarsText));
    setAnnouncement(text ?? '');
    if (text === null && discount > 0) {
      await setFieldTouched('discount', true, false);
      setFieldError('discount', 'Changes no price by a cent');
    }
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
      <FormikTextField
        name="discount"
        label="Discount"
        size="small"
        autoComplete="off"
        sx={{ width: 128 }}
        slotProps={{ input: percent, htmlInput: { inputMode: 'decimal' } }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void apply();
        }}
      />
      <Button variant="outlined" onClick={() => void apply()} sx={{ minHeight: 40 }}>
        Apply to all lines
      </Button>
      <span role="status" style={visuallyHidden}>
        {announcement}
      </span>
    </Box>
  );
};
