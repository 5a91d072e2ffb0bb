import Link from '@mui/material/Link';
import type { Order } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths.ts';

/** The name of what was ordered, leading to the tool as it is sold now. */
export const OrderedTool = ({ order: { tool } }: { order: Order }) => (
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
