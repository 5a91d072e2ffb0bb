import Box from '@mui/material/Box';
import { type Currency, formatCentsIn, type TaxedTotals, taxLines } from 'functions/contract';
import { savingOf } from './quoteTexts.ts';

interface QuoteAmountsProps {
  /** The price of the lines in the shop, in cents. */
  listed: number;
  /** Their price for the payer, in cents. */
  own: number;
  currency: Currency;
  /** The totals of the offer; null before the first one. */
  totals: TaxedTotals | null;
}

interface Amount {
  name: string;
  text: string;
  look?: 'strong' | 'saving';
}

const looks = {
  strong: { fontWeight: 700 },
  saving: { color: 'success.main' },
} as const;

const savingsOf = (listed: number, { subtotal }: TaxedTotals, currency: Currency): Amount[] => {
  const saving = savingOf(listed, subtotal);
  if (!saving) return [];
  const text = `${formatCentsIn(currency, saving.cents)} (${saving.percent})`;
  return [{ name: 'You save', text, look: 'saving' }];
};

/** The amounts without an offer. */
const usualAmounts = ({ listed, own, totals, currency }: QuoteAmountsProps): Amount[] => {
  const atListPrices = { name: 'At list prices', text: formatCentsIn(currency, listed) };
  if (own === listed) return listed === totals?.subtotal ? [] : [atListPrices];
  return [atListPrices, { name: 'At agreed prices', text: formatCentsIn(currency, own) }];
};

const amountsOf = (props: QuoteAmountsProps): Amount[] => {
  const { listed, totals, currency } = props;
  const usual = usualAmounts(props);
  if (!totals) return [...usual, { name: 'Offer', text: 'Not made yet', look: 'strong' }];
  return [
    ...usual,
    ...savingsOf(listed, totals, currency),
    { name: 'Subtotal', text: formatCentsIn(currency, totals.subtotal) },
    ...taxLines(totals).map(({ name, cents }) => ({ name, text: formatCentsIn(currency, cents) })),
    { name: 'Total', text: formatCentsIn(currency, totals.total), look: 'strong' },
  ];
};

/** The amounts of a quote, compared with the prices of the shop. */
export const QuoteAmounts = (props: QuoteAmountsProps) => (
  <Box
    component="dl"
    aria-label="Totals"
    sx={{ m: 0, ml: 'auto', maxWidth: 320, fontVariantNumeric: 'tabular-nums' }}
  >
    {amountsOf(props).map(({ name, text, look }) => (
      <Box
        key={name}
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          py: 0.5,
          ...(look && looks[look]),
        }}
      >
        <dt>{name}</dt>
        <Box component="dd" sx={{ m: 0 }}>
          {text}
        </Box>
      </Box>
    ))}
  </Box>
);
