/** The query keys of agreed prices for staff. */
export const priceKeys = {
  all: ['prices'],
  lists: ['prices', 'lists'],
  list: (id: string) => ['prices', 'lists', id],
  entries: (id: string) => ['prices', 'lists', id, 'entries'],
  entry: (id: string, toolId: string) => ['prices', 'lists', id, 'entries', toolId],
  groups: ['prices', 'groups'],
  tool: (id: string) => ['prices', 'tools', id],
  explained: (question: object) => ['prices', 'explained', question],
  payers: (words: string) => ['prices', 'payers', words],
};
