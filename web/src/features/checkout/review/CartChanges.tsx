import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ReviewNotice } from './ReviewNotice.tsx';

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
