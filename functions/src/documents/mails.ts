import type { Stored } from '../contract/kinds/fields.ts';
import type { storedMailFields } from '../contract/mails/fields.ts';
import type { PrintedStatement } from '../contract/payments/statement.ts';
import type { Outgoing } from '../outbox/attempt.ts';

/**
 * A mail to send, in the format of Firebase's extension "Trigger Email", created in the transaction
 * of the change that it reports. Its id is that of the event, so that no event is reported twice.
 */
export interface MailDocument extends Stored<typeof storedMailFields>, Omit<Outgoing, 'delivery'> {
  /**
   * The account that the mail is about; null if it is about none. The mail goes to the address that
   * the account has when it is sent, and stays its own if another account has the address in `to`
   * later.
   */
  userId: string | null;
  /** The statement to attach, as it was when the mail was written; missing without one. */
  attachedStatement?: PrintedStatement;
  /** Since when the mail server could not be reached; null if the last attempt reached it. */
  outageSince: Date | null;
  /**
   * How many attempts did not reach the mail server: they do not count towards the most attempts.
   */
  outages: number;
}

/**
 * The last mail about tools with few pieces: its day in UTC, and the tools in it. It decides
 * whether there is something new to report.
 */
export interface LowStockDigestDocument {
  day: string;
  toolIds: string[];
}
