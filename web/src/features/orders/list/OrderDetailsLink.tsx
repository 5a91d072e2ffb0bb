import Link from '@mui/material/Link';
import type { Order } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useOrdersPlace } from '../useOrdersPlace.ts';

/** Fills the row or card it stands in, which must be positioned, so that a click anywhere counts. */
const overTheRow = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;

/** The name of what was ordered, leading to the order's details. */
export const OrderDetailsLink = ({ order: { _id, tool } }: { order: Order }) => (
  <Link
    component={RouterLink}
    to={paths.orderDetails.href(_id)}
    state={useOrdersPlace().linkState}
    color="inherit"
    underline="always"
    sx={{ overflowWrap: 'anywhere', ...overTheRow }}
  >
    {tool.toolName}
  </Link>
);
