import {
  addDays,
  dayOf,
  endOfDay,
  orderNumberOf,
  type ReturnKind,
  type ReturnTransitionInput,
  returnExpiryDays,
  returnNumberOf,
} from 'functions/contract';
import { afterWorking } from '../../data/calendar.ts';
import { settings } from '../../data/settings.ts';
import type { SeedLine } from './lines.ts';

/** A decision of the shop, or the customer's withdrawal, so many minutes after the step before. */
interface PlannedChange extends ReturnTransitionInput {
  after: number;
}

/** A picture that a customer has added: the id of its file, and the tool that it shows. */
export interface ReturnPicture {
  id: string;
  toolId: string;
}

/** A return of an order, and how it goes on. */
export interface PlannedReturn {
  kind: ReturnKind;
  lines: (SeedLine & { reason?: string })[];
  /** How many minutes after the step before it. */
  after: number;
  changes: PlannedChange[];
  picture?: ReturnPicture;
  /** Whether its pieces have not arrived in time after the last change. */
  expires?: boolean;
}

/** A step of a return, and when it is taken: it is requested, changed, or expires. */
interface ReturnStep {
  step: 'requested' | 'changed' | 'expired';
  change?: PlannedChange;
  at: Date;
}

/** A return of an order of the seed. */
export interface SeedReturn {
  number: string;
  plan: PlannedReturn;
  /** Oldest first. */
  steps: ReturnStep[];
}

const { timeZone } = settings;

const minuteMs = 60_000;

const minutesAfter = (since: Date, minutes: number): Date =>
  new Date(since.getTime() + minutes * minuteMs);

const expiryAfter = (approvedAt: Date): Date =>
  endOfDay(addDays(dayOf(approvedAt, timeZone), returnExpiryDays), timeZone);

const stepsOf = ({ after, changes, expires }: PlannedReturn, since: Date): ReturnStep[] => {
  let at = minutesAfter(since, after);
  const steps: ReturnStep[] = [{ step: 'requested', at }];
  for (const change of changes) {
    at =
      change.to === 'withdrawn' ? minutesAfter(at, change.after) : afterWorking(change.after, at);
    steps.push({ step: 'changed', change, at });
  }
  return expires ? [...steps, { step: 'expired', at: expiryAfter(at) }] : steps;
};

/** The returns of an order after its last step, one after the other. */
export const returnsOf = (
  orderId: string,
  lastStepAt: Date,
  planned: readonly PlannedReturn[],
): SeedReturn[] => {
  let since = lastStepAt;
  return planned.map((plan, index) => {
    const steps = stepsOf(plan, since);
    since = steps.at(-1)?.at ?? since;
    return { number: returnNumberOf(orderNumberOf(orderId), index + 1), plan, steps };
  });
};
