import type { DocumentData, Query } from 'firebase-admin/firestore';
import { type Actor, type OwnedDocument, seesOnlyOwn } from '../../contract/index.ts';

/** Whose documents a list contains. */
export interface Visible {
  payerId: string;
  /** The account that has made them; without it, those of all members. */
  madeBy?: string | undefined;
}

/** The documents of a payer that the caller may see. */
export const visibleDocuments = <Content extends OwnedDocument & DocumentData>(
  documents: Query<Content>,
  { payerId, madeBy }: Visible,
  caller: Actor,
): Query<Content> => {
  const ofPayer = documents.where('payerId', '==', payerId);
  const seen = seesOnlyOwn(payerId, caller) ? ofPayer.where('userId', '==', caller.uid) : ofPayer;
  return madeBy === undefined ? seen : seen.where('userId', '==', madeBy);
};
