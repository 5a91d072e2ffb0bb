import { invalid, missing } from '../requests/errors.ts';
import { type Form, optionalText } from '../requests/form.ts';
import type { Dispute, EventType } from '../store/objects.ts';
import { createStore, newId, nowInSeconds } from '../store/store.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import type { Checkout } from './checkout.ts';

const secondsToAnswer = 7 * 24 * 60 * 60;

/** Creates the disputes of the stand-in: the bank of a card opens, reviews and closes them. */
export const createDisputes = (checkout: Checkout, webhooks: Webhooks) => {
  const disputes = createStore<Dispute>();

  const report = async (dispute: Dispute, ...types: EventType[]): Promise<Dispute> => {
    disputes.add(dispute.id, dispute);
    const { session } = checkout.paidBy(dispute.payment_intent);
    for (const type of types) await webhooks.emit(type, dispute, checkout.referenceOf(session));
    return dispute;
  };

  const find = (id: string): Dispute => {
    const dispute = disputes.get(id);
    if (!dispute) throw missing('dispute', id, 'dispute');
    return dispute;
  };

  return {
    /** Whether a payment has a dispute that has not ended for the shop. */
    isDisputed: (paymentIntent: string): boolean =>
      disputes
        .all()
        .some(({ payment_intent, status }) => payment_intent === paymentIntent && status !== 'won'),
    /** Opens a dispute: Stripe takes the money from the shop. */
    open: (paymentIntent: string, form: Form): Promise<Dispute> => {
      const { session, refunded } = checkout.paidBy(paymentIntent);
      const now = nowInSeconds();
      const dispute: Dispute = {
        id: newId('du'),
        object: 'dispute',
        livemode: false,
        amount: session.amount_total - refunded,
        currency: session.currency,
        charge: paymentIntent.replace('pi_', 'ch_'),
        payment_intent: paymentIntent,
        reason: optionalText(form, 'reason') ?? 'fraudulent',
        status: 'needs_response',
        evidence_details: { due_by: now + secondsToAnswer, has_evidence: false, past_due: false },
        metadata: {},
        created: now,
      };
      return report(dispute, 'charge.dispute.created', 'charge.dispute.funds_withdrawn');
    },
    /** The shop has answered: the bank reviews. */
    review: (id: string): Promise<Dispute> =>
      report({ ...find(id), status: 'under_review' }, 'charge.dispute.updated'),
    /** The bank has decided. A shop that has won gets the money back. */
    close: (id: string, form: Form): Promise<Dispute> => {
      const status = optionalText(form, 'status') ?? 'lost';
      if (status !== 'won' && status !== 'lost') {
        throw invalid('Invalid status: must be won or lost', { param: 'status' });
      }
      const closed = { ...find(id), status } as const;
      return status === 'won'
        ? report(closed, 'charge.dispute.closed', 'charge.dispute.funds_reinstated')
        : report(closed, 'charge.dispute.closed');
    },
  };
};

/** The disputes of the stand-in. */
export type Disputes = ReturnType<typeof createDisputes>;
