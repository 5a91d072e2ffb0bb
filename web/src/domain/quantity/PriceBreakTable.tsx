import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  formatCents,
  listPricesOf,
  nextBreakAfter,
  type PayerPrices,
  type Prices,
  type PriceTier,
  priceLine,
  priceTiersOf,
  type QuantityRules,
} from 'functions/contract';
import { visuallyHidden } from '../../ui/layout/visuallyHidden.ts';
import { nextBreakText, tierText } from './quantityTexts.ts';
import { numberOf, type QuantityValue } from './quantityValue.ts';

interface PriceBreakTableProps {
  tool: PayerPrices & QuantityRules;
  quantity: QuantityValue;
  onTake: (quantity: number) => void;
}

const cell = { px: 1.5, py: 0.75, textAlign: 'left', fontWeight: 'inherit' } as const;
const price = { ...cell, textAlign: 'right' } as const;
const listPrice = { ...price, fontWeight: 400, color: 'text.secondary' } as const;

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& tr': { borderTop: 1, borderColor: 'divider' },
  '& thead tr': { borderTop: 0, color: 'text.secondary', fontSize: '0.8125rem' },
} as const;

const currentRow = {
  fontWeight: 700,
  bgcolor: 'action.selected',
  boxShadow: 'inset 3px 0 0',
  color: 'primary.main',
} as const;

const isIn = ({ from, until }: PriceTier, quantity: number) =>
  quantity >= from && (until === null || quantity < until);

interface RowProps {
  tool: PayerPrices;
  tier: PriceTier;
  isCurrent: boolean;
}

const Row = ({ tool, tier, isCurrent }: RowProps) => (
  <Box component="tr" aria-current={isCurrent || undefined} sx={isCurrent ? currentRow : {}}>
    <Box component="th" scope="row" sx={cell}>
      {tierText(tier)}
      {isCurrent && <span style={visuallyHidden}> (your quantity)</span>}
    </Box>
    <Box component="td" sx={price}>
      {formatCents(tier.unitPrice)}
    </Box>
    {tool.agreement && (
      <Box component="td" sx={listPrice}>
        {formatCents(priceLine(listPricesOf(tool), tier.from).unitPrice)}
      </Box>
    )}
  </Box>
);

/** As high as the button in it, so that a click moves nothing. */
const footer = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const hasLowestPrice = ({ priceBreaks }: Prices, quantity: number) =>
  quantity >= (priceBreaks.at(-1)?.minQuantity ?? 0);

const NextBreakOffer = ({ tool, quantity, onTake }: PriceBreakTableProps) => {
  const count = numberOf(quantity);
  const next = Number.isInteger(count) && count > 0 ? nextBreakAfter(tool, count) : null;
  if (!next)
    return hasLowestPrice(tool, count) ? (
      <Box sx={{ px: 1.5 }}>You get the lowest price.</Box>
    ) : null;
  return (
    <Button
      variant="text"
      onClick={() => onTake(next.quantity)}
      sx={{ px: 1.5, textAlign: 'left', lineHeight: 1.3 }}
    >
      {nextBreakText(next)}
    </Button>
  );
};

/** The prices by quantity, with the one of the current quantity marked, and the next lower one. */
export const PriceBreakTable = (props: PriceBreakTableProps) => {
  const { tool, quantity } = props;
  const tiers = priceTiersOf(tool);
  if (tool.priceBreaks.length === 0) return null;
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
      <Box component="table" aria-label="Prices by quantity" sx={table}>
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ ...cell, fontWeight: 650 }}>
              Pieces
            </Box>
            <Box component="th" scope="col" sx={{ ...price, fontWeight: 650 }}>
              {tool.agreement ? 'Your price' : 'Price a piece'}
            </Box>
            {tool.agreement && (
              <Box component="th" scope="col" sx={{ ...price, fontWeight: 650 }}>
                List price
              </Box>
            )}
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => (
            <Row
              key={tier.from}
              tool={tool}
              tier={tier}
              isCurrent={isIn(tier, numberOf(quantity))}
            />
          ))}
        </tbody>
      </Box>
      <Box sx={footer}>
        <NextBreakOffer {...props} />
      </Box>
    </Box>
  );
};
