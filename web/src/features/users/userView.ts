import type { Profile } from 'functions/contract';
import { reasonNotToDemote, reasonNotToPromote, type UserAction } from './userActions.ts';

interface UserView {
  /** The uid of the signed-in admin. */
  me: string;
  /** The number of admins; undefined while it loads. */
  admins: number | undefined;
  onAction: (action: UserAction, user: Profile) => void;
}

/** The props of the users' table and cards. */
export interface UserViewProps extends UserView {
  users: Profile[];
}

/** The props of one row or card. */
export interface ViewedUser extends UserView {
  user: Profile;
}

/** The props of a user's buttons. */
export const buttonsOf = ({ user, me, admins, onAction }: ViewedUser) => {
  const reason = reasonNotToDemote(user, me, admins);
  return {
    reason,
    rightReason: user.role === 'admin' ? reason : reasonNotToPromote(user),
    /** The `id` of the element with the user's address. */
    emailId: `email-of-${user._id}`,
    onAction: (action: UserAction) => onAction(action, user),
  };
};
