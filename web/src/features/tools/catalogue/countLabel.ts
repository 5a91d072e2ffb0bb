/** How many tools a list shows, and whether these are all of them. */
export const countLabel = (shown: number, hasMore: boolean): string => {
  if (shown === 0) return hasMore ? 'No tool found so far' : 'No tools';
  const tools = shown === 1 ? '1 tool' : `${shown} tools`;
  return hasMore ? `${tools} shown` : tools;
};
