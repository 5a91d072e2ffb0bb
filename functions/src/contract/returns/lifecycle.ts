/**
 * The lifecycle of a return or a guarantee claim: its states, and who may move it from one to
 * another. All rules that depend on a state are here; other modules only ask.
 */
import { type DocumentCaller, type OwnedDocument, rolesOn } from '../customers/ownership.ts';

/** What a customer asks for: to give pieces back, or to have faulty ones made good. */
export const returnKinds = ['return', 'claim'] as const;
export type ReturnKind = (typeof returnKinds)[number];

/** The states of a return. */
export const returnStates = [
  'requested',
  'approved',
  'received',
  'closed',
  'declined',
  'withdrawn',
  'lapsed',
] as const;
export type ReturnState = (typeof returnStates)[number];

/** The states to which a person can move a return. */
export const returnTargets = ['approved', 'declined', 'withdrawn', 'received', 'closed'] as const;
export type ReturnTarget = (typeof returnTargets)[number];

/** Who acts on a return: its own customer, an admin, or the shop itself. */
export const returnActors = ['customer', 'admin', 'system'] as const;
export type ReturnActor = (typeof returnActors)[number];

interface Transition {
  from: ReturnState;
  to: Exclude<ReturnState, 'requested'>;
  actor: ReturnActor;
  kinds: readonly ReturnKind[];
}

const transitions: readonly Transition[] = [
  { from: 'requested', to: 'approved', actor: 'admin', kinds: returnKinds },
  { from: 'requested', to: 'declined', actor: 'admin', kinds: returnKinds },
  { from: 'requested', to: 'withdrawn', actor: 'customer', kinds: returnKinds },
  { from: 'approved', to: 'received', actor: 'admin', kinds: returnKinds },
  // The customer can keep what a claim is about.
  { from: 'approved', to: 'closed', actor: 'admin', kinds: ['claim'] },
  { from: 'approved', to: 'lapsed', actor: 'system', kinds: ['return'] },
  { from: 'received', to: 'closed', actor: 'admin', kinds: returnKinds },
];

/** The fields that decide how a return can change. */
export interface ReturnStep {
  kind: ReturnKind;
  state: ReturnState;
}

/** The fields that decide who may change a return. */
export interface ChangeableReturn extends ReturnStep, OwnedDocument {}

const findTransition = (
  { kind, state }: ReturnStep,
  to: ReturnState,
  actors: readonly ReturnActor[],
): Transition | undefined =>
  transitions.find(
    (one) =>
      one.from === state && one.to === to && one.kinds.includes(kind) && actors.includes(one.actor),
  );

/** In which role an account may move a return to a state; undefined if it may not. */
export const returnActorFor = (
  found: ChangeableReturn,
  to: ReturnState,
  caller: DocumentCaller,
): ReturnActor | undefined => findTransition(found, to, rolesOn(found, caller))?.actor;

/** The states to which an account may move a return. */
export const allowedReturnStates = (
  found: ChangeableReturn,
  caller: DocumentCaller,
): ReturnTarget[] => returnTargets.filter((to) => returnActorFor(found, to, caller) !== undefined);

/** Whether the shop itself lets a return lapse at a time: its pieces have not arrived until then. */
export const returnHasLapsed = (
  found: ReturnStep & { lapsesAt: Date | null },
  now: Date,
): boolean =>
  findTransition(found, 'lapsed', ['system']) !== undefined &&
  found.lapsesAt !== null &&
  found.lapsesAt.getTime() <= now.getTime();

/** When the shop looks at a return: when it lapses; null if it cannot. */
export const returnCheckOf = (found: ReturnStep & { lapsesAt: Date | null }): Date | null =>
  findTransition(found, 'lapsed', ['system']) ? found.lapsesAt : null;

/** Whether each state of a history can follow the one before it. */
export const isPossibleReturn = (kind: ReturnKind, states: readonly ReturnState[]): boolean =>
  states.every((to, index) => {
    const state = states[index - 1];
    if (state === undefined) return to === 'requested';
    return findTransition({ kind, state }, to, returnActors) !== undefined;
  });

/** The filters of a list of returns: `awaited` ones are approved, and have still to arrive. */
export const returnFilters = ['requested', 'awaited', 'received', 'all'] as const;
export type ReturnFilter = (typeof returnFilters)[number];

/** The states that a filter selects. */
export const returnStatesOf = (filter: ReturnFilter): readonly ReturnState[] => {
  if (filter === 'all') return returnStates;
  return [filter === 'awaited' ? 'approved' : filter];
};

/** How the shop makes up for the pieces of a line. */
export const resolutions = ['credit', 'replacement', 'none'] as const;
export type Resolution = (typeof resolutions)[number];

/** A change of a return: who made it, and in which role. */
export interface ReturnEvent<Time> {
  state: ReturnState;
  actor: ReturnActor;
  /** The account that made it; null for the shop itself. */
  uid: string | null;
  at: Time;
  reason?: string;
}
