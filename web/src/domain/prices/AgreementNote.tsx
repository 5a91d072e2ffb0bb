import Typography from '@mui/material/Typography';
import type { PayerPrices } from 'functions/contract';
import { numberOf, type QuantityValue } from '../quantity/quantityValue.ts';
import { agreementFor, agreementText } from './agreedTexts.ts';

interface AgreementNoteProps {
  tool: PayerPrices;
  quantity: QuantityValue;
}

/** The list by which the payer has their price for a quantity, with its end. */
export const AgreementNote = ({ tool, quantity }: AgreementNoteProps) => {
  const agreement = agreementFor(tool, numberOf(quantity) || 0);
  return agreement ? (
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {`Your price: ${agreementText(agreement)}`}
    </Typography>
  ) : null;
};
