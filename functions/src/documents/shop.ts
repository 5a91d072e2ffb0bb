import type { HomeContent, ShopSettings } from '../contract/index.ts';

/** The stored settings. `version` is the id of the transaction that stored them. */
export interface SettingsDocument extends ShopSettings {
  updatedAt: Date;
}

/** The stored content of the home page, so that a view costs one read. */
export interface HomeDocument {
  /** Missing as long as it has never been read. */
  content?: HomeContent;
  readAt?: Date;
  /** Whether what it shows has changed since. */
  isStale: boolean;
}
