import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import type { Order } from '../order.ts';
import { useOrdersLocation } from '../useOrdersLocation.ts';

/** Covers the row or card around it, which must be positioned, so that a click anywhere counts. */
const coversRow = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;

/** The name of the ordered tool, as a link to its page in the catalogue. */
export const OrderedToolLink = ({ order: { tool } }: { order: Order }) => (
  <Link
    component={RouterLink}
    to={paths.tool.href(tool._id)}
    color="inherit"
    underline="always"
    sx={{ overflowWrap: 'anywhere' }}
  >
    {tool.toolName}
  </Link>
);

/** The name of the ordered tool, as a link to the details of the order. */
export const OrderDetailsLink = ({ order: { _id, tool } }: { order: Order }) => (
  <Link
    component={RouterLink}
    to={paths.orderDetails.href(_id)}
    state={useOrdersLocation().linkState}
    color="inherit"
    underline="always"
    sx={{ overflowWrap: 'anywhere', ...coversRow }}
  >
    {tool.toolName}
  </Link>
);
