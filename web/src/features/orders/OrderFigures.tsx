import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatMoney, type Order } from 'functions/contract';
import type { ReactNode } from 'react';
import { Picture } from '../../components/Picture.tsx';

const Thumbnail = ({ src }: { src: string }) => (
  <Box sx={{ width: 72, flexShrink: 0, borderRadius: 1, overflow: 'hidden' }}>
    <Picture src={src} alt="" />
  </Box>
);

interface OrderFiguresProps {
  order: Order;
  /** In place of the tool's bare name. */
  toolName?: ReactNode;
  children?: ReactNode;
}

/** An order in brief: what, how many, for how much. */
export const OrderFigures = ({
  order,
  toolName = order.tool.toolName,
  children,
}: OrderFiguresProps) => (
  <Box sx={{ display: 'flex', gap: 2 }}>
    <Thumbnail src={order.tool.imageLink} />
    <Box sx={{ minWidth: 0, flexGrow: 1 }}>
      <Typography variant="h3" component="p">
        {toolName}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{`Quantity: ${order.orderQuantity}`}</Typography>
      <Typography sx={{ fontWeight: 700 }}>{`Total: ${formatMoney(order.totalBill)}`}</Typography>
      {children}
    </Box>
  </Box>
);
