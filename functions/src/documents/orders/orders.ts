import type { OrderEvent, SaleFacts, StoredBalance } from '../../contract/index.ts';
import type { Stored } from '../../contract/kinds/fields.ts';
import type { orderFields } from '../../contract/orders/fields.ts';
import type { reminderFields } from '../../contract/orders/reminderFields.ts';
import type { HandledDocument } from '../staff/handling.ts';

/** A stored status change. `transitionId` lets a transaction recognise its own commit. */
export interface StoredOrderEvent extends OrderEvent<Date> {
  transitionId: string | null;
}

/** A stored order. */
export interface OrderDocument extends Stored<typeof orderFields>, StoredBalance, HandledDocument {
  /**
   * The last time at which a payment is in time: the end of a hold, or of a day in the shop's time
   * zone. Null before the invoice of an order that is not prepaid, and for a prepaid one that waits
   * for ever.
   */
  dueAt: Date | null;
  /** When the shop noted that the payment is late. */
  overdueAt: Date | null;
  /** When the shop looks at the late payment again; null or missing for never. */
  remindAt?: Date | null;
  /** With the name of who sent it, for colleagues; empty for the shop itself. */
  reminders?: (Stored<typeof reminderFields> & { name: string })[];
  history: StoredOrderEvent[];
  /**
   * The day on which it was placed, in the shop's time zone of that time: its pieces count as sold
   * on it, even if the shop has another time zone since.
   */
  placedOn: string;
  /** What reports need of each line, by its tool: no response has it, because it says the costs. */
  saleFacts: Record<string, SaleFacts>;
  /**
   * The last page to pay the order by card, and how much it takes; missing as long as there was
   * none.
   */
  cardSession?: { id: string; amount: number };
  /**
   * Since when it has its customer's e-mail address, if they had another one before or none: mails
   * about earlier events went there, or to nobody.
   */
  emailSince?: Date;
  /** The search index: words of the number, the customer and the tools. */
  searchTerms: string[];
}
