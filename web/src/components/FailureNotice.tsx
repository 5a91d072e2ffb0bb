import { mdiAlertCircleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { Icon } from './Icon.tsx';

interface FailureNoticeProps {
  children: string;
  /** What the button says that may help. */
  remedy: string;
  onRemedy: () => void;
}

/** What went wrong, and a way on. Every page has it: MUI's Alert would weigh on the first load. */
export const FailureNotice = ({ children, remedy, onRemedy }: FailureNoticeProps) => (
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
    <Button color="inherit" onClick={onRemedy}>
      {remedy}
    </Button>
  </Paper>
);
