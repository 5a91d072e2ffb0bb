/**
 * The lifecycle of a return or a guarantee claim. How many pieces each status holds is in
 * `eligibility.ts`.
 */
import { handlingFilters } from '../assignments/handling.ts';
import { lifecycle } from '../kinds/lifecycle.ts';
import type { StepRole } from '../who/actor.ts';

/** What a customer asks for: to give pieces back, or to have faulty ones made good. */
export const returnKinds = ['return', 'claim'] as const;
export type ReturnKind = (typeof returnKinds)[number];

/** The statuses of a return. */
export const returnStatuses = [
  'requested',
  'approved',
  'received',
  'closed',
  'declined',
  'withdrawn',
  'expired',
] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** The statuses to which a person can move a return. */
export const returnTargets = ['approved', 'declined', 'withdrawn', 'received', 'closed'] as const;
export type ReturnTarget = (typeof returnTargets)[number];

const common = {
  statuses: returnStatuses,
  first: ['requested'],
  filters: {
    awaited: ['approved'],
    mine: ['requested', 'approved', 'received'],
    followed: returnStatuses,
  },
} as const;

const transitions = [
  { from: 'requested', to: 'approved', by: ['admin'] },
  { from: 'requested', to: 'declined', by: ['admin'] },
  { from: 'requested', to: 'withdrawn', by: ['customer'] },
  { from: 'approved', to: 'received', by: ['admin'] },
  { from: 'received', to: 'closed', by: ['admin'] },
] as const;

/** The lifecycles of returns and of claims. The customer can keep what a claim is about. */
export const returnLifecycles = {
  return: lifecycle({
    ...common,
    transitions,
    expires: { from: 'approved', to: 'expired' },
  }),
  claim: lifecycle({
    ...common,
    transitions: [...transitions, { from: 'approved', to: 'closed', by: ['admin'] }],
  }),
};

/** The filters of a list of returns: `awaited` ones are approved, and have still to arrive. */
export const returnFilters = [
  'requested',
  'awaited',
  'received',
  'all',
  ...handlingFilters,
] as const;
export type ReturnFilter = (typeof returnFilters)[number];

/** How the shop makes up for the pieces of a line. */
export const resolutions = ['credit', 'replacement', 'none'] as const;
export type Resolution = (typeof resolutions)[number];

/** A change of a return: who made it, and in which role. */
export interface ReturnEvent<Time> {
  status: ReturnStatus;
  actor: StepRole;
  /** The account that made it; null for the shop itself. */
  uid: string | null;
  at: Time;
  reason?: string;
}
