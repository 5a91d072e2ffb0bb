import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../lib/router/paths.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';

interface CartNoticeProps {
  text: string;
  onDismiss: () => void;
}

/** A notice about the cart, with the way there. */
export const CartNotice = ({ text, onDismiss }: CartNoticeProps) => (
  <Notice onDismiss={onDismiss}>
    <span style={{ overflowWrap: 'anywhere' }}>{text}</span>
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
