import Box from '@mui/material/Box';
import {
  canBeBought,
  formatCount,
  formatMoney,
  hasOnlyRemainder,
  quantityTexts,
  type Tool,
} from 'functions/contract';
import { stockLabelOf } from '../../cards/stock.ts';
import { lowestPriceText, unitText } from '../../cards/toolTexts.ts';

/** The price of a piece, with the lowest one and the list price of an agreed one. */
export const SizePrice = ({ tool }: { tool: Tool }) => {
  const lowest = lowestPriceText(tool);
  return (
    <>
      <Box component="span" sx={{ fontWeight: 650 }}>
        {formatMoney(tool.price)}
      </Box>
      {tool.agreement && <div className="soft">{unitText(tool)}</div>}
      {lowest && <div className="soft">{lowest}</div>}
    </>
  );
};

/** The stock of a size: `400 in stock`, `Only 12 left`. */
export const stockText = (tool: Tool): string =>
  stockLabelOf(tool) ?? `${formatCount(tool.available)} in stock`;

/** The stock of a size, and the quantities that can be ordered. */
export const SizeStock = ({ tool }: { tool: Tool }) => (
  <>
    <span>{stockText(tool)}</span>
    {canBeBought(tool) && !hasOnlyRemainder(tool) && quantityTexts(tool).length > 0 && (
      <div className="soft">{quantityTexts(tool).join(' · ')}</div>
    )}
  </>
);
