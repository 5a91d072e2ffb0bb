import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  type Currency,
  formatCentsIn,
  formatCount,
  lineTotalOf,
  type QuoteLine,
} from 'functions/contract';
import { ToolLine, ToolLines } from '../../../domain/order/ToolLines.tsx';
import { savingOf } from '../../../domain/quote/quoteTexts.ts';

interface QuoteLinesProps {
  lines: readonly QuoteLine[];
  currency: Currency;
  /** Whether an admin reads them: the tools then link to where they are managed. */
  admin: boolean;
}

interface PriceProps {
  line: QuoteLine;
  currency: Currency;
}

/** The price of a line before the first offer. */
const askedPriceText = ({ quantity, listPrice, ownPrice }: QuoteLine, currency: Currency) => {
  const text = `${formatCount(quantity)} × ${formatCentsIn(currency, ownPrice ?? listPrice)}`;
  return ownPrice === undefined
    ? text
    : `${text} (agreed price, list price ${formatCentsIn(currency, listPrice)})`;
};

const PriceText = ({ line, currency }: PriceProps) => {
  const { quantity, listPrice, unitPrice } = line;
  if (unitPrice === null) return askedPriceText(line, currency);
  return (
    <>
      {`${formatCount(quantity)} × `}
      <Box component="strong" sx={{ color: 'text.primary' }}>
        {formatCentsIn(currency, unitPrice)}
      </Box>
      {unitPrice !== listPrice && ` (list price ${formatCentsIn(currency, listPrice)})`}
    </>
  );
};

const SavingText = ({ line: { listPrice, unitPrice } }: { line: QuoteLine }) => {
  const saving = unitPrice === null ? null : savingOf(listPrice, unitPrice);
  return (
    saving && (
      <Typography variant="body2" sx={{ color: 'success.main', whiteSpace: 'nowrap' }}>
        {`${saving.percent} off`}
      </Typography>
    )
  );
};

/**
 * The lines of a quote: before the first offer at the prices of the shop, then at the offered ones.
 */
export const QuoteLines = ({ lines, currency, admin }: QuoteLinesProps) => (
  <ToolLines>
    {lines.map((line) => (
      <ToolLine
        key={line.toolId}
        line={line}
        admin={admin}
        price={<PriceText line={line} currency={currency} />}
      >
        <Box sx={{ textAlign: 'right' }}>
          <Typography
            sx={{ fontWeight: 650, color: line.lineTotal === null ? 'text.secondary' : undefined }}
          >
            {formatCentsIn(
              currency,
              line.lineTotal ?? lineTotalOf(line.ownPrice ?? line.listPrice, line.quantity),
            )}
          </Typography>
          <SavingText line={line} />
        </Box>
      </ToolLine>
    ))}
  </ToolLines>
);
