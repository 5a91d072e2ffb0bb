import { type InferType, object } from 'yup';
import type { Acknowledged } from '../calls/responses.ts';
import { normalizePhone, phone } from '../contact/phoneNumber.ts';
import { limits } from '../limits.ts';
import { documentText } from '../text/documentText.ts';
import { drawableText } from '../text/drawableText.ts';
import { isVisible, pictureUrl, text, tidyText } from '../text/text.ts';

const toOneLine = (name: string): string => name.replace(/\s+/g, ' ');

const oneLineName = (name: unknown) => (typeof name === 'string' ? toOneLine(name) : name);
const photoURL = pictureUrl('Picture', limits.url);

const dropTrailingSurrogate = (name: string): string => name.replace(/\p{Cs}$/u, '');

/**
 * Cleans a name that no form has validated: visible characters that documents can show, one line,
 * limited length. Firebase Auth accepts names of any length, so only the start is processed.
 */
export const cleanName = (name: string): string => {
  const tidy = toOneLine(drawableText(tidyText(name.slice(0, 10 * limits.displayName))).trim());
  const cut = dropTrailingSurrogate(tidy.slice(0, limits.displayName)).trimEnd();
  return isVisible(cut) ? cut : '';
};

/** The account data that the browser sends after each sign-in. The server uses its own record. */
export const currentUserSchema = object({
  email: text('E-mail', limits.email),
  displayName: text('Name', limits.displayName).transform(oneLineName).nullable(),
  photoURL: photoURL.nullable(),
});

/** The most digits of a phone number in the world. https://www.itu.int/rec/T-REC-E.164 */
const maxPhoneDigits = 15;

/** The profile form. An empty or missing field keeps the stored value. */
export const profileSchema = object({
  displayName: documentText('Name', limits.displayName).transform(oneLineName),
  photoURL,
  education: text('Education', limits.education),
  location: text('Location', limits.location),
  phoneNumber: phone(/^\d*$/, 'Enter the phone number in digits only')
    .typeError('Phone number must be a text of digits')
    .nonNullable('Phone number must be a text of digits')
    .test(
      'digits',
      `Phone number must have at most ${maxPhoneDigits} digits`,
      (value) => normalizePhone(value ?? '').length <= maxPhoneDigits,
    ),
});
export type ProfileInput = InferType<typeof profileSchema>;

/** The roles of an account. */
export const userRoles = ['admin', 'customer'] as const;
export type UserRole = (typeof userRoles)[number];

export interface ProfileFields {
  email: string;
  displayName: string;
  photoURL: string;
  education: string;
  location: string;
  phoneNumber: string;
  role: UserRole;
}

/** A profile in a response; `_id` is the account's uid. */
export interface Profile extends ProfileFields {
  _id: string;
  emailVerified: boolean;
}

/** An attempt to remove the admin right of an account. */
export interface AdminLease {
  uid: string;
  /** The id of the attempt, so that it can recognise its own lease. */
  owner: string;
  expiresAt: Date;
}

/** The response to a sign-in: the verified ID token and the current admin right. */
export interface SignedIn extends Acknowledged {
  token: string;
  admin: boolean;
}

/** The sort orders of the list of users. */
export const userSorts = ['newest', 'email'] as const;
export type UserSort = (typeof userSorts)[number];
