import type { DocumentData, Query } from 'firebase-admin/firestore';
import { type Actor, type OwnedDocument, seesOnlyOwn } from '../../contract/index.ts';

/** Whose documents a list contains. */
export interface Visible {
  payerId: string;
  /** Whether it contains only those that the caller has made. */
  onlyMine?: boolean | undefined;
}

/** The documents of a payer that the caller may see. */
export const visibleDocuments = <Content extends OwnedDocument & DocumentData>(
  documents: Query<Content>,
  { payerId, onlyMine = false }: Visible,
  caller: Actor,
): Query<Content> => {
  const ofPayer = documents.where('payerId', '==', payerId);
  return onlyMine || seesOnlyOwn(payerId, caller)
    ? ofPayer.where('userId', '==', caller.uid)
    : ofPayer;
};
