import type { keyFields } from '../contract/apiKeys/fields.ts';
import type { CompanyStatus } from '../contract/index.ts';
import type { Stored } from '../contract/kinds/fields.ts';

/** A stored API key, by the HMAC of its text: nothing stores the text. */
export interface KeyDocument extends Stored<typeof keyFields> {
  /**
   * The status of the company for which it acts, which the company's transitions change, too: so a call
   * need not read the company. Null for a key of the shop.
   */
  companyStatus: CompanyStatus | null;
  /** When its creator gets a mail that it is about to expire; null for none. */
  checkAt: Date | null;
  /** The id of the last transaction that changed it, except for its use. */
  changeId: string;
}
