/** The sort orders of the API, with their labels, as admins choose them. */
export const toolSorts = {
  newest: 'Newest',
  available: 'Low stock first',
  name: 'Name',
  price: 'Price: low to high',
  '-price': 'Price: high to low',
} as const;

export type ToolSort = keyof typeof toolSorts;

export const isToolSort = (text: string | null): text is ToolSort =>
  text !== null && Object.hasOwn(toolSorts, text);
