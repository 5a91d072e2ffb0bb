import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import type { Order } from '../order.ts';
import { toolsText } from '../orderTexts.ts';
import { useOrdersLocation } from '../useOrdersLocation.ts';

/** Covers the row or card around it, which must be positioned, so that a click anywhere counts. */
const coversRow = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;

/** The name of the ordered tool, as a link to its page in the catalogue. */
export const OrderedToolLink = ({ order: { lines } }: { order: Order }) => (
  <Link
    component={RouterLink}
    to={paths.tool.href(lines[0]?.toolId ?? '')}
    color="inherit"
    underline="always"
    sx={{ overflowWrap: 'anywhere' }}
  >
    {toolsText({ lines })}
  </Link>
);

/** The name of the ordered tool, as a link to the details of the order. */
export const OrderDetailsLink = ({ order }: { order: Order }) => (
  <Link
    component={RouterLink}
    to={paths.orderDetails.href(order._id)}
    state={useOrdersLocation().linkState}
    color="inherit"
    underline="always"
    sx={{ overflowWrap: 'anywhere', ...coversRow }}
  >
    {toolsText(order)}
  </Link>
);
