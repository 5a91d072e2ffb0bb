import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { useLeaveGuard } from '../../lib/router/useLeaveGuard.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Asks for confirmation before a link leaves a page with unsaved changes. */
export const LeaveGuard = ({ when }: { when: boolean }) => {
  const { destination, stay } = useLeaveGuard(when);
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      question="Leave without saving?"
      open={destination !== null}
      busy={false}
      labels={{ confirm: 'Leave without saving', close: 'Stay' }}
      onClose={stay}
      onConfirm={async () => {
        if (destination !== null) await navigate(destination);
      }}
    >
      <Typography>Your changes on this page will be lost.</Typography>
    </ConfirmDialog>
  );
};
