import type { ToolSearch } from './toolRequests.ts';

/** Under which keys the cache holds what is known of tools. */
export const toolKeys = {
  all: ['tools'],
  newest: (limit: number) => ['tools', 'newest', limit],
  search: (search: ToolSearch) => ['tools', 'search', search],
  /** As a visitor may see it. */
  public: (id: string) => ['tools', 'public', id],
  /** As it is sold at this moment. */
  one: (id: string) => ['tools', 'one', id],
};

/** How long in milliseconds a visitor's view of tools holds: as long as the CDN's. */
export const publicStaleTime = 60_000;
