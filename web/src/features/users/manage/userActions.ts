import {
  adminAddedText,
  deleteUserQuestion,
  isAddedCustomer,
  makeAdminQuestion,
  type Profile,
  specifiedConfirm,
  userDeletedText,
} from 'functions/contract';

/** An admin's action on a user. */
export type UserAction = 'promote' | 'demote' | 'delete';

interface ActionTexts {
  question: string;
  /** The label of the confirmation. */
  confirm: string;
  /** The consequences for the user's data. */
  consequence: string | null;
  /** The warning for admins who do it to their own account. */
  warning: string | null;
  done: (email: string) => string;
}

export const userActionTexts: Record<UserAction, ActionTexts> = {
  promote: {
    question: makeAdminQuestion,
    confirm: specifiedConfirm,
    consequence: null,
    warning: null,
    done: adminAddedText,
  },
  demote: {
    question: 'Are you sure you want to remove this admin?',
    confirm: 'Remove admin',
    consequence: null,
    warning:
      'This is your own account. You will be signed out, and can log in again as a customer.',
    done: (email) => `User: ${email} is no longer an admin`,
  },
  delete: {
    question: deleteUserQuestion,
    confirm: specifiedConfirm,
    consequence:
      'Orders, returns, payments, invoices and accepted quotes stay on record, and reviews stay without the name and photo. The customer cannot download the data any more.',
    warning: 'This is your own account. You will be signed out, and cannot log in again.',
    done: userDeletedText,
  },
};

/**
 * Why a user must stay an admin, or null. Only `me` can be the last admin: `me` is an admin, so
 * another user is never the last one, even if the count is outdated.
 */
export const reasonNotToDemote = (
  user: Pick<Profile, '_id'>,
  me: string,
  admins: number | undefined,
) => (user._id === me && admins === 1 ? 'The shop must keep at least one admin.' : null);

/** Why a user cannot become an admin, or null. Anyone can register someone else's address. */
export const reasonNotToPromote = ({
  _id,
  emailVerified,
}: Pick<Profile, '_id' | 'emailVerified'>) => {
  if (isAddedCustomer(_id)) return 'This customer was added by staff, and has no account.';
  return emailVerified
    ? null
    : 'This address is not verified. Its owner must open the link in the verification e-mail and visit the shop.';
};

/** What a user is called: the address, or the name of a customer without one. */
export const userLabel = ({ email, displayName }: Pick<Profile, 'email' | 'displayName'>): string =>
  email || displayName;

/** Whether the address is verified, or that there is no account. */
export const verifiedText = ({ _id, emailVerified }: Pick<Profile, '_id' | 'emailVerified'>) => {
  if (isAddedCustomer(_id)) return 'No account';
  return emailVerified ? 'Verified' : 'Not verified';
};
