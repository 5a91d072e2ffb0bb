import { ButtonWithReason } from '../../components/ButtonWithReason.tsx';
import type { UserAction } from './userActions.ts';

interface UserButtonProps {
  /** Why the account cannot be demoted or deleted, or null. */
  reason: string | null;
  /** Why its admin right cannot be changed, or null. */
  rightReason: string | null;
  /** The `id` of the account's address. */
  emailId: string;
  onAction: (action: UserAction) => void;
}

/** Makes a user an admin, or demotes an admin. */
export const RightButton = ({
  isAdmin,
  rightReason,
  emailId,
  onAction,
}: UserButtonProps & { isAdmin: boolean }) => (
  <ButtonWithReason
    variant="outlined"
    reason={rightReason}
    aria-describedby={emailId}
    onClick={() => onAction(isAdmin ? 'demote' : 'promote')}
  >
    {isAdmin ? 'Remove admin' : 'Make Admin'}
  </ButtonWithReason>
);

export const DeleteButton = ({ reason, emailId, onAction }: UserButtonProps) => (
  <ButtonWithReason
    color="error"
    variant="outlined"
    reason={reason}
    aria-describedby={emailId}
    onClick={() => onAction('delete')}
  >
    Delete
  </ButtonWithReason>
);
