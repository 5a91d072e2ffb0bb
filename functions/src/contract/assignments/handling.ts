/** The kinds of documents that people of the staff handle: they are assigned, and followed. */
export const handledKinds = ['order', 'quote', 'return', 'inquiry'] as const;
export type HandledKind = (typeof handledKinds)[number];

/**
 * The filters of their lists by who handles them: what is assigned to the caller and not done yet, and
 * what the caller follows.
 */
export const handlingFilters = ['mine', 'followed'] as const;
export type HandlingFilter = (typeof handlingFilters)[number];

/** Whether a filter is one by who handles a document. */
export const isHandlingFilter = (filter: string | undefined): filter is HandlingFilter =>
  handlingFilters.some((one) => one === filter);
