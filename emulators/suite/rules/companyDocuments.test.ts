import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore';
import {
  type CompanyRole,
  companyRoles,
  liveListSize,
  may,
  maySee,
  type OwnedDocument,
} from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { openDatabaseOf } from './support/firestore.ts';
import { isPermitted } from './support/permittedRoles.ts';

const companyId = 'company-0123456789abcdef0123';
const otherCompany = 'company-ffffffffffffffffffff';

/** Accounts without a membership in the company: of another company, of none, and a former one. */
const outsiders = ['elsewhere', 'stranger', 'former'] as const;
type Uid = CompanyRole | (typeof outsiders)[number];
const uids: readonly Uid[] = [...companyRoles, ...outsiders];

const membership = (uid: string, role: CompanyRole, id = companyId) => ({
  [`memberships/${id}_${uid}`]: { companyId: id, uid, role },
});

const changedAt = new Date(1_000);

/** One document that each account has made for the company, and one of somebody else. */
const documents: Record<string, OwnedDocument & { changedAt: Date }> = Object.fromEntries(
  [...uids, 'somebody'].map((userId) => [userId, { payerId: companyId, userId, changedAt }]),
);

const published = (name: string) =>
  Object.fromEntries(Object.entries(documents).map(([id, content]) => [`${name}/${id}`, content]));

const clients: Record<Uid, Firestore> = await openDatabaseOf(uids, {
  ...Object.assign({}, ...companyRoles.map((role) => membership(role, role))),
  ...membership('elsewhere', 'owner', otherCompany),
  ...published('liveOrders'),
  ...published('liveQuotes'),
  [`liveCompanies/${companyId}`]: { changedAt },
  [`liveCompanies/${otherCompany}`]: { changedAt },
});

const get = (uid: Uid, name: string, id: string) =>
  isPermitted(getDoc(doc(clients[uid], name, id)));

const list = (uid: Uid, ...constraints: QueryConstraint[]) =>
  isPermitted(
    getDocs(
      query(
        collection(clients[uid], 'liveOrders'),
        where('payerId', '==', companyId),
        ...constraints,
        orderBy('changedAt', 'desc'),
        limit(liveListSize),
      ),
    ),
  );

describe.each(['liveOrders', 'liveQuotes'])('%s of a company', (name) => {
  it.each(companyRoles)('get as the %s: what the table of rights says', async (role) => {
    const caller = { uid: role, staff: false, membership: { companyId, role } };
    for (const [id, document] of Object.entries(documents)) {
      expect(await get(role, name, id), id).toBe(maySee(document, caller));
    }
  });

  it.each(outsiders)('get as %s: none, not even what the account has made', async (uid) => {
    for (const id of Object.keys(documents)) expect(await get(uid, name, id), id).toBe(false);
  });

  it('get after the membership was removed: none', async () => {
    const former = await openDatabaseOf(['former'] as const, {
      ...membership('former', 'owner'),
      ...published(name),
    });
    expect(await isPermitted(getDoc(doc(former.former, name, 'somebody')))).toBe(true);
    expect(
      await isPermitted(deleteDoc(doc(former.former, `memberships/${companyId}_former`))),
    ).toBe(false);
  });
});

describe('When a company has changed', () => {
  it.each(companyRoles)('get as the %s: that of the own company alone', async (role) => {
    expect(await get(role, 'liveCompanies', companyId)).toBe(true);
    expect(await get(role, 'liveCompanies', otherCompany)).toBe(false);
  });

  it('get before the first change, as a member', async () => {
    const { member } = await openDatabaseOf(['member'] as const, membership('member', 'buyer'));
    expect(await isPermitted(getDoc(doc(member, 'liveCompanies', companyId)))).toBe(true);
  });

  it.each(outsiders)('get as %s: not allowed', async (uid) => {
    expect(await get(uid, 'liveCompanies', companyId)).toBe(false);
  });

  it.each(uids)('list as %s: not allowed', async (uid) => {
    const all = query(collection(clients[uid], 'liveCompanies'), limit(1));
    expect(await isPermitted(getDocs(all))).toBe(false);
  });
});

describe('A list of the live orders of a company', () => {
  it.each(companyRoles)('of all members, as the %s', async (role) => {
    expect(await list(role)).toBe(may(role, 'seeAllOrders'));
  });

  it.each(companyRoles)('of the own ones, as the %s', async (role) => {
    expect(await list(role, where('userId', '==', role))).toBe(true);
  });

  it.each(outsiders)('as %s: none', async (uid) => {
    expect(await list(uid)).toBe(false);
    expect(await list(uid, where('userId', '==', uid))).toBe(false);
  });
});
