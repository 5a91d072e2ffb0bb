import {
  formatMoney,
  isWholeCents,
  limits,
  type Prices,
  readDollars,
  toCents,
  toDollars,
} from 'functions/contract';

/** How a changed price is rounded. */
export const roundings = {
  cent: 'To the cent',
  five: 'To 5 cents',
  ninetyNine: 'To .99',
  whole: 'To whole amounts',
} as const;
type Rounding = keyof typeof roundings;

const dollar = 100;

const rounded: Record<Rounding, (cents: number) => number> = {
  cent: Math.round,
  five: (cents) => Math.round(cents / 5) * 5,
  ninetyNine: (cents) => Math.round((cents + 1) / dollar) * dollar - 1,
  whole: (cents) => Math.round(cents / dollar) * dollar,
};

/** What a price change is measured in. */
export const priceUnits = { percent: '%', amount: '$ per piece' } as const;
type PriceUnit = keyof typeof priceUnits;

/** A change of prices as an admin types it. */
export interface PriceChange {
  direction: 'raise' | 'lower';
  by: string;
  unit: PriceUnit;
  rounding: Rounding;
}

const maxPercent = 1_000;

/** The typed amount, or why it is none. */
export const readChange = ({ by, unit, direction }: PriceChange) => {
  const { value, problem } = readDollars(by.replace(/\s*%$/, ''));
  if (value === null) return { problem };
  if (value <= 0) return { problem: 'Enter more than 0' };
  if (unit === 'amount' && !isWholeCents(value)) return { problem: 'Enter at most two decimals' };
  if (unit === 'percent' && direction === 'lower' && value >= 100)
    return { problem: 'Enter less than 100 %' };
  if (unit === 'percent' && value > maxPercent) return { problem: `Enter at most ${maxPercent} %` };
  return { value };
};

/** The change as people read it: `5 %` or `$1.20`. */
export const changeText = (change: PriceChange): string => {
  const { value } = readChange(change);
  if (value === undefined) return '…';
  return change.unit === 'percent' ? `${value} %` : formatMoney(value);
};

/** A price in dollars after a change, at least zero. */
const changedPrice = (price: number, value: number, change: PriceChange): number => {
  const cents = toCents(price);
  // Hundredths of percent are whole numbers, so that no half cent is lost.
  const by =
    change.unit === 'percent' ? (cents * Math.round(value * 100)) / 10_000 : toCents(value);
  const exact = change.direction === 'raise' ? cents + by : cents - by;
  return toDollars(Math.max(0, rounded[change.rounding](exact)));
};

/** Prices after a change, also those of larger quantities. A change that is not valid changes nothing. */
export const changedPrices = ({ price, priceBreaks }: Prices, change: PriceChange) => {
  const { value } = readChange(change);
  if (value === undefined) return { price, priceBreaks: [...priceBreaks] };
  return {
    price: changedPrice(price, value, change),
    priceBreaks: priceBreaks.map((row) => ({
      ...row,
      price: changedPrice(row.price, value, change),
    })),
  };
};

/** Why changed prices are none. */
export const priceProblem = ({ price, priceBreaks }: Prices): string | null => {
  const all = [price, ...priceBreaks.map((row) => row.price)];
  if (all.some((one) => one <= 0)) return 'The price would be zero';
  if (all.some((one) => one > limits.price.max)) return 'The price would be too high';
  return null;
};
