import type { Profile } from 'functions/contract';
import { reasonNotToPromote, reasonToStay, type UserAction } from './userActions.ts';

interface UserView {
  /** uid of who looks at them. */
  me: string;
  /** How many admins there are; undefined while that is unknown. */
  admins: number | undefined;
  onAct: (act: UserAction, user: Profile) => void;
}

/** The accounts as a table or as cards. */
export interface UserViewProps extends UserView {
  users: Profile[];
}

/** One of them. */
export interface ViewedUser extends UserView {
  user: Profile;
}

/** What the buttons of an account have in common. */
export const buttonsOf = ({ user, me, admins, onAct }: ViewedUser) => {
  const reason = reasonToStay(user, me, admins);
  return {
    reason,
    rightReason: user.role === 'admin' ? reason : reasonNotToPromote(user),
    /** The `id` of the element that shows the account's address. */
    emailId: `email-of-${user._id}`,
    onAct: (act: UserAction) => onAct(act, user),
  };
};
