import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PropsWithChildren } from 'react';
import type { Order } from '../order.ts';

const Fact = ({ name, children }: PropsWithChildren<{ name: string }>) => (
  <div>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {children}
    </Typography>
  </div>
);

/** The customer's name and contact data, and the delivery address. */
export const OrderCustomer = ({ order }: { order: Order }) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
    <Fact name="User Name">{order.userName}</Fact>
    <Fact name="Email Address">
      <Link href={`mailto:${order.userEmail}`} underline="always">
        {order.userEmail}
      </Link>
    </Fact>
    <Fact name="Phone Number">
      <Link href={`tel:${order.phoneNumber}`} underline="always">
        {order.phoneNumber}
      </Link>
    </Fact>
    <Fact name="Delivery Address">{order.orderAddress}</Fact>
  </Box>
);
