import Box from '@mui/material/Box';
import { fittedQuantity, formatCount, type LastPurchase } from 'functions/contract';
import { addWithNotice } from '../cart/notices/addWithNotice.tsx';
import type { LineTool } from '../cart/stored/cartLines.ts';
import { useOrderRefusal } from '../company/useOrderRefusal.ts';
import { formatMonth } from '../time/dates.ts';
import { usePurchases } from './usePurchases.ts';

const mark = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  fontSize: '0.875rem',
  color: 'text.secondary',
  '& button': {
    minHeight: 44,
    p: 0,
    border: 0,
    bgcolor: 'transparent',
    color: 'primary.main',
    font: 'inherit',
    fontWeight: 650,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
  },
  '& button:focus-visible': { outline: 3, outlineColor: 'secondary.main' },
} as const;

/** The last purchase: `24 in October`. */
const boughtText = ({ quantity, at }: LastPurchase): string =>
  `${formatCount(quantity)} in ${formatMonth(at)}`;

interface AgainProps {
  tool: LineTool;
  last: LastPurchase;
}

const Again = ({ tool, last }: AgainProps) => {
  const refused = useOrderRefusal() !== null;
  const quantity = refused ? null : fittedQuantity(tool, last.quantity);
  if (quantity === null) return null;
  return (
    <button
      type="button"
      aria-label={`Add ${formatCount(quantity)} again: ${tool.toolName}`}
      onClick={() => addWithNotice(tool, quantity)}
    >
      {`Add ${formatCount(quantity)} again`}
    </button>
  );
};

/**
 * Marks a tool that the payer has bought before, and adds as many pieces again, fitted to what can
 * be ordered now.
 */
export const BoughtMark = ({ tool }: { tool: LineTool }) => {
  const last = usePurchases().get(tool._id);
  if (!last) return null;
  return (
    <Box sx={mark}>
      <span>
        {'Bought: '}
        <time dateTime={last.at}>{boughtText(last)}</time>
      </span>
      <Again tool={tool} last={last} />
    </Box>
  );
};
