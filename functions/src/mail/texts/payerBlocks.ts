import { isCompanyId, type PartyStep, partyOf } from '../../contract/index.ts';

interface PaidDocument {
  payerId: string;
  payerName: string;
  userName: string;
  userEmail: string;
}

type Row = readonly [label: string, value: string];

/** Who pays: a person, or a company with the member who acts for it. */
export const payerRows = (
  { payerId, payerName, userName, userEmail }: PaidDocument,
  actorLabel: 'Ordered by' | 'Requested by' | 'Offered to' = 'Ordered by',
): Row[] =>
  isCompanyId(payerId)
    ? [
        ['Company', payerName],
        [actorLabel, userName],
        ['E-mail', userEmail],
      ]
    : [
        ['Customer', userName],
        ['E-mail', userEmail],
      ];

/** The company that pays and who ordered, for its members; nothing for a person. */
export const companyRows = ({
  payerId,
  payerName,
  userName,
}: Omit<PaidDocument, 'userEmail'>): Row[] =>
  isCompanyId(payerId)
    ? [
        ['Company', payerName],
        ['Ordered by', userName],
      ]
    : [];

/** Who took a step of the customer's, in a sentence: the account, or another member. */
export const stepTakerText = (
  document: Omit<PaidDocument, 'userEmail'> & { userId: string },
  step: PartyStep,
): string =>
  partyOf(step, document) === 'colleague'
    ? `Another member of ${document.payerName}`
    : buyerText(document);

/** Who pays, in a sentence: `Bea Buyer for Harbor Joinery`. */
export const buyerText = ({
  payerId,
  payerName,
  userName,
}: Omit<PaidDocument, 'userEmail'>): string =>
  isCompanyId(payerId) ? `${userName} for ${payerName}` : userName;
