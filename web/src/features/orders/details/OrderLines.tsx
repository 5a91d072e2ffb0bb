import Typography from '@mui/material/Typography';
import { type Currency, formatCentsIn, formatCount, type OrderLine } from 'functions/contract';
import { ToolLine, ToolLines } from '../../../domain/order/ToolLines.tsx';

interface OrderLinesProps {
  lines: OrderLine[];
  currency: Currency;
  /** Whether an admin reads them: the tools then link to where they are managed. */
  admin: boolean;
}

const priceText = ({ quantity, unitPrice, breakQuantity }: OrderLine, currency: Currency) => {
  const text = `${formatCount(quantity)} × ${formatCentsIn(currency, unitPrice)}`;
  return breakQuantity === null
    ? text
    : `${text} (price for ${formatCount(breakQuantity)} or more)`;
};

/** The lines of an order with pictures, quantities and prices as agreed. */
export const OrderLines = ({ lines, currency, admin }: OrderLinesProps) => (
  <ToolLines>
    {lines.map((line) => (
      <ToolLine key={line.toolId} line={line} admin={admin} price={priceText(line, currency)}>
        <Typography sx={{ fontWeight: 650 }}>{formatCentsIn(currency, line.lineTotal)}</Typography>
      </ToolLine>
    ))}
  </ToolLines>
);
