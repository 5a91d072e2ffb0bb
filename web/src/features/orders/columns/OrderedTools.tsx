import Box from '@mui/material/Box';
import type { Order } from '../../../domain/order/order.ts';
import { piecesText } from '../../../domain/order/orderTexts.ts';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.ts';
import { Ellipsis } from '../../../ui/lists/rows/Ellipsis.tsx';
import { Picture } from '../../../ui/media/Picture.tsx';
import { SecondLine } from './OrderNumber.tsx';

interface OrderPictureProps {
  order: Order;
  /** In pixels. */
  size: number;
}

/** The picture of an order's first tool. */
export const OrderPicture = ({ order: { lines }, size }: OrderPictureProps) => (
  <Box sx={{ width: size, flexShrink: 0, borderRadius: 1, overflow: 'hidden' }}>
    <Picture src={lines[0]?.picture ?? ''} alt="" sizes={`${size}px`} lazy />
  </Box>
);

/** The name of an order's first tool, which may be cut, and how many tools follow. */
export const ToolNames = ({ order: { lines } }: { order: Order }) => (
  <Box component="span" sx={{ display: 'flex', gap: 0.75, minWidth: 0 }}>
    <Ellipsis>{lines[0]?.toolName}</Ellipsis>
    {lines.length > 1 && (
      <Box component="span" sx={{ flexShrink: 0, color: 'text.secondary', fontWeight: 650 }}>
        {`+${lines.length - 1}`}
        <span style={visuallyHidden}> more</span>
      </Box>
    )}
  </Box>
);

/** The number of an order's pieces, which is never cut, and the name of its first tool. */
export const PiecesAndNames = ({ order }: { order: Order }) => (
  <Box component="span" sx={{ display: 'flex', gap: 0.5, minWidth: 0 }}>
    <Box component="span" sx={{ flexShrink: 0 }}>
      {`${piecesText(order)} ·`}
    </Box>
    <ToolNames order={order} />
  </Box>
);

/** The SKUs of an order's tools, as many as fit. */
const Skus = ({ order: { lines } }: { order: Order }) => {
  const skus = lines.flatMap(({ sku }) => sku || []);
  return skus.length > 0 && <SecondLine>{skus.join(', ')}</SecondLine>;
};

/** An order's tools and their SKUs, with a picture if the table is wide enough. */
export const OrderedTools = ({ order }: { order: Order }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
    <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
      <OrderPicture order={order} size={28} />
    </Box>
    <Box sx={{ minWidth: 0 }}>
      <ToolNames order={order} />
      <Skus order={order} />
    </Box>
  </Box>
);
