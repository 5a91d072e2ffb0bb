import { mdiAlertCircleOutline, mdiInformationOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { PropsWithChildren } from 'react';
import { Icon } from '../../../ui/media/Icon.tsx';

interface ReviewNoticeProps {
  severity: 'error' | 'warning';
  title: string;
}

const head = { display: 'flex', alignItems: 'center', gap: 1, fontWeight: 650, outline: 'none' };

/** A notice for the buyer before the order can be placed. A failed submit focuses its title. */
export const ReviewNotice = ({
  severity,
  title,
  children,
}: PropsWithChildren<ReviewNoticeProps>) => (
  <Paper variant="outlined" sx={{ px: 2, py: 1.5, borderColor: `${severity}.main` }}>
    <Box role="alert" sx={{ ...head, mb: 1 }}>
      <Icon
        path={severity === 'error' ? mdiAlertCircleOutline : mdiInformationOutline}
        sx={{ color: `${severity}.main` }}
      />
      <span>{title}</span>
    </Box>
    {children}
  </Paper>
);

interface CartChangesProps {
  changes: readonly string[];
  onAcknowledge: () => void;
}

/** The changes by other tabs or devices since the buyer saw the cart. */
export const CartChanges = ({ changes, onAcknowledge }: CartChangesProps) =>
  changes.length > 0 && (
    <ReviewNotice severity="warning" title="Your cart has changed since you opened this page">
      <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </Box>
      <Button variant="outlined" onClick={onAcknowledge}>
        Order the cart as it is now
      </Button>
    </ReviewNotice>
  );
