/** The fields that say whose an order, a quote or an invoice is. */
export interface OwnedDocument {
  /** Who pays for it: the uid of a person, or the id of a company. */
  payerId: string;
  /** The account that made it. */
  userId: string;
}

/** The fields of an account that decide which documents it may see and change. */
export interface DocumentCaller {
  uid: string;
  admin: boolean;
}

/** Whether an account acts on a document as its customer: a private one is that of its payer. */
export const isOwn = ({ payerId }: OwnedDocument, { uid }: Pick<DocumentCaller, 'uid'>): boolean =>
  payerId === uid;

/** Whether an account may see a document: its own, or any as an admin. */
export const maySee = (document: OwnedDocument, caller: DocumentCaller): boolean =>
  caller.admin || isOwn(document, caller);
