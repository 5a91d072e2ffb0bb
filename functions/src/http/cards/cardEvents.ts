import { type InferType, mixed, number, object, string } from 'yup';
import type { DisputedFunds } from '../../contract/index.ts';
import { validationError } from '../../errors.ts';
import { formOf, validate } from '../body/validate.ts';

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const bodyError = () => validationError({ body: 'The body must be an event of Stripe' });

/** The longest text that the shop reads: Stripe's ids have at most 255 characters. */
const maxLength = 500;

const name = (field: string) =>
  string().typeError(`${field} must be a text`).max(maxLength, `${field} is too long`);

const id = (field: string) => name(field).required(`${field} is required`);

const optional = (field: string) => name(field).nullable();

/**
 * An amount in the smallest unit of any currency; fractions and what a number cannot hold are
 * refused.
 */
const amount = (field: string, min: number) =>
  number()
    .typeError(`${field} must be a number`)
    .integer(`${field} must be a whole number`)
    .min(min, `${field} must be at least ${min}`)
    .max(Number.MAX_SAFE_INTEGER, `${field} is too large`);

const time = (field: string) =>
  number()
    .typeError(`${field} must be a time in seconds`)
    .integer(`${field} must be a time in seconds`)
    .min(0, `${field} must be a time in seconds`)
    .max(100_000_000_000, `${field} must be a time in seconds`);

/** Whatever the integration that created the object has put there. */
const metadata = mixed<Record<string, unknown>>().nullable();

/** https://docs.stripe.com/api/checkout/sessions/object */
const sessionSchema = object({
  id: id('id'),
  amount_total: amount('amount_total', 0).nullable(),
  currency: optional('currency'),
  payment_intent: optional('payment_intent'),
  payment_status: id('payment_status'),
  client_reference_id: optional('client_reference_id'),
  metadata,
});

/** https://docs.stripe.com/api/refunds/object */
const refundSchema = object({
  id: id('id'),
  amount: amount('amount', 1).required('amount is required'),
  currency: id('currency'),
  payment_intent: optional('payment_intent'),
  status: optional('status'),
  metadata,
});

/** https://docs.stripe.com/api/disputes/object */
const disputeSchema = object({
  id: id('id'),
  amount: amount('amount', 0).required('amount is required'),
  currency: id('currency'),
  payment_intent: optional('payment_intent'),
  reason: optional('reason'),
  status: id('status'),
  evidence_details: object({ due_by: time('due_by').nullable() }).nullable(),
});

/** https://docs.stripe.com/api/events/object */
const eventSchema = object({
  id: optional('id'),
  type: id('type'),
  created: time('created').nullable(),
  data: object({
    object: mixed<object>((value): value is object => isObject(value)).required(),
  }).required(),
});

type StripeEvent = InferType<typeof eventSchema>;

interface DisputeReport {
  dispute: InferType<typeof disputeSchema>;
  funds: DisputedFunds;
  created: number | null;
}

/** The content of an event: a session that was paid, a refund, or a dispute. */
type CardEvent =
  | { kind: 'session'; session: InferType<typeof sessionSchema> }
  | { kind: 'refund'; refund: InferType<typeof refundSchema> }
  | { kind: 'dispute'; report: DisputeReport };

const toSession = ({ data }: StripeEvent): CardEvent => ({
  kind: 'session',
  session: validate(sessionSchema, formOf(data.object)),
});

const toRefund = ({ data }: StripeEvent): CardEvent => ({
  kind: 'refund',
  refund: validate(refundSchema, formOf(data.object)),
});

const toDispute =
  (funds: DisputedFunds) =>
  ({ data, created = null }: StripeEvent): CardEvent => ({
    kind: 'dispute',
    report: { dispute: validate(disputeSchema, formOf(data.object)), funds, created },
  });

const parsers: ReadonlyMap<string, (event: StripeEvent) => CardEvent> = new Map([
  ['checkout.session.completed', toSession],
  ['refund.created', toRefund],
  ['refund.updated', toRefund],
  ['refund.failed', toRefund],
  ['charge.dispute.created', toDispute('untouched')],
  ['charge.dispute.updated', toDispute('untouched')],
  ['charge.dispute.closed', toDispute('untouched')],
  ['charge.dispute.funds_withdrawn', toDispute('withdrawn')],
  ['charge.dispute.funds_reinstated', toDispute('reinstated')],
]);

const parseEvent = (payload: Buffer): StripeEvent => {
  try {
    return eventSchema.validateSync(JSON.parse(payload.toString()), { strict: true });
  } catch {
    throw bodyError();
  }
};

/**
 * Reads a signed event of Stripe; null for one that the shop does not handle. A signature proves
 * who sent an event, not that it makes sense. Throws `validation` for a body that is no event, and
 * for an object with fields that cannot be Stripe's.
 */
export const readCardEvent = (payload: Buffer): CardEvent | null => {
  const event = parseEvent(payload);
  return parsers.get(event.type)?.(event) ?? null;
};
