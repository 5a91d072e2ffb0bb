/** The sort orders of the API, with their labels, as admins choose them. */
export const toolSorts = {
  newest: 'Newest',
  available: 'Low stock first',
  name: 'Name',
  price: 'Price: low to high',
  '-price': 'Price: high to low',
} as const;

export type ToolSort = keyof typeof toolSorts;

/** The sort orders of the catalogue, with their labels. */
export const catalogueSorts = {
  newest: toolSorts.newest,
  price: toolSorts.price,
  '-price': toolSorts['-price'],
  name: toolSorts.name,
} as const;

export type CatalogueSort = keyof typeof catalogueSorts;

export const isToolSort = (text: string | null): text is ToolSort =>
  text !== null && Object.hasOwn(toolSorts, text);

export const isCatalogueSort = (text: string | null): text is CatalogueSort =>
  text !== null && Object.hasOwn(catalogueSorts, text);
