import {
  type AssignmentInput,
  type ChangedHandling,
  type FollowingInput,
  type HandledKind,
  type Handling,
  limits,
  notStaffMessage,
  type StaffPerson,
  tooManyFollowersMessage,
} from '../../contract/index.ts';
import type { StoredHandling } from '../../documents/staff/handling.ts';
import { validationError } from '../../errors.ts';
import { assignedMail } from '../../mail/texts/assignmentMails.ts';
import { activeStaff } from '../../store/accounts/accounts.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { recordAudit } from '../../store/audit.ts';
import { handlingOf } from '../../store/handling.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { countDocuments } from '../../store/reads/queries.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { queueMail, readMailShop } from '../mail/queueMail.ts';
import { handled } from './handledKinds.ts';

/** A document that staff handle. */
export interface HandledId {
  kind: HandledKind;
  id: string;
}

const nobody: StoredHandling = { assignee: null, followers: [], newsFor: [] };

/** Reads a document in a transaction. Throws the error of its kind for one that is missing. */
const readHandled = async (transaction: Transaction, { kind, id }: HandledId) => {
  const { reference, existing } = handled[kind];
  const document = existing(await transaction.read(reference(id)));
  const store = (staff: StoredHandling) => transaction.update(reference(id), { staff });
  return { document, staff: document.staff ?? nobody, store };
};

const changed = (staff: StoredHandling, uid: string): ChangedHandling => ({
  acknowledged: true,
  handling: handlingOf({ staff }, uid),
});

/** Who handles a document. Throws the error of its kind for one that is missing. */
export const getHandling = async ({ kind, id }: HandledId, { uid }: Caller): Promise<Handling> => {
  const { reference, existing } = handled[kind];
  return handlingOf(existing(await readDocument(reference(id))), uid);
};

/** Throws `validation` for an account that is not, or no longer, one of the staff. */
const staffPerson = async (uid: string): Promise<StaffPerson> => {
  const [account] = await activeStaff([uid]);
  if (!account) throw validationError({ assignee: notStaffMessage });
  return { uid, name: account.displayName || account.email, email: account.email };
};

type Assigned = HandledId & { assignee: StaffPerson; named: { label: string; customer: string } };

const tell = async (
  transaction: Transaction,
  { kind, id, assignee, named }: Assigned,
  { displayName, email }: Caller,
): Promise<void> => {
  const shop = await readMailShop();
  queueMail(
    transaction,
    {
      kind: 'shop-assigned',
      eventId: `${id}-${transaction.id}`,
      userId: null,
      to: assignee.email,
      about: { kind, id, label: named.label },
      content: assignedMail({ kind, id, ...named }, displayName || email, shop),
    },
    shop,
  );
};

/**
 * Assigns a document to someone of the staff, who gets a mail unless it is the caller, or to nobody.
 * Nothing happens if that is so already. Throws `validation` for an account that is not one of the
 * staff, and the error of the kind for a document that is missing.
 */
export const assign = async (
  target: HandledId,
  { assignee: uid }: AssignmentInput,
  caller: Caller,
): Promise<ChangedHandling> => {
  const assignee = uid === null ? null : await staffPerson(uid);
  return transact(async (transaction) => {
    const { document, staff, store } = await readHandled(transaction, target);
    const before = staff.assignee;
    if (before?.uid === assignee?.uid) return changed(staff, caller.uid);
    const { named: nameOf, audited } = handled[target.kind];
    const named = nameOf(document);
    const after = { ...staff, assignee };
    store(after);
    recordAudit(transaction, caller, {
      action: 'assigned',
      target: { ...audited(target.id, document), label: named.label },
      before: { assignee: before?.email ?? null },
      after: { assignee: assignee?.email ?? null },
    });
    if (assignee && assignee.uid !== caller.uid) {
      await tell(transaction, { ...target, assignee, named }, caller);
    }
    return changed(after, caller.uid);
  });
};

/**
 * Lets the caller follow a document, or no longer. Throws `validation` for one follower too many, and
 * the error of the kind for a document that is missing.
 */
export const follow = (
  target: HandledId,
  { following }: FollowingInput,
  { uid }: Caller,
): Promise<ChangedHandling> =>
  transact(async (transaction) => {
    const { staff, store } = await readHandled(transaction, target);
    if (staff.followers.includes(uid) === following) return changed(staff, uid);
    if (following && staff.followers.length >= limits.followers) {
      throw validationError({ following: tooManyFollowersMessage });
    }
    const others = (uids: readonly string[]) => uids.filter((one) => one !== uid);
    const after = {
      ...staff,
      followers: following ? [...staff.followers, uid] : others(staff.followers),
      newsFor: others(staff.newsFor),
    };
    store(after);
    return changed(after, uid);
  });

/** Notes that the caller has seen the changes of a document. */
export const seeNews = (target: HandledId, { uid }: Caller): Promise<ChangedHandling> =>
  transact(async (transaction) => {
    const { staff, store } = await readHandled(transaction, target);
    if (!staff.newsFor.includes(uid)) return changed(staff, uid);
    const after = { ...staff, newsFor: staff.newsFor.filter((one) => one !== uid) };
    store(after);
    return changed(after, uid);
  });

/** How many documents of a kind have changed since the account, which follows them, saw them last. */
export const countNews = (kind: HandledKind, uid: string): Promise<number> =>
  countDocuments(handled[kind].collection.where('staff.newsFor', 'array-contains', uid));
