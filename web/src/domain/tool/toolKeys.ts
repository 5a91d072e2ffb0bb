/**
 * The query keys of tools. What has prices is cached by its payer, the last part of the key:
 * `visitor` for list prices.
 */
export const toolKeys = {
  /** Everything that is cached about tools, except their counts. */
  all: ['tools'],
  /** The tools of the home page. */
  home: (payer: string) => ['tools', 'home', payer],
  /** By the address of the first page. */
  catalogue: (url: string, payer: string) => ['tools', 'catalogue', url, payer],
  /** A tool on its page; as visitors see it, the CDN may have cached it. */
  shown: (id: string, payer: string) => ['tools', 'shown', id, payer],
  related: (id: string, payer: string) => ['tools', 'related', id, payer],
  relations: (id: string, payer: string) => ['tools', 'relations', id, payer],
  /** A tool with its current price and stock. */
  one: (id: string, payer: string) => ['tools', 'one', id, payer],
  completion: (words: string, payer: string) => ['tools', 'completion', words, payer],
  suggestions: (text: string, payer: string) => ['tools', 'suggestions', text, payer],
  /** The documents of several tools, by their ids. */
  documents: (ids: string, payer: string) => ['tools', 'documents', ids, payer],
  managed: ['tools', 'managed'],
  /** How many tools lack something. */
  missing: (words: string, category: string) => ['tools', 'missing', words, category],
  /** A tool together with its version. */
  version: (id: string) => ['tools', 'version', id],
  stockEntries: (id: string) => ['tools', 'stockEntries', id],
  count: ['toolCount'],
  /** The tools for which the account has stock alerts. */
  alerts: ['stockAlerts'],
};

/** How long visitors' copies of tools stay fresh, in milliseconds: as long as the CDN's. */
export const publicStaleTime = 60_000;
