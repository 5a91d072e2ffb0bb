import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useField } from 'formik';
import {
  type CustomerTerms,
  defaultPaymentMethod,
  isPrepaid,
  type PaymentMethod,
  paymentMethods,
} from 'functions/contract';
import { useEffect, useId } from 'react';
import { creditLeftOf, creditText, termsText } from '../../../domain/money/termsTexts.ts';

/** How a customer can pay. */
export interface PaymentOptions {
  /** Undefined while the terms load, and when they cannot be read. */
  terms: CustomerTerms | undefined;
  /** Undefined until it is known. */
  takesCards: boolean | undefined;
}

const textsOf = ({
  terms,
}: PaymentOptions): Record<PaymentMethod, { name: string; explanation: string }> => ({
  'bank-transfer': {
    name: terms && isPrepaid(terms.terms) ? 'Bank transfer in advance' : 'Bank transfer on invoice',
    explanation: "The order's page shows our bank details and the payment due.",
  },
  card: {
    name: 'Card',
    explanation: 'You pay on the page of our payment provider, as soon as the order is placed.',
  },
});

/** A draft may have chosen a card where the shop no longer takes them. */
const useOfferedMethod = (takesCards: boolean | undefined) => {
  const [{ value }, , { setValue }] = useField<PaymentMethod>('paymentMethod');
  const isWithdrawn = value === 'card' && takesCards === false;
  useEffect(() => {
    if (isWithdrawn) void setValue(defaultPaymentMethod);
  }, [isWithdrawn, setValue]);
};

const Terms = ({ terms }: Pick<PaymentOptions, 'terms'>) => {
  const credit = terms && creditLeftOf(terms);
  return (
    <Box sx={{ minHeight: 24, mb: 1 }}>
      <div>{terms && termsText(terms)}</div>
      {credit && <Box sx={{ color: 'text.secondary' }}>{creditText(credit)}</Box>}
    </Box>
  );
};

/** When and how the order is paid. Cards are offered only where the shop takes them. */
export const PaymentChoice = (options: PaymentOptions) => {
  const { terms, takesCards } = options;
  const [field, { error }] = useField<PaymentMethod>('paymentMethod');
  const errorId = useId();
  useOfferedMethod(takesCards);
  const texts = textsOf(options);
  const offered = paymentMethods.filter((method) => method !== 'card' || takesCards);
  return (
    <>
      <Terms terms={terms} />
      <RadioGroup
        aria-label="Payment method"
        aria-describedby={error ? errorId : undefined}
        {...field}
        sx={{ gap: 1 }}
      >
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
      {error && (
        <FormHelperText id={errorId} error>
          {error}
        </FormHelperText>
      )}
    </>
  );
};
