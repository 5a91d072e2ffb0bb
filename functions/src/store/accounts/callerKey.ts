import type { NotedKey, Permission } from '../../contract/index.ts';
import type { MembershipDocument } from '../../documents/people/companies.ts';

/** The API key with which a call is made. */
export interface CallerKey extends NotedKey {
  id: string;
  permissions: readonly Permission[];
  /** Whether its creator is an Administrator now. */
  isOfAdmin: boolean;
  /** The company for which it acts, with the membership of its creator; null for a key of the shop. */
  company: { id: string; membership: MembershipDocument } | null;
}

/** The key as documents note it that were made with it; nothing for a person. */
export const noted = ({ key }: { key?: NotedKey }): { apiKey?: NotedKey } =>
  key ? { apiKey: { name: key.name, prefix: key.prefix } } : {};
