import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Notice } from '../components/Notice.tsx';
import { paths } from '../paths.ts';
import type { CartChanges } from './mergeCarts.ts';
import { mergeText } from './mergeText.ts';

interface MergeNoticeProps {
  changes: CartChanges;
  onDismiss: () => void;
}

/** What joining the carts did, until the customer dismisses it. */
export const MergeNotice = ({ changes, onDismiss }: MergeNoticeProps) => (
  <Notice onDismiss={onDismiss}>
    <span style={{ overflowWrap: 'anywhere' }}>{mergeText(changes)}</span>
    <Link
      component={RouterLink}
      to={paths.cart}
      onClick={onDismiss}
      color="inherit"
      sx={{ py: 1.25, whiteSpace: 'nowrap' }}
    >
      See the cart
    </Link>
  </Notice>
);
