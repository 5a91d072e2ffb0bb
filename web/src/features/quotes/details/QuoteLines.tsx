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
  admin: boolean;
}

/** The payer's own price, if one was agreed, and the list price; empty for the list price alone. */
const otherPricesText = ({ line, currency, admin }: PriceProps): string => {
  const { listPrice, ownPrice, unitPrice } = line;
  const list = formatCentsIn(currency, listPrice);
  if (ownPrice === undefined)
    return unitPrice === null || unitPrice === listPrice ? '' : `List price ${list}`;
  const own = admin ? 'Agreed price' : 'Your price';
  const withoutOffer = ` without this offer: ${formatCentsIn(currency, ownPrice)}`;
  return `${own}${unitPrice === null ? '' : withoutOffer} · list price ${list}`;
};

const PriceText = (props: PriceProps) => {
  const { quantity, listPrice, ownPrice, unitPrice } = props.line;
  const price = formatCentsIn(props.currency, unitPrice ?? ownPrice ?? listPrice);
  const others = otherPricesText(props);
  return (
    <>
      {`${formatCount(quantity)} × `}
      {unitPrice === null ? (
        price
      ) : (
        <Box component="strong" sx={{ color: 'text.primary' }}>
          {price}
        </Box>
      )}
      {others && <span style={{ display: 'block' }}>{others}</span>}
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
        price={<PriceText line={line} currency={currency} admin={admin} />}
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
