/** Who may see, change and pay orders, quotes and invoices: the rules are only here. */
import { type CompanyRight, may } from '../rights/companyRights.ts';
import type { ActingRole, Actor, StepRole } from './actor.ts';

/** The fields that say whose an order, a quote or an invoice is. */
export interface OwnedDocument {
  /** Who pays for it: the uid of a person, or the id of a company. */
  payerId: string;
  /** The account that made it. */
  userId: string;
}

type Membership = NonNullable<Actor['membership']>;

/** The membership in the company that a document belongs to. */
const memberOf = (
  { payerId }: OwnedDocument,
  { membership }: Pick<Actor, 'membership'>,
): Membership | undefined => (membership?.companyId === payerId ? membership : undefined);

/** Whether a member has a right, for a document of the company that they may see. */
const mayInCompany = (
  document: OwnedDocument,
  caller: Pick<Actor, 'uid' | 'membership'>,
  right: CompanyRight,
): boolean => {
  const member = memberOf(document, caller);
  return member !== undefined && may(member.role, right) && isVisible(document, caller);
};

/** A member sees all documents of the company, or those that they have made. */
const isVisible = (document: OwnedDocument, caller: Pick<Actor, 'uid' | 'membership'>): boolean => {
  const member = memberOf(document, caller);
  const isMade = member !== undefined && document.userId === caller.uid;
  return isMade || (member !== undefined && may(member.role, 'seeAllOrders'));
};

/**
 * Whether an account acts on a document as its customer: a person on their own, and a member who
 * orders on those of the company that they may see.
 */
export const isOwn = (
  document: OwnedDocument,
  caller: Pick<Actor, 'uid' | 'membership'>,
): boolean => document.payerId === caller.uid || mayInCompany(document, caller, 'order');

/** Whether an account pays for a document: a person for their own, and a member with that right. */
export const paysFor = (
  document: OwnedDocument,
  caller: Pick<Actor, 'uid' | 'membership'>,
): boolean => document.payerId === caller.uid || mayInCompany(document, caller, 'pay');

/** Whether an account may see a document: as its customer, as a member, or any as staff. */
export const maySee = (document: OwnedDocument, caller: Actor): boolean =>
  caller.staff || document.payerId === caller.uid || isVisible(document, caller);

/**
 * The roles in which an account may act on a document, that of its customer first. An account that
 * may only look at it has none: who is not the customer does not act for the shop.
 */
export const rolesOn = (document: OwnedDocument, caller: Actor): ActingRole[] => [
  ...(isOwn(document, caller) ? (['customer'] as const) : []),
  ...(caller.staff ? (['admin'] as const) : []),
];

/** The role in which an account acts on a document; undefined if it may only look at it. */
export const roleOn = (document: OwnedDocument, caller: Actor): ActingRole | undefined =>
  rolesOn(document, caller)[0];

/** Whether an account acts on a document for the shop, and not as its customer. */
export const actsForShop = (document: OwnedDocument, caller: Actor): boolean =>
  roleOn(document, caller) === 'admin';

/**
 * Who took a step of a document: the account that made it, another member of its company, staff, or
 * the shop without a person.
 */
export type Party = 'customer' | 'colleague' | 'staff' | 'system';

/** Who took a step, as its history keeps it. */
export interface PartyStep {
  actor: StepRole;
  /** Null for the shop without a person. */
  uid: string | null;
}

/** Who took a step, for texts that name them. */
export const partyOf = (
  { actor, uid }: PartyStep,
  { userId }: Pick<OwnedDocument, 'userId'>,
): Party => {
  if (actor === 'system') return 'system';
  if (actor === 'admin') return 'staff';
  return uid === userId ? 'customer' : 'colleague';
};

/**
 * Whether an account that acts for a payer sees only what it has made itself, of all documents of
 * the payer.
 */
export const seesOnlyOwn = (payerId: string, { membership }: Pick<Actor, 'membership'>): boolean =>
  membership?.companyId === payerId && !may(membership.role, 'seeAllOrders');
