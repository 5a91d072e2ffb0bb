import type { OrderRequestFields, RequestVote } from '../../contract/index.ts';

/** A stored approval. `transitionId` lets a transaction recognise its own commit. */
export interface StoredVote extends RequestVote<Date> {
  transitionId: string;
}

/** A stored request. */
export interface OrderRequestDocument extends OrderRequestFields<Date> {
  approvals: StoredVote[];
  /** The members whom a mail has asked for their approval. */
  asked: string[];
  /** The transaction that ended it; null while it is pending. */
  decisionId: string | null;
  /** When the shop looks at the request, because it lapses; null for a decided one. */
  checkAt: Date | null;
}
