import { GuardedButton } from '../../components/GuardedButton.tsx';
import type { UserAction } from './userActions.ts';

interface UserButtonProps {
  /** Why the account must stay an admin, if it must. */
  reason: string | null;
  /** Why its right cannot be changed, if it cannot. */
  rightReason: string | null;
  /** The `id` of the account's address. */
  emailId: string;
  onAct: (act: UserAction) => void;
}

/** Gives an account the right of an admin, or takes it. */
export const RightButton = ({
  isAdmin,
  rightReason,
  emailId,
  onAct,
}: UserButtonProps & { isAdmin: boolean }) => (
  <GuardedButton
    variant="outlined"
    reason={rightReason}
    aria-describedby={emailId}
    onClick={() => onAct(isAdmin ? 'demote' : 'promote')}
  >
    {isAdmin ? 'Remove admin' : 'Make Admin'}
  </GuardedButton>
);

export const DeleteButton = ({ reason, emailId, onAct }: UserButtonProps) => (
  <GuardedButton
    color="error"
    variant="outlined"
    reason={reason}
    aria-describedby={emailId}
    onClick={() => onAct('delete')}
  >
    Delete
  </GuardedButton>
);
