import { type InferType, object, string } from 'yup';
import type { Acknowledged } from './answers.ts';
import { limits } from './limits.ts';
import { isVisible, pictureUrl, text, tidyText } from './text.ts';

const inOneLine = (name: string): string => name.replace(/\s+/g, ' ');

const displayName = text('Name', limits.displayName).transform((name: unknown) =>
  typeof name === 'string' ? inOneLine(name) : name,
);
const photoURL = pictureUrl('Picture', limits.url);

const withoutHalfPair = (name: string): string => name.replace(/\p{Cs}$/u, '');

/**
 * A name that no form has checked, as a form would take it: visible, in one line, and cut to its
 * length. Firebase Auth takes names of any length: only a beginning of it is looked at.
 */
export const cleanName = (name: string): string => {
  const tidy = inOneLine(tidyText(name.slice(0, 10 * limits.displayName)));
  const cut = withoutHalfPair(tidy.slice(0, limits.displayName)).trimEnd();
  return isVisible(cut) ? cut : '';
};

/** What the browser tells of the account after each sign-in; the server trusts its own record. */
export const currentUserSchema = object({
  email: text('E-mail', limits.email),
  displayName: displayName.nullable(),
  photoURL: photoURL.nullable(),
});
export type CurrentUserInput = InferType<typeof currentUserSchema>;

/** A change of one's own profile; an empty or missing field keeps the stored value. */
export const profileSchema = object({
  displayName,
  photoURL,
  education: text('Education', limits.education),
  location: text('Location', limits.location),
  phoneNumber: string()
    .typeError('Phone number must be a text of digits')
    .nonNullable('Phone number must be a text of digits')
    .matches(/^\d{0,15}$/, 'Phone number must have at most 15 digits'),
});
export type ProfileInput = InferType<typeof profileSchema>;

/** What an account may be. */
export const userRoles = ['admin', 'customer'] as const;
export type UserRole = (typeof userRoles)[number];

interface ProfileFields {
  email: string;
  displayName: string;
  photoURL: string;
  education: string;
  location: string;
  phoneNumber: string;
  role: UserRole;
}

/**
 * A profile as the store keeps it. `role` and `emailVerified` mirror the account, for lists only:
 * they are as old as the last sign-in.
 */
export interface UserDocument extends ProfileFields {
  /** Missing in profiles from before it was kept. */
  emailVerified?: boolean;
  /** What a search finds it by: name and address. */
  searchTerms: string[];
  createdAt: Date;
}

/** A profile as the API sends it; `_id` is the account's uid. */
export interface Profile extends ProfileFields {
  _id: string;
  emailVerified: boolean;
}

/** One attempt to take an account's right of an admin away. */
export interface AdminLease {
  uid: string;
  /** The attempt, so that it can tell its own lease from that of another. */
  owner: string;
  expiresAt: Date;
}

/** Keeps two admins who take each other's right at the same time from both succeeding. */
export interface AdminLockDocument {
  /** None of these accounts is an admin who stays, until the lease expires. */
  leaving: AdminLease[];
}

/**
 * What is kept of a deleted account, under its uid: no profile can be made for it, and no review
 * written, by a request that began before the deletion.
 */
export interface DeletedAccountDocument {
  /** What the rest of the deletion is found by if it fails half-way; empty once it is complete. */
  email: string;
  at: Date;
}

/** The answer to a sign-in: the verified ID token and the account's current right. */
export interface SignedIn extends Acknowledged {
  token: string;
  admin: boolean;
}
