import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatCents, piecesOf } from 'functions/contract';
import type { ReactNode } from 'react';
import { Picture } from '../../components/Picture.tsx';
import type { Order } from './order.ts';
import { toolsText } from './orderTexts.ts';

const SmallPicture = ({ src }: { src: string }) => (
  <Box sx={{ width: 72, flexShrink: 0, borderRadius: 1, overflow: 'hidden' }}>
    <Picture src={src} alt="" />
  </Box>
);

interface OrderSummaryProps {
  order: Order;
  /** Replaces the plain name of the tool, with a link for example. */
  toolName?: ReactNode;
  children?: ReactNode;
}

/** The tool, the quantity and the total of an order. */
export const OrderSummary = ({
  order,
  toolName = toolsText(order),
  children,
}: OrderSummaryProps) => (
  <Box sx={{ display: 'flex', gap: 2 }}>
    <SmallPicture src={order.lines[0]?.picture ?? ''} />
    <Box sx={{ minWidth: 0, flexGrow: 1 }}>
      <Typography variant="h3" component="p">
        {toolName}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{`Quantity: ${piecesOf(order)}`}</Typography>
      <Typography sx={{ fontWeight: 700 }}>{`Total: ${formatCents(order.total)}`}</Typography>
      {children}
    </Box>
  </Box>
);
