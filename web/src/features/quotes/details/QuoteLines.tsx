import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatCents, formatCount, lineTotalOf, type QuoteLine } from 'functions/contract';
import { ToolLine, ToolLines } from '../../../domain/order/ToolLines.tsx';
import { savingOf } from '../../../domain/quote/quoteTexts.ts';

interface QuoteLinesProps {
  lines: readonly QuoteLine[];
  /** Whether an admin reads them: the tools then link to where they are managed. */
  admin: boolean;
}

const PriceText = ({ line: { quantity, listPrice, unitPrice } }: { line: QuoteLine }) => {
  if (unitPrice === null) return `${formatCount(quantity)} × ${formatCents(listPrice)}`;
  return (
    <>
      {`${formatCount(quantity)} × `}
      <Box component="strong" sx={{ color: 'text.primary' }}>
        {formatCents(unitPrice)}
      </Box>
      {unitPrice !== listPrice && ` (list price ${formatCents(listPrice)})`}
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
export const QuoteLines = ({ lines, admin }: QuoteLinesProps) => (
  <ToolLines>
    {lines.map((line) => (
      <ToolLine key={line.toolId} line={line} admin={admin} price={<PriceText line={line} />}>
        <Box sx={{ textAlign: 'right' }}>
          <Typography
            sx={{ fontWeight: 650, color: line.lineTotal === null ? 'text.secondary' : undefined }}
          >
            {formatCents(line.lineTotal ?? lineTotalOf(line.listPrice, line.quantity))}
          </Typography>
          <SavingText line={line} />
        </Box>
      </ToolLine>
    ))}
  </ToolLines>
);
