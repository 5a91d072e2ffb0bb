import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import {
  dayOf,
  type EndedPrice,
  endedPriceText,
  formatCents,
  type PublicSettings,
  priceLine,
  type Tool,
} from 'functions/contract';
import { agreementFor } from '../../../domain/prices/agreedTexts.ts';
import { numberOf } from '../../../domain/quantity/quantityValue.ts';
import type { OrderDraftValues } from '../draft/useOrderDraft.ts';

interface PriceChangeNoticeProps {
  /** The tool when the form was opened. */
  seen: Tool;
  tool: Tool;
  shop: PublicSettings | undefined;
}

/** The agreement by which the buyer saw a price, if it has ended since. */
const endedSince = (
  { seen, shop }: PriceChangeNoticeProps,
  quantity: number,
): EndedPrice | null => {
  const { name, until } = agreementFor(seen, quantity) ?? {};
  if (!name || !until || !shop) return null;
  return until < dayOf(new Date(), shop.timeZone) ? { name, until } : null;
};

/** Marks a price of the typed quantity that has changed since the form was opened. */
export const PriceChangeNotice = (props: PriceChangeNoticeProps) => {
  const { seen, tool } = props;
  const quantity = numberOf(useFormikContext<OrderDraftValues>().values.quantity);
  const before = priceLine(seen, quantity).unitPrice;
  const now = priceLine(tool, quantity).unitPrice;
  const ended = endedSince(props, quantity);
  const reason = ended ? `${endedPriceText(ended)}. ` : '';
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {before !== now && (
        <Alert severity="info" role="none">
          {`${reason}While you were here, the price has changed from ${formatCents(before)} to ${formatCents(now)} a piece. The total is up to date.`}
        </Alert>
      )}
    </Box>
  );
};
