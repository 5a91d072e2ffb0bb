import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Notice } from './Notice.tsx';

interface LinkNoticeProps {
  text: string;
  /** The text of the link. */
  label: string;
  to: string;
  onDismiss: () => void;
}

/** A notice with the way to what it is about. */
export const LinkNotice = ({ text, label, to, onDismiss }: LinkNoticeProps) => (
  <Notice onDismiss={onDismiss}>
    <span style={{ overflowWrap: 'anywhere' }}>{text}</span>
    <Link
      component={RouterLink}
      to={to}
      onClick={onDismiss}
      color="inherit"
      sx={{ py: 1.25, whiteSpace: 'nowrap' }}
    >
      {label}
    </Link>
  </Notice>
);
