/** The query keys of returns. */
export const returnKeys = {
  all: ['returns'],
  lists: ['returns', 'list'],
  one: (idOrNumber: string) => ['returns', 'one', idOrNumber],
  ofOrder: (orderId: string) => ['returns', 'ofOrder', orderId],
};
