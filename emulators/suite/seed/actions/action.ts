import { permissions } from 'functions/contract';
import type { Caller } from 'functions/testing/orders/services';
import type { MemoryStore } from 'functions/testing/store/memoryStore';
import { membershipDocuments } from '../companyDocuments/companyDocuments.ts';
import { profilesOf, type Seed } from '../dataset/seedData.ts';

/** Something that a customer, staff or the shop itself did. */
export interface Action {
  at: Date;
  /** Of the document that it creates, and of its entry in the audit log. */
  id: string;
  /** What an error names: the entry of the seed, and what was done. */
  entry: string;
  step: string;
  run: () => Promise<unknown>;
}

/** The seed, and the documents of its shop so far. */
export interface PastShop {
  seed: Seed;
  bucket: string;
  store: MemoryStore;
  /** An account that calls a service, for itself or for a company. */
  callerOf: (uid: string, payerId?: string) => Caller;
}

/** A request without a key. */
export const requestOf = <Input>(input: Input) => ({ input, key: undefined });

/** Finds the account that calls a service, for itself or for a company. */
export const callersOf = (seed: Seed): PastShop['callerOf'] => {
  const profiles = new Map(profilesOf(seed).map((profile) => [profile.uid, profile]));
  const memberships = membershipDocuments(seed).map(({ content }) => content);
  return (uid, payerId = uid) => {
    const profile = profiles.get(uid);
    if (!profile) throw new Error(`There is no account ${uid}`);
    const { email, displayName, role } = profile;
    const membership = memberships.find((one) => one.companyId === payerId && one.uid === uid);
    const admin = role === 'admin';
    return {
      ...{ uid, email, displayName, photoURL: '', emailVerified: true },
      ...{ admin, staff: admin, payerId, membership: membership ?? null },
      permissions: admin ? permissions : [],
      requestId: 'seed',
    };
  };
};
