import { mdiAlertCircleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { Icon } from '../media/Icon.tsx';

interface FailureNoticeProps {
  children: string;
  /** The label of the button. */
  action: string;
  onAction: () => void;
}

/**
 * An error message with a button. It replaces MUI's Alert, which is too large for the first load.
 */
export const FailureNotice = ({ children, action, onAction }: FailureNoticeProps) => (
  <Paper
    role="alert"
    variant="outlined"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      px: 2,
      py: 1,
      color: 'error.main',
      borderColor: 'error.main',
    }}
  >
    <Icon path={mdiAlertCircleOutline} />
    <Box sx={{ flexGrow: 1, color: 'text.primary' }}>{children}</Box>
    <Button color="inherit" onClick={onAction}>
      {action}
    </Button>
  </Paper>
);
