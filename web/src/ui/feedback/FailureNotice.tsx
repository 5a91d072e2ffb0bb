import { mdiAlertCircleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Icon } from '../media/Icon.tsx';

interface FailureNoticeProps {
  children: string;
  /** The label of the button. */
  action: string;
  onAction: () => void;
}

/**
 * An error message with a button. MUI's Alert and Paper are too large for the first load.
 */
export const FailureNotice = ({ children, action, onAction }: FailureNoticeProps) => (
  <Box
    role="alert"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      px: 2,
      py: 1,
      color: 'error.main',
      bgcolor: 'background.paper',
      border: 1,
      borderColor: 'error.main',
      borderRadius: 1,
    }}
  >
    <Icon path={mdiAlertCircleOutline} />
    <Box sx={{ flexGrow: 1, color: 'text.primary' }}>{children}</Box>
    <Button color="inherit" onClick={onAction}>
      {action}
    </Button>
  </Box>
);
