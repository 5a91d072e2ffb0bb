import type { OwnPriceList } from 'functions/contract';
import { formatLongDate } from '../../../domain/time/dates.ts';
import { hundredthsText } from '../../../lib/forms/hundredths.ts';

type Shown = Pick<OwnPriceList, 'kind' | 'discount' | 'assortment' | 'audience'>;

/** What a price list agrees: `5% off the list prices, for all customers`. */
export const agreedText = ({ kind, discount, assortment, audience }: Shown): string => {
  const prices =
    kind === 'percentage'
      ? `${hundredthsText(discount ?? 0)}% off the list prices`
      : 'A price for each of its tools';
  const range = assortment === 'only' ? ', of these tools only' : '';
  return `${prices}${range}${audience === 'all' ? ', for all customers' : ''}`;
};

/** When a price list applies: `Until 31 December 2026`, or `From 1 January 2027`. */
export const periodText = ({
  from,
  until,
  inForce,
}: Pick<OwnPriceList, 'from' | 'until' | 'inForce'>): string => {
  const end = until === null ? 'without an end' : `until ${formatLongDate(until)}`;
  if (inForce || from === null) return end.replace(/^[uw]/, (first) => first.toUpperCase());
  return `From ${formatLongDate(from)}, ${end}`;
};
