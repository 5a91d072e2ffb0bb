import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type CartLine, formatCents, formatCount } from 'functions/contract';
import type { PricedLine } from '../../../domain/cart/priced/resolveCart.ts';
import { ownPriceText } from '../../../domain/prices/agreedTexts.ts';
import { Picture } from '../../../ui/media/Picture.tsx';

const list = { listStyle: 'none', m: 0, p: 0 } as const;

const row = {
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  columnGap: 1.5,
  alignItems: 'center',
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
} as const;

const small = { fontSize: '0.875rem', color: 'text.secondary' } as const;

const quantityText = ({ line, price }: PricedLine) =>
  price
    ? `${formatCount(line.quantity)} × ${formatCents(price.unitPrice)}`
    : formatCount(line.quantity);

const Line = ({ priced, isRefused }: { priced: PricedLine; isRefused: boolean }) => {
  const { line, tool, price, earlierPrice } = priced;
  const ownPrice = tool ? ownPriceText(tool, line.quantity) : '';
  return (
    <Box component="li" sx={row}>
      <Box sx={{ borderRadius: 1, overflow: 'hidden' }}>
        <Picture src={tool?.imageLink ?? ''} alt="" sizes="44px" lazy />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <div>{tool?.toolName ?? line.toolName}</div>
        <Box sx={small}>
          {quantityText(priced)}
          {earlierPrice !== null && ` (was ${formatCents(earlierPrice)})`}
          {ownPrice && ` · ${ownPrice}`}
        </Box>
      </Box>
      <Box sx={{ fontWeight: 650, textAlign: 'right' }}>
        {isRefused || !price ? (
          <Box component="span" sx={{ color: 'error.main' }}>
            Check
          </Box>
        ) : (
          formatCents(price.lineTotal)
        )}
      </Box>
    </Box>
  );
};

interface ReviewLinesProps {
  priced: readonly PricedLine[];
  /** The tools whose lines cannot be ordered as they are. */
  refused: ReadonlySet<string>;
}

/** The lines of the order, with quantities, prices and totals as they are now. */
export const ReviewLines = ({ priced, refused }: ReviewLinesProps) => (
  <Box component="ul" aria-label="Tools to order" sx={list}>
    {priced.map((one) => (
      <Line key={one.line.toolId} priced={one} isRefused={refused.has(one.line.toolId)} />
    ))}
  </Box>
);

/** As high as the lines that load. */
export const ReviewSkeleton = ({ lines }: { lines: readonly CartLine[] }) => (
  <Box role="status" aria-label="Loading the prices" sx={list}>
    {lines.map(({ toolId }) => (
      <Box key={toolId} sx={{ ...row, gridTemplateColumns: '44px minmax(0, 1fr) 64px' }}>
        <Skeleton variant="rounded" height={44} />
        <Skeleton variant="text" width="70%" />
        <Skeleton variant="text" />
      </Box>
    ))}
  </Box>
);
