import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatCentsIn, piecesOf, type TransitionField } from 'functions/contract';
import type { ReactNode } from 'react';
import { CarrierField } from '../../../domain/order/CarrierField.tsx';
import type { Order } from '../../../domain/order/order.ts';
import { orderName, poText, toolsText } from '../../../domain/order/orderTexts.ts';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { ReasonField } from '../../../ui/inputs/forms/ReasonField.tsx';
import { Picture } from '../../../ui/media/Picture.tsx';
import type { OrderAction } from './orderActions.ts';

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

const TrackingNumberFields = ({ action: { orders }, remaining }: ActionOrdersProps) =>
  orders.map((order, index) => {
    if (!remaining.includes(order)) return null;
    const isOnly = orders.length === 1;
    return (
      <FormikTextField
        key={order._id}
        name={`parcels.${index}.trackingNumber`}
        label={isOnly ? 'Tracking number' : `Tracking number of ${order.number}`}
        helperText={isOnly ? ' ' : `${order.payerName}: ${toolsText(order)}`}
        autoComplete="off"
        {...(!isOnly && { size: 'small' as const, sx: { mb: 1 } })}
      />
    );
  });

const NameList = ({ orders }: { orders: readonly Order[] }) => (
  <Box tabIndex={0} role="region" aria-label="Orders" sx={{ maxHeight: 240, overflowY: 'auto' }}>
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {orders.map((order) => (
        <Typography component="li" key={order._id} sx={{ overflowWrap: 'anywhere', py: 0.25 }}>
          {orderName(order)}
        </Typography>
      ))}
    </Box>
  </Box>
);

/** The orders that an action affects: a summary of one order, or the names of several. */
export const AffectedOrders = ({ action: { orders, required }, remaining }: ActionOrdersProps) => {
  const [only] = orders;
  if (only && orders.length === 1) return <OrderSummary order={only} />;
  return required.includes('trackingNumber') ? null : <NameList orders={remaining} />;
};

/** The fields for the details that an action requires. */
export const OrderActionFields = (props: ActionOrdersProps) => {
  const fields: Record<TransitionField, ReactNode> = {
    reason: <ReasonField key="reason" />,
    carrier: <CarrierField key="carrier" />,
    trackingNumber: <TrackingNumberFields key="trackingNumber" {...props} />,
  };
  return props.action.required.map((field) => fields[field]);
};
