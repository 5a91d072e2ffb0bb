import { isCompanyId } from 'functions/contract';

interface OrderedDocument {
  payerId: string;
  payerName: string;
  /** Who has made it. */
  userName: string;
}

/** The member who ordered for a company; null if a person ordered for themselves. */
export const memberNameOf = ({
  payerId,
  userName,
}: Pick<OrderedDocument, 'payerId' | 'userName'>): string | null =>
  isCompanyId(payerId) ? userName : null;

/** Who ordered, in the list of a payer: the member of a company, or the person. */
export const ordererText = (document: OrderedDocument): string => {
  const member = memberNameOf(document);
  return member === null ? document.payerName : `by ${member}`;
};

/** Who pays, and the member of a company who ordered: `Harbor Joinery, by Bea Buyer`. */
export const payerText = (document: OrderedDocument): string => {
  const member = memberNameOf(document);
  return member === null ? document.payerName : `${document.payerName}, by ${member}`;
};
