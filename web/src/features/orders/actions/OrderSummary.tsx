import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatCentsIn, piecesOf } from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { poText, toolsText } from '../../../domain/order/orderTexts.ts';
import { Picture } from '../../../ui/media/Picture.tsx';

const SmallPicture = ({ src }: { src: string }) => (
  <Box sx={{ width: 72, flexShrink: 0, borderRadius: 1, overflow: 'hidden' }}>
    <Picture src={src} alt="" sizes="72px" />
  </Box>
);

/** The tools, the quantity, the total and the numbers of an order. */
export const OrderSummary = ({ order }: { order: Order }) => (
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
