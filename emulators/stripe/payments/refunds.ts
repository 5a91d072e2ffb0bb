import { conflict, invalid, missing } from '../requests/errors.ts';
import {
  assertOnly,
  type Form,
  integer,
  metadataOf,
  optionalText,
  text,
} from '../requests/form.ts';
import type { Refund, StoredSession } from '../store/objects.ts';
import { createStore, newId, nowInSeconds } from '../store/store.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import type { Checkout } from './checkout.ts';
import type { Disputes } from './disputes.ts';

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

const chargeOf = (paymentIntent: string): string => paymentIntent.replace('pi_', 'ch_');

const refundableAmount = (form: Form, paid: StoredSession, charge: string): number => {
  const left = paid.session.amount_total - paid.refunded;
  if (left === 0) {
    throw conflict(`Charge ${charge} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = optionalText(form, 'amount') === undefined ? left : integer(form, 'amount');
  if (amount < 1) {
    throw invalid('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  }
  if (amount <= left) return amount;
  throw conflict(
    `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
    { param: 'amount' },
  );
};

/** Creates the refunds of the stand-in. A refund succeeds at once, and can fail later. */
export const createRefunds = (checkout: Checkout, webhooks: Webhooks, disputes: Disputes) => {
  const refunds = createStore<Refund>();
  const referenceOf = ({ payment_intent }: Refund) =>
    checkout.referenceOf(checkout.paidBy(payment_intent).session);

  return {
    create: (form: Form): Refund => {
      assertOnly(form, ['payment_intent', 'amount', 'metadata', 'reason']);
      const paymentIntent = text(form, 'payment_intent');
      const paid = checkout.paidBy(paymentIntent);
      const charge = chargeOf(paymentIntent);
      if (disputes.isDisputed(paymentIntent)) {
        throw conflict(`Charge ${charge} has been charged back; cannot issue a refund.`, {
          code: 'charge_disputed',
        });
      }
      const amount = refundableAmount(form, paid, charge);
      const refund: Refund = {
        id: newId('re'),
        object: 'refund',
        amount,
        currency: paid.session.currency,
        charge,
        payment_intent: paymentIntent,
        metadata: metadataOf(form),
        reason: optionalText(form, 'reason') ?? null,
        status: 'succeeded',
        created: nowInSeconds(),
      };
      paid.refunded += amount;
      refunds.add(refund.id, refund);
      webhooks.emit('refund.created', refund, referenceOf(refund)).catch(() => {});
      return refund;
    },
    /**
     * Lets a refund fail: the money is back at the shop. Resolves when the endpoint got the event.
     */
    fail: async (id: string): Promise<Refund> => {
      const refund = refunds.get(id);
      if (!refund) throw missing('refund', id, 'refund');
      checkout.paidBy(refund.payment_intent).refunded -= refund.amount;
      const failed = {
        ...refund,
        status: 'failed',
        failure_reason: 'expired_or_canceled_card',
      } as const;
      refunds.add(id, failed);
      await webhooks.emit('refund.failed', failed, referenceOf(failed));
      return failed;
    },
  };
};

/** The refunds of the stand-in. */
export type Refunds = ReturnType<typeof createRefunds>;
