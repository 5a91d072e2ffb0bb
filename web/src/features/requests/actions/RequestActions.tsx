import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  awaitsVoteOf,
  type Member,
  type RequestPage,
  requestLifecycle,
  requestRolesOn,
} from 'functions/contract';
import { Suspense, useState } from 'react';
import { requestStatusNow } from '../../../domain/request/requestTexts.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../../lib/router/useLazyDialog.ts';
import { ActionDialog } from '../../../ui/inputs/forms/ActionDialog.tsx';
import { ApproveDialog } from './ApproveDialog.tsx';
import { useRequestActions } from './useRequestActions.ts';

interface WithdrawDialogProps {
  request: RequestPage;
  open: boolean;
  onClose: () => void;
}

const WithdrawDialog = ({ request, open, onClose }: WithdrawDialogProps) => {
  const { withdraw } = useRequestActions(request);
  return (
    <ActionDialog
      question={`Withdraw request ${request.number}?`}
      open={open}
      labels={{ confirm: 'Withdraw request' }}
      onSend={async () => {
        await withdraw();
        return `Request ${request.number} withdrawn`;
      }}
      onClose={onClose}
    >
      {`Nothing is ordered. You can send a new request ${request.quote ? 'on the page of the offer' : 'at the checkout'}.`}
    </ActionDialog>
  );
};

/** Apart, because it needs the code of forms. */
const RejectDialog = lazyComponent(() => import('./RejectDialog.tsx'), 'RejectDialog');

interface RequestActionsProps {
  request: RequestPage;
  member: Pick<Member, 'uid' | 'role'>;
  /** Whether the page shows the request as it was on an earlier visit. */
  isKept: boolean;
}

/** Over the whole width of a phone, where a thumb reaches it. */
const bar = {
  display: 'flex',
  gap: 1.5,
  width: { xs: '100%', sm: 'auto' },
  '& > button': { flexGrow: { xs: 1, sm: 0 } },
} as const;

type Opened = 'approve' | 'reject' | 'withdraw' | null;

/** What a member can do with a request. */
export const RequestActions = ({ request, member, isKept }: RequestActionsProps) => {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const now = { ...request, status: requestStatusNow(request) };
  const allowed = requestLifecycle.allowed(now.status, requestRolesOn(now, member));
  const whenLoaded = useLazyDialog(RejectDialog, allowed.includes('rejected'));
  const hasProblems = (request.current?.problems.length ?? 0) > 0;
  return (
    <Box sx={bar}>
      {allowed.includes('rejected') && (
        <Button
          color="error"
          variant="outlined"
          onClick={() => void whenLoaded(() => setOpened('reject'))}
        >
          Reject
        </Button>
      )}
      {awaitsVoteOf(now, member) && (
        <Button
          variant="contained"
          disabled={hasProblems || isKept}
          onClick={() => setOpened('approve')}
        >
          Approve
        </Button>
      )}
      {allowed.includes('withdrawn') && (
        <Button color="error" variant="outlined" onClick={() => setOpened('withdraw')}>
          Withdraw
        </Button>
      )}
      <ApproveDialog request={request} open={opened === 'approve'} onClose={close} />
      <Suspense>
        {opened === 'reject' && <RejectDialog request={request} open onClose={close} />}
      </Suspense>
      <WithdrawDialog request={request} open={opened === 'withdraw'} onClose={close} />
    </Box>
  );
};
