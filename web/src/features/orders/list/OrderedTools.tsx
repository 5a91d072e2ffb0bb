import Box from '@mui/material/Box';
import { Ellipsis } from '../../../components/dataList/Ellipsis.tsx';
import { Picture } from '../../../components/Picture.tsx';
import type { Order } from '../order.ts';
import { toolsText } from '../orderTexts.ts';

/** The picture of an order's first tool. */
export const OrderPicture = ({ order: { lines }, size }: { order: Order; size: number }) => (
  <Box sx={{ width: size, flexShrink: 0, borderRadius: 1, overflow: 'hidden' }}>
    <Picture src={lines[0]?.picture ?? ''} alt="" sizes={`${size}px`} lazy />
  </Box>
);

/** An order's first tool with its picture, and how many tools follow. */
export const OrderedTools = ({ order }: { order: Order }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
    <OrderPicture order={order} size={28} />
    <Ellipsis>{toolsText(order)}</Ellipsis>
  </Box>
);
