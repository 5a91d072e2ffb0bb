import type { MonthlySpending } from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import type { OrderRequestDocument } from '../../../documents/orders/requests.ts';
import {
  deletedAccounts,
  orderRequests,
  orders,
  spending,
} from '../../../store/collections/collections.ts';
import { db } from '../../../store/collections/firebase.ts';
import { contentOf } from '../../../store/reads/documents.ts';
import type { Found } from '../../../store/reads/queries.ts';
import { headsAbout, type MailHead } from './mailSnapshots.ts';

/** The stored spending of a member of a company in a year, and all their orders for it. */
export interface SpendingState {
  stored: MonthlySpending;
  orders: OrderDocument[];
}

/** Reads the spending of a member and the orders from one snapshot. */
export const readSpending = (
  { companyId, uid }: { companyId: string; uid: string },
  spendingId: string,
): Promise<SpendingState> =>
  db.runTransaction(
    async (transaction) => {
      const made = orders.where('payerId', '==', companyId).where('userId', '==', uid);
      const stored = contentOf(await transaction.get(spending.doc(spendingId)))?.months ?? {};
      const { docs } = await transaction.get(made);
      return { stored, orders: docs.map((snapshot) => snapshot.data()) };
    },
    { readOnly: true },
  );

/** A request, the mails about its company, and the members in it whose accounts were deleted. */
export interface RequestAndMails {
  request: OrderRequestDocument;
  companyMails: Found<MailHead>[];
  deleted: Set<string>;
}

/** Reads a request and the mails about its company from one snapshot. */
export const readRequestMails = (id: string): Promise<RequestAndMails | undefined> =>
  db.runTransaction(
    async (transaction) => {
      const request = contentOf(await transaction.get(orderRequests.doc(id)));
      if (!request) return undefined;
      const companyMails = await headsAbout(transaction, request.companyId);
      const uids = [request.requester.uid, ...request.asked];
      const tombstones = await transaction.getAll(...uids.map((uid) => deletedAccounts.doc(uid)));
      const deleted = new Set(uids.filter((_, index) => tombstones[index]?.exists));
      return { request, companyMails, deleted };
    },
    { readOnly: true },
  );

/** A request, and the order under its id. */
export interface RequestState {
  request: OrderRequestDocument | undefined;
  order: OrderDocument | undefined;
}

/** Reads a request and the order under its id from one snapshot. */
export const readRequestedOrder = (id: string): Promise<RequestState> =>
  db.runTransaction(
    async (transaction) => ({
      request: contentOf(await transaction.get(orderRequests.doc(id))),
      order: contentOf(await transaction.get(orders.doc(id))),
    }),
    { readOnly: true },
  );
