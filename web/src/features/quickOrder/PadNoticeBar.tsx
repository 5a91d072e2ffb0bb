import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../lib/router/paths.ts';
import type { PadNotice } from './state/usePad.ts';

interface PadNoticeBarProps {
  notice: PadNotice | null;
  onClose: () => void;
}

/** The result of the last step, with a button to undo it. */
export const PadNoticeBar = ({ notice, onClose }: PadNoticeBarProps) => (
  <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
    {notice && (
      <Alert
        role="presentation"
        severity={notice.severity}
        onClose={onClose}
        sx={{ overflowWrap: 'anywhere', '& .MuiAlert-message': { flexGrow: 1 } }}
      >
        {notice.text}{' '}
        {notice.hasCartLink && (
          <Button component={RouterLink} to={paths.cart} color="inherit" size="small">
            Go to the cart
          </Button>
        )}
        {notice.undo && (
          <Button color="inherit" size="small" onClick={notice.undo}>
            Undo
          </Button>
        )}
      </Alert>
    )}
  </Box>
);
