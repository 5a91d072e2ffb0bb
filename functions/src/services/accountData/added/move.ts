import type { OwnedDocument } from '../../../contract/index.ts';

/**
 * What becomes of the documents of an added customer: they get another e-mail address, and when an
 * account claims the customer, also its uid.
 */
export interface Move {
  from: string;
  /** `from` itself as long as nobody claims the customer. */
  uid: string;
  email: string;
}

/** Whose a document is after the move: that of a company stays its own. */
export const movedOwner = (
  { payerId }: Pick<OwnedDocument, 'payerId'>,
  { from, uid }: Move,
): OwnedDocument => ({ payerId: payerId === from ? uid : payerId, userId: uid });

/** The new address of a document, and since when it has that; null for the one that it has. */
export const changedAddress = (
  { userEmail }: { userEmail: string },
  { email }: Move,
): { userEmail: string; emailSince: Date } | null =>
  userEmail === email ? null : { userEmail: email, emailSince: new Date() };
