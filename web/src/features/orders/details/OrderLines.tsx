import Typography from '@mui/material/Typography';
import {
  billedOf,
  type Currency,
  formatCentsIn,
  formatCount,
  type OrderLine,
  remainingOf,
} from 'functions/contract';
import { ToolLine, ToolLines } from '../../../domain/order/ToolLines.tsx';
import { PriceReason } from '../../../domain/prices/PriceReason.tsx';

interface OrderLinesProps {
  lines: OrderLine[];
  currency: Currency;
  /** Whether an admin reads them: the tools then link to where they are managed. */
  admin: boolean;
}

const priceText = (line: OrderLine, currency: Currency) => {
  const { unitPrice, breakQuantity } = line;
  const text = `${formatCount(billedOf(line))} × ${formatCentsIn(currency, unitPrice)}`;
  return breakQuantity === null
    ? text
    : `${text} (price for ${formatCount(breakQuantity)} or more)`;
};

/** What has happened to a part of the pieces: `10 ordered · 2 cancelled · 5 shipped`. */
const countersText = (line: OrderLine): string => {
  const { quantity, cancelled, shipped, returned, credited } = line;
  const remaining = remainingOf(line);
  const isPartShipped = shipped > 0 && remaining > 0;
  const counters = [
    ...(cancelled > 0 ? [`${formatCount(cancelled)} cancelled`] : []),
    ...(isPartShipped ? [`${formatCount(shipped)} shipped`] : []),
    ...(isPartShipped ? [`${formatCount(remaining)} to come`] : []),
    ...(returned > 0 ? [`${formatCount(returned)} returned`] : []),
    ...(credited > 0 ? [`${formatCount(credited)} credited`] : []),
  ];
  return counters.length > 0 ? [`${formatCount(quantity)} ordered`, ...counters].join(' · ') : '';
};

interface PriceProps {
  line: OrderLine;
  currency: Currency;
  admin: boolean;
}

const Price = ({ line, currency, admin }: PriceProps) => {
  const counters = countersText(line);
  return (
    <>
      {priceText(line, currency)}
      <PriceReason line={line} currency={currency} admin={admin} />
      {counters && <span style={{ display: 'block' }}>{counters}</span>}
    </>
  );
};

/** The lines of an order with pictures, quantities and prices as agreed. */
export const OrderLines = ({ lines, currency, admin }: OrderLinesProps) => (
  <ToolLines>
    {lines.map((line) => (
      <ToolLine
        key={line.toolId}
        line={line}
        admin={admin}
        price={<Price line={line} currency={currency} admin={admin} />}
      >
        <Typography sx={{ fontWeight: 650 }}>{formatCentsIn(currency, line.lineTotal)}</Typography>
      </ToolLine>
    ))}
  </ToolLines>
);
