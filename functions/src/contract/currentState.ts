import type { Attribute } from './attributes/model.ts';
import type { BankEntry } from './bank/statements/model.ts';
import type { Cart } from './carts/model.ts';
import type { Member } from './companies/members.ts';
import type { Company } from './companies/model.ts';
import type { Family } from './families/model.ts';
import type { CustomerGroup, PriceList, PriceListEntry } from './prices/model.ts';
import type { Quote } from './quotes/model.ts';
import type { ManagedReview } from './reviews/model.ts';
import type { ShopSettings } from './settings/model.ts';
import type { ShoppingList } from './shoppingLists/model.ts';
import type { Role, StaffMember } from './staff/model.ts';
import type { SynonymList } from './synonyms/model.ts';
import type { Tool } from './tools/model.ts';
import type { Webhook } from './webhooks/model.ts';

/** What someone else has changed, as it is now. */
export type CurrentState =
  | { cart: Cart }
  | { list: ShoppingList }
  | { settings: ShopSettings }
  | { synonymList: SynonymList }
  | { quote: Quote }
  | { review: ManagedReview }
  | { company: Company }
  | { member: Member }
  | { priceList: PriceList }
  | { group: CustomerGroup }
  | { attribute: Attribute }
  | { webhook: Webhook }
  | { family: Family }
  | { role: Role }
  | { staffMember: StaffMember }
  | { bankEntry: BankEntry }
  /** Null if the tool is not in the list any more. */
  | { priceEntry: PriceListEntry | null }
  /** With the version in quotation marks as the value for If-Match. */
  | { tool: Tool; version: string };
