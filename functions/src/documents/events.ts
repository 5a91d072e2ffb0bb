import type { EventData } from '../contract/events/fields.ts';
import type { EventType } from '../contract/index.ts';

/**
 * An event, stored in the transaction of the change under an id that follows from it: a retry
 * writes none twice.
 */
export interface EventDocument {
  type: EventType;
  data: EventData;
  /**
   * Who may receive it besides the shop: a company, by its id; the companies of a group, as
   * `groupAudience` names them; `allCompanies`; null for none.
   */
  audience: string | null;
  /** Firestore's time of the change, by which the stream is sorted. */
  at: Date;
  /** When the event is deleted. */
  expireAt: Date;
}
