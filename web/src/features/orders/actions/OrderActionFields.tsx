import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatCentsIn, piecesOf, type TransitionField } from 'functions/contract';
import type { ReactNode } from 'react';
import { CarrierField } from '../../../domain/order/CarrierField.tsx';
import type { Order } from '../../../domain/order/order.ts';
import { orderName, poText, toolsText } from '../../../domain/order/orderTexts.ts';
import { TextList } from '../../../ui/feedback/TextList.tsx';
import { ReasonField } from '../../../ui/inputs/forms/ReasonField.tsx';
import { Picture } from '../../../ui/media/Picture.tsx';
import type { OrderAction } from './orderActions.ts';
import { TrackingFields } from './TrackingFields.tsx';

const SmallPicture = ({ src }: { src: string }) => (
  <Box sx={{ width: 72, flexShrink: 0, borderRadius: 1, overflow: 'hidden' }}>
    <Picture src={src} alt="" sizes="72px" />
  </Box>
);

/** The tools, the quantity, the total and the numbers of an order. */
const OrderSummary = ({ order }: { order: Order }) => (
  <Box sx={{ display: 'flex', gap: 2 }}>
    <SmallPicture src={order.lines[0]?.picture ?? ''} />
    <Box sx={{ minWidth: 0, flexGrow: 1 }}>
      <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {toolsText(order)}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{`Quantity: ${piecesOf(order)}`}</Typography>
      <Typography
        sx={{ fontWeight: 700 }}
      >{`Total: ${formatCentsIn(order.currency, order.total)}`}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[order.number, poText(order)].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  </Box>
);

interface ActionOrdersProps {
  action: OrderAction;
  /** The orders that are still to be changed. */
  remaining: readonly Order[];
}

/** The orders that an action affects: a summary of one order, or the names of several. */
export const AffectedOrders = ({ action: { orders, required }, remaining }: ActionOrdersProps) => {
  const [only] = orders;
  if (only && orders.length === 1) return <OrderSummary order={only} />;
  return required.includes('trackingNumber') ? null : (
    <TextList label="Orders" texts={remaining.map(orderName)} />
  );
};

/** The fields for the details that an action requires. */
export const OrderActionFields = (props: ActionOrdersProps) => {
  const fields: Record<TransitionField, ReactNode> = {
    reason: <ReasonField key="reason" />,
    carrier: <CarrierField key="carrier" />,
    trackingNumber: <TrackingFields key="trackingNumber" {...props} />,
  };
  return props.action.required.map((field) => fields[field]);
};
