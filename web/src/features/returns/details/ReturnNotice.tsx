import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { type Actor, isOwn, type OrderReturn } from 'functions/contract';
import { useLocation } from 'react-router-dom';
import { isRequestedState } from './requestedState.ts';
import { standingOf } from './returnStanding.ts';

interface ReturnNoticeProps {
  found: OrderReturn;
  caller: Actor;
}

const sentTitle = 'Your request is sent';

/** Where a return stands, and what happens next. */
export const ReturnNotice = ({ found, caller }: ReturnNoticeProps) => {
  const isSent = isRequestedState(useLocation().state) && isOwn(found, caller);
  const wasRequested = isSent && found.status === 'requested';
  const { severity, title, text } = standingOf(found, caller);
  return (
    <Alert
      role="status"
      severity={wasRequested ? 'success' : severity}
      sx={{ mb: 2.5, maxWidth: 1280, '& .MuiAlert-message': { overflowWrap: 'anywhere' } }}
    >
      <AlertTitle>{wasRequested ? sentTitle : title}</AlertTitle>
      <span style={{ whiteSpace: 'pre-line' }}>{text}</span>
    </Alert>
  );
};
