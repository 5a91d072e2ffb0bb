import type { PaymentKind } from 'functions/contract';
import type { Random } from '../../data/random.ts';

/** A step of paying an order on net terms. */
export interface PaymentStep {
  kind: PaymentKind;
  /** The share of the total, or all that is left: to pay, or to give back. */
  part: number | 'rest';
  /** When: 0 is the invoice, 1 the due date. */
  from: number;
  to: number;
}

const pay = (part: PaymentStep['part'], from: number, to: number): PaymentStep => ({
  kind: 'payment',
  part,
  from,
  to,
});

const giveBack = (kind: 'refund' | 'reversal', from: number, to: number): PaymentStep => ({
  kind,
  part: 'rest',
  from,
  to,
});

/** How customers pay an invoice. */
export const habits = {
  promptly: [pay('rest', 0.1, 0.4)],
  inTime: [pay('rest', 0.6, 0.95)],
  late: [pay('rest', 1.15, 1.6)],
  inTwoParts: [pay(0.5, 0.2, 0.35), pay('rest', 0.7, 0.95)],
  aPart: [pay(0.4, 0.01, 0.04)],
  tooMuch: [pay(1.04, 0.3, 0.6)],
  /** Recorded by mistake, and again when the money came. */
  corrected: [pay('rest', 0.1, 0.15), giveBack('reversal', 0.2, 0.25), pay('rest', 0.5, 0.8)],
  /** After the cancellation of the order. */
  crossing: [pay('rest', 0.15, 0.2)],
  crossingAndRefunded: [pay('rest', 0.15, 0.2), giveBack('refund', 0.3, 0.4)],
  never: [],
} satisfies Record<string, PaymentStep[]>;
export type Habit = keyof typeof habits;

/** How many of a hundred delivered orders are paid in which way. */
const shares: Partial<Record<Habit, number>> = {
  promptly: 36,
  inTime: 44,
  late: 11,
  inTwoParts: 5,
  aPart: 3,
  never: 1,
};

/** How an order is paid. */
export const habitOf = (random: Random): Habit =>
  random.item(Object.keys(shares) as Habit[], (habit) => shares[habit] ?? 0);
