import type { ToolSort } from './toolSorts.ts';

/** The search words and the sort order of a list of tools. */
export interface ToolSearch {
  q: string;
  sort: ToolSort;
}

/** The query keys of tools. */
export const toolKeys = {
  /** Everything that is cached about tools, except their count. */
  all: ['tools'],
  /** By the address of the first page. */
  catalogue: (url: string) => ['tools', 'catalogue', url],
  /** A tool as visitors see it, which the CDN may have cached. */
  public: (id: string) => ['tools', 'public', id],
  related: (id: string) => ['tools', 'related', id],
  /** A tool with its current price and stock. */
  one: (id: string) => ['tools', 'one', id],
  matches: (words: string) => ['tools', 'matches', words],
  managed: ['tools', 'managed'],
  /** A tool together with its version. */
  version: (id: string) => ['tools', 'version', id],
  stockEntries: (id: string) => ['tools', 'stockEntries', id],
  count: ['toolCount'],
  /** The tools for which the account has stock alerts. */
  alerts: ['stockAlerts'],
};

/** How long visitors' copies of tools stay fresh, in milliseconds: as long as the CDN's. */
export const publicStaleTime = 60_000;
