import { type InferType, object, string } from 'yup';
import { limits } from '../limits.ts';
import { toolId, unitPrice } from '../lines/lineFields.ts';
import { requiredDocumentText } from '../text/documentText.ts';
import { wellFormed } from '../text/text.ts';
import type { QuoteStatus } from './lifecycle.ts';
import {
  acceptanceReasonMessage,
  acceptanceSchema,
  anyQuantity,
  offerTerms,
  quoteLinesOf,
} from './model.ts';

/** The message for a customer who has too many quotes that wait for an answer, for staff. */
export const customerHasOpenQuotesMessage = `This customer has ${limits.openQuotes} open quotes: decline one first`;

/** The message for a member who cannot order for the company. */
export const cannotOrderMessage = 'This member may not order for the company: choose another one';

/** The message for an offer to a person that names another account. */
export const otherPersonMessage = 'Only an offer to a company names a member';

const pricedLine = object({ toolId, quantity: anyQuantity, unitPrice });

/** What an order that staff place needs besides its lines, with the reason. */
const staffOrderSchema = acceptanceSchema.omit(['version']).shape({
  reason: requiredDocumentText('Reason', limits.transitionReason, acceptanceReasonMessage),
});

/**
 * The body of an offer by staff that nobody has asked for, for a customer on the phone. It may name
 * more pieces than are in stock.
 */
export const staffOfferSchema = object({
  /** The uid of a person, or the id of a company. */
  payerId: string()
    .transform(wellFormed)
    .typeError('Choose a customer')
    .required('Choose a customer')
    .max(limits.payerId, 'Choose a customer'),
  /** The member of the company for whom it is made; by default its first owner. */
  userId: string()
    .transform(wellFormed)
    .typeError('Choose a member')
    .nonNullable('Choose a member')
    .max(limits.documentId, 'Choose a member'),
  lines: quoteLinesOf(pricedLine),
  ...offerTerms,
  /** Accepts the offer in the same step, so that it becomes an order without a mail about the offer. */
  order: staffOrderSchema
    .default(undefined)
    .optional()
    .typeError('Enter the delivery')
    .nonNullable('Enter the delivery'),
});
export type StaffOfferInput = InferType<typeof staffOfferSchema>;

/** Whether staff have made the first offer of a quote without a request. */
export const isUnasked = ({ history }: { history: readonly { status: QuoteStatus }[] }): boolean =>
  history[0]?.status === 'offered';

/**
 * Whether staff placed the order of a quote in the same step as its offer: no mail reports either
 * change, only that of the order.
 */
export const isPlacedAtOnce = ({
  history: [first, second],
}: {
  history: readonly { status: QuoteStatus; at: Date }[];
}): boolean =>
  first?.status === 'offered' &&
  second?.status === 'accepted' &&
  first.at.getTime() === second.at.getTime();

/** The form in which staff accept an offer for its customer: an acceptance with a reason. */
export const staffAcceptanceSchema = staffOrderSchema;
export type StaffAcceptanceValues = InferType<typeof staffAcceptanceSchema>;
