import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';

/** Asks before a link leads away from what is not saved. */
export const LeaveGuard = ({ when }: { when: boolean }) => {
  const { destination, stay } = useLeaveGuard(when);
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      question="Leave without saving?"
      open={destination !== null}
      busy={false}
      onClose={stay}
      onConfirm={() => destination !== null && void navigate(destination)}
    >
      <Typography>What you have changed on this page would be lost.</Typography>
    </ConfirmDialog>
  );
};
