/** The orders admins look at tools in, as the API knows them, and what they are called. */
export const productSorts = {
  newest: 'Newest',
  available: 'Low stock first',
  name: 'Name',
  price: 'Price: low to high',
  '-price': 'Price: high to low',
} as const;

export type ProductSort = keyof typeof productSorts;

/** Whether the API knows an order of this name. */
export const isProductSort = (text: string | null): text is ProductSort =>
  text !== null && Object.hasOwn(productSorts, text);
