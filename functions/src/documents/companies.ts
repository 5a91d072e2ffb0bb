import type { MembershipFields } from '../contract/index.ts';

/** A stored membership of an account in a company. */
export type MembershipDocument = MembershipFields<Date>;
