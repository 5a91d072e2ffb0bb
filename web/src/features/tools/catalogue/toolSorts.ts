/** The orders the catalogue comes in, as the API knows them, and what they are called. */
export const toolSorts = {
  newest: 'Newest',
  price: 'Price: low to high',
  '-price': 'Price: high to low',
  name: 'Name',
} as const;

export type ToolSort = keyof typeof toolSorts;

/** Whether the API knows an order of this name. */
export const isToolSort = (text: string | null): text is ToolSort =>
  text !== null && Object.hasOwn(toolSorts, text);
