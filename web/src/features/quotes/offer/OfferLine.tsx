import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import {
  type CartTool,
  type Currency,
  counted,
  currencySymbol,
  formatCentsIn,
  formatCount,
  lineTotalOf,
  type QuoteLine,
} from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import type { LineCosts } from '../../../domain/quote/useLineTools.ts';
import { unseenText } from '../../../domain/tool/hiddenTool.ts';
import { lazyPaths } from '../../../lib/router/lazyPaths.ts';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { MarginText } from './MarginText.tsx';
import { marginOf } from './margin.ts';
import { priceIn } from './offerForm.ts';
import { comparisonText, stockWarning } from './offerTexts.ts';

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 128px', sm: 'minmax(0, 1fr) 140px 112px' },
  gridTemplateAreas: { xs: '"texts texts" "price total"', sm: '"texts price total"' },
  columnGap: 2,
  rowGap: 1,
  alignItems: 'start',
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
} as const;

const small = { color: 'text.secondary' } as const;

interface OfferLineProps {
  line: QuoteLine;
  currency: Currency;
  position: number;
  /** Undefined while it loads, null when it is no longer on sale. */
  tool: CartTool | null | undefined;
  /** Whether the payer does not see it in the shop. */
  isHidden: boolean;
  /** What the tools cost the shop, once that is loaded. */
  costs?: LineCosts | undefined;
}

const symbol = {
  startAdornment: <InputAdornment position="start">{currencySymbol}</InputAdornment>,
};

interface LineTotalProps {
  line: QuoteLine;
  currency: Currency;
  cents: number | null;
}

const LineTotal = ({ line, currency, cents }: LineTotalProps) => (
  <Box sx={{ gridArea: 'total', textAlign: 'right', pt: 1 }}>
    <Typography sx={{ fontWeight: 650 }}>
      {cents === null ? '–' : formatCentsIn(currency, lineTotalOf(cents, line.quantity))}
    </Typography>
    <Typography variant="body2" sx={small}>
      {cents === null ? '' : comparisonText(line.listPrice, cents)}
    </Typography>
  </Box>
);

/** A line of the offer with its price, compared with the price of the shop and the stock. */
export const OfferLine = ({ line, currency, position, tool, isHidden, costs }: OfferLineProps) => {
  const name = `prices.${position}`;
  const [{ value }] = useField<string>(name);
  const warning = stockWarning(line, tool);
  return (
    <Box component="li" sx={row}>
      <Box sx={{ gridArea: 'texts', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          to={lazyPaths.editTool.href(line.toolId)}
          color="inherit"
          underline="always"
        >
          {line.toolName}
        </Link>
        <Typography variant="body2" sx={small}>
          {`${line.sku} · ${counted(line.quantity, 'piece')} · list price ${formatCentsIn(currency, line.listPrice)}`}
          {line.ownPrice !== undefined &&
            ` · agreed price ${formatCentsIn(currency, line.ownPrice)}`}
        </Typography>
        {tool && isHidden && (
          <Typography variant="body2" sx={small}>
            {unseenText(tool)}
          </Typography>
        )}
        {tool && !warning && (
          <Typography variant="body2" sx={small}>
            {`${formatCount(tool.available)} in stock`}
          </Typography>
        )}
        {costs && (
          <MarginText
            margin={marginOf(line, value, costs)}
            currency={currency}
            {...(costs.get(line.toolId) == null && { note: 'No cost price' })}
          />
        )}
        {warning && (
          <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 650 }}>
            {warning}
          </Typography>
        )}
      </Box>
      <FormikTextField
        name={name}
        label="Price"
        size="small"
        autoComplete="off"
        sx={{ gridArea: 'price' }}
        slotProps={{
          input: symbol,
          htmlInput: { inputMode: 'decimal', 'aria-label': `Price of a piece: ${line.toolName}` },
        }}
      />
      <LineTotal line={line} currency={currency} cents={priceIn(value)} />
    </Box>
  );
};
