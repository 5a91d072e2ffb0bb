import {
  dayOf,
  dueDateOf,
  isPrepaid,
  orderNumberOf,
  type PaymentKind,
  type PaymentTerms,
  type RecordedMethod,
} from 'functions/contract';
import type { PaymentDocument, StoredOrderEvent } from 'functions/documents';
import { afterWorking, workingDay } from '../data/calendar.ts';
import type { Random } from '../data/random.ts';
import { settings } from '../data/settings.ts';
import { type Habit, habits, type PaymentStep } from './drafts/habits.ts';
import { cancellationOf, confirmationOf } from './status.ts';

/** A payment, refund or reversal of the seed. */
export interface SeedPayment
  extends Pick<PaymentStep, 'part'>,
    Pick<
      PaymentDocument,
      'kind' | 'reference' | 'receivedAt' | 'recordedAt' | 'reverses' | 'reason'
    > {
  id: string;
  method: RecordedMethod;
}

/** The data that decides how an order is paid. */
interface PayableOrder {
  id: string;
  buyerName: string;
  terms: PaymentTerms;
  history: readonly StoredOrderEvent[];
}

interface PlannedStep extends Pick<PaymentStep, 'kind' | 'part'> {
  /** When an admin records it. */
  at: Date;
}

const minuteMs = 60_000;
const minutesBeforeConfirmation = 5;

/** An order is paid before it is confirmed, and refunded when the shop cancels it after that. */
const prepaidSteps = (order: PayableOrder, confirmedAt: Date, random: Random): PlannedStep[] => {
  const cancelled = cancellationOf(order);
  const at = new Date(confirmedAt.getTime() - minutesBeforeConfirmation * minuteMs);
  const paid: PlannedStep = { kind: 'payment', part: 'rest', at };
  if (!cancelled) return [paid];
  const refundedAt = afterWorking(random.between(30, workingDay), cancelled.at);
  return [paid, { kind: 'refund', part: 'rest', at: refundedAt }];
};

/** The minutes until an admin sees that money has come. */
const untilRecorded = { min: 20, max: 200 };

const netSteps = (
  { terms }: PayableOrder,
  habit: Habit,
  invoicedAt: Date,
  random: Random,
): PlannedStep[] => {
  const term = dueDateOf(terms, invoicedAt, settings.timeZone).getTime() - invoicedAt.getTime();
  const steps: readonly PaymentStep[] = habits[habit];
  const planned: PlannedStep[] = [];
  for (const { kind, part, from, to } of steps) {
    const moved = invoicedAt.getTime() + term * (from + (to - from) * random.next());
    const since = Math.max(moved, planned.at(-1)?.at.getTime() ?? 0);
    const minutes = random.between(untilRecorded.min, untilRecorded.max);
    planned.push({ kind, part, at: afterWorking(minutes, new Date(since)) });
  }
  return planned;
};

const methods: [share: number, method: RecordedMethod][] = [
  [92, 'bank-transfer'],
  [8, 'cheque'],
];

const wayOf = (
  { id, buyerName }: PayableOrder,
  random: Random,
): Pick<SeedPayment, 'method' | 'reference'> => {
  const [, method] = random.item(methods, ([share]) => share);
  const transfer = `${buyerName.toUpperCase()} ${orderNumberOf(id)}`;
  const cheque = `No. ${random.between(100_200, 101_900)}`;
  return { method, reference: method === 'cheque' ? cheque : transfer };
};

const reasons: Partial<Record<PaymentKind, string>> = {
  reversal: 'It was the payment of another customer',
};

const entryOf = (
  order: PayableOrder,
  step: PlannedStep,
  earlier: readonly SeedPayment[],
  random: Random,
): SeedPayment => {
  const last = earlier.at(-1);
  const receivedOn = dayOf(step.at, settings.timeZone);
  const { method, reference } = step.kind === 'payment' || !last ? wayOf(order, random) : last;
  const reverses = step.kind === 'reversal' ? (last?.id ?? null) : null;
  return {
    id: reverses === null ? `${order.id}-payment-${earlier.length + 1}` : `reversal-${reverses}`,
    kind: step.kind,
    part: step.part,
    method,
    reference,
    reverses,
    receivedAt: reverses === null ? receivedOn : (last?.receivedAt ?? receivedOn),
    recordedAt: step.at,
    reason: reasons[step.kind] ?? '',
  };
};

/**
 * The payments of an order until `now`, oldest first: a customer on net terms pays by habit after
 * the invoice, a prepaid order is paid before the shop confirms it.
 */
export const paymentsOf = (
  order: PayableOrder,
  habit: Habit,
  now: Date,
  random: Random,
): SeedPayment[] => {
  const confirmedAt = confirmationOf(order)?.at;
  if (!confirmedAt) return [];
  const steps = isPrepaid(order.terms)
    ? prepaidSteps(order, confirmedAt, random)
    : netSteps(order, habit, confirmedAt, random);
  const entries: SeedPayment[] = [];
  for (const step of steps) entries.push(entryOf(order, step, entries, random));
  return entries.filter(({ recordedAt }) => recordedAt <= now);
};
