import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { formatCents, limits, priceLine, type Tool } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useNavigate } from 'react-router-dom';
import { addToCart } from '../../../domain/cart/stored/useCart.ts';
import { isOrderable } from '../../../domain/quantity/quantityTexts.ts';
import { numberOf } from '../../../domain/quantity/quantityValue.ts';
import { paths } from '../../../lib/router/paths.ts';
import type { OrderDraftValues } from '../draft/useOrderDraft.ts';

interface MinimumNoticeProps {
  tool: Tool;
  /** The least that an order must cost, in cents. */
  minimum: number;
}

const fullCart = `Your cart already has ${limits.orderLines} tools. Order them first, or remove one.`;

/**
 * Says what the typed quantity lacks to the order minimum, and offers to order other tools with it.
 */
export const MinimumNotice = ({ tool, minimum }: MinimumNoticeProps) => {
  const navigate = useNavigate();
  const { quantity } = useFormikContext<OrderDraftValues>().values;
  if (!isOrderable(tool, quantity)) return null;
  const pieces = numberOf(quantity);
  const missing = minimum - priceLine(tool, pieces).lineTotal;
  if (missing <= 0) return null;

  const chooseOthers = () => {
    if (addToCart(tool, pieces) !== 'full') return navigate(paths.tools);
    enqueueSnackbar(fullCart, { variant: 'error' });
  };
  return (
    <Alert severity="warning">
      <div>
        {`An order must cost at least ${formatCents(minimum)}: add tools for ${formatCents(missing)}. Order more pieces, or choose other tools with this one.`}
      </div>
      <Button color="inherit" onClick={chooseOthers} sx={{ mt: 0.5, ml: -1, textAlign: 'start' }}>
        Add to cart and see all tools
      </Button>
    </Alert>
  );
};
