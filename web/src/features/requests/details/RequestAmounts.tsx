import { formatCentsIn, type RequestPage, taxLines } from 'functions/contract';
import { AmountList, type NamedAmount } from '../../../domain/money/AmountList.tsx';

const amountsOf = ({ subtotal, currency, current }: RequestPage): NamedAmount[] => {
  const format = (cents: number) => formatCentsIn(currency, cents);
  const sent = { name: 'Net, when it was sent', text: format(subtotal) };
  if (!current?.totals) return [{ ...sent, look: 'strong' }];
  const { totals } = current;
  return [
    ...(totals.subtotal === subtotal ? [] : [sent]),
    { name: 'Net', text: format(totals.subtotal) },
    ...taxLines(totals).map(({ name, cents }) => ({ name, text: format(cents) })),
    { name: 'Total', text: format(totals.total), look: 'strong' },
  ];
};

/** The totals of a request: what an approval orders now. */
export const RequestAmounts = ({ request }: { request: RequestPage }) => (
  <AmountList amounts={amountsOf(request)} />
);
