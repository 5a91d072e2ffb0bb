import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useField } from 'formik';
import { type PaymentMethod, paymentMethods } from 'functions/contract';

const texts: Record<PaymentMethod, { name: string; explanation: string }> = {
  'bank-transfer': {
    name: 'Bank transfer on invoice',
    explanation: "You pay nothing now. The order's page shows the payment due.",
  },
  card: {
    name: 'Card',
    explanation: 'You pay on the page of our payment provider, as soon as the order is placed.',
  },
};

/** How the order is paid. Cards are offered only where the shop takes them. */
export const PaymentChoice = ({ takesCards = false }: { takesCards?: boolean }) => {
  const [field, { error }] = useField<PaymentMethod>('paymentMethod');
  const offered = paymentMethods.filter((method) => method !== 'card' || takesCards);
  return (
    <>
      <RadioGroup aria-label="Payment method" {...field} sx={{ gap: 1 }}>
        {offered.map((method) => (
          <FormControlLabel
            key={method}
            value={method}
            control={<Radio />}
            sx={{ alignItems: 'flex-start', mr: 0, '& .MuiFormControlLabel-label': { pt: 1 } }}
            label={
              <>
                <Box component="span" sx={{ fontWeight: 650 }}>
                  {texts[method].name}
                </Box>
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {texts[method].explanation}
                </Box>
              </>
            }
          />
        ))}
      </RadioGroup>
      {error && <FormHelperText error>{error}</FormHelperText>}
    </>
  );
};
