import { type Currency, formatCentsIn, type TaxedTotals, taxLines } from 'functions/contract';
import { AmountList, type NamedAmount } from '../money/AmountList.tsx';
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

const savingsOf = (
  listed: number,
  { subtotal }: TaxedTotals,
  currency: Currency,
): NamedAmount[] => {
  const saving = savingOf(listed, subtotal);
  if (!saving) return [];
  const text = `${formatCentsIn(currency, saving.cents)} (${saving.percent})`;
  return [{ name: 'You save', text, look: 'saving' }];
};

/** The amounts without an offer. */
const usualAmounts = ({ listed, own, totals, currency }: QuoteAmountsProps): NamedAmount[] => {
  const atListPrices = { name: 'At list prices', text: formatCentsIn(currency, listed) };
  if (own === listed) return listed === totals?.subtotal ? [] : [atListPrices];
  return [atListPrices, { name: 'At agreed prices', text: formatCentsIn(currency, own) }];
};

const amountsOf = (props: QuoteAmountsProps): NamedAmount[] => {
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
export const QuoteAmounts = (props: QuoteAmountsProps) => <AmountList amounts={amountsOf(props)} />;
