import type { Profile } from 'functions/contract';

/** What an admin can do to an account. */
export type UserAction = 'promote' | 'demote' | 'delete';

interface ActTexts {
  question: string;
  /** What becomes of what the account has left in the shop. */
  consequence: string | null;
  /** What the admin must know who does it to the own account. */
  warning: string | null;
  done: (email: string) => string;
}

export const userActionTexts: Record<UserAction, ActTexts> = {
  promote: {
    question: 'Are you sure you want to make admin?',
    consequence: null,
    warning: null,
    done: (email) => `User: ${email} Admin added successfully`,
  },
  demote: {
    question: 'Are you sure you want to remove this admin?',
    consequence: null,
    warning: 'This is your own account. You are signed out, and log in again as a customer.',
    done: (email) => `User: ${email} is no longer an admin`,
  },
  delete: {
    question: 'Are you sure you want to delete this user?',
    consequence: 'Orders stay on record, and reviews stay without the name and photo.',
    warning: 'This is your own account. You are signed out, and cannot log in again.',
    done: (email) => `User: ${email} deleted`,
  },
};

/**
 * Why an account must stay an admin, if it must. Who asks is an admin, so another is never the last,
 * whatever was counted a moment ago.
 */
export const reasonToStay = (user: Pick<Profile, '_id'>, me: string, admins: number | undefined) =>
  user._id === me && admins === 1 ? 'The shop must keep at least one admin.' : null;

/** Why an account cannot become an admin, if it cannot: anyone can register a foreign address. */
export const reasonNotToPromote = ({ emailVerified }: Pick<Profile, 'emailVerified'>) =>
  emailVerified
    ? null
    : 'This address is not verified. Its owner must open the link in the verification mail and visit the shop.';
