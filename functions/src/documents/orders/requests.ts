import type { RequestVote } from '../../contract/index.ts';
import type { Stored } from '../../contract/kinds/fields.ts';
import type { requestFields } from '../../contract/requests/fields.ts';

/** A stored approval. `transitionId` lets a transaction recognise its own commit. */
interface StoredVote extends RequestVote<Date> {
  transitionId: string;
}

/** A stored request. */
export interface OrderRequestDocument extends Stored<typeof requestFields> {
  approvals: StoredVote[];
  /** The members whom a mail has asked for their approval. */
  asked: string[];
  /** The transaction that ended it; null while it is pending. */
  decisionId: string | null;
  /** When the shop looks at the request, because it expires; null for a decided one. */
  checkAt: Date | null;
}
