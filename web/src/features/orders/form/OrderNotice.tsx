import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import {
  canBeBought,
  formatCents,
  formatMoney,
  type OrderFormValues,
  type Tool,
} from 'functions/contract';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { focusInView } from '../../../components/focusFailure.ts';
import { paths } from '../../../paths.ts';
import type { Order } from '../order.ts';
import { piecesText } from '../orderTexts.ts';
import type { OrderOffer } from './orderRefusal.ts';

const StockNotice = ({ available, minOrder }: { available: number; minOrder: number }) => {
  const { setFieldValue } = useFormikContext<OrderFormValues>();
  if (available < minOrder) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={() => void setFieldValue('quantity', available)}>
          {`Take ${available}`}
        </Button>
      }
    >
      {`Other buyers were quicker: ${available === 1 ? '1 piece is' : `${available} pieces are`} left.`}
    </Alert>
  );
};

const PriceNotice = ({ oldPrice, newPrice }: { oldPrice: number; newPrice: number }) => (
  <Alert severity="warning">
    {`The price has changed from ${formatMoney(oldPrice)} to ${formatMoney(newPrice)} a piece. Please look at the new total and confirm your order again.`}
  </Alert>
);

/** What the buyer should know before sending the form, if anything. */
export const OrderNotice = ({ tool, offer }: { tool: Tool; offer: OrderOffer | null }) => {
  if (!canBeBought(tool)) {
    return (
      <Alert severity="info">
        Sold out at the moment: fewer pieces are left than the minimum order.
      </Alert>
    );
  }
  if (offer?.kind === 'stock') return <StockNotice {...offer} minOrder={tool.minOrder} />;
  if (offer?.kind === 'price') return <PriceNotice {...offer} />;
  return null;
};

/** Confirms a placed order and links to the list of orders. It takes the focus, and outlasts the toast. */
export const OrderPlacedNotice = ({ order }: { order: Order }) => {
  const notice = useRef<HTMLDivElement>(null);
  const { _id, total } = order;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each placed order takes the focus
  useEffect(() => {
    if (notice.current) focusInView(notice.current);
  }, [_id]);
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      severity="success"
      sx={{ mt: 2.5 }}
      action={
        <Button component={Link} to={paths.myOrders} color="inherit" sx={{ whiteSpace: 'nowrap' }}>
          My Order
        </Button>
      }
    >
      {`You have ordered ${piecesText(order)} for ${formatCents(total)}.`}
    </Alert>
  );
};
