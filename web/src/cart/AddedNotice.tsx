import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Notice } from '../components/Notice.tsx';
import { paths } from '../paths.ts';

/** Long enough to read a long message. */
const shownMs = 8_000;

interface AddedNoticeProps {
  text: string;
  onDismiss: () => void;
}

/** What adding a tool did, for a while. */
export const AddedNotice = ({ text, onDismiss }: AddedNoticeProps) => {
  useEffect(() => {
    const timer = setTimeout(onDismiss, shownMs);
    return () => clearTimeout(timer);
  }, [onDismiss]);
  return (
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
};
