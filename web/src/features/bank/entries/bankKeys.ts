/** The query keys of statements of the bank. */
export const bankKeys = {
  all: ['bank'],
  entries: ['bank', 'entries'],
  imports: ['bank', 'imports'],
  accounts: (payerId: string) => ['bank', 'accounts', payerId],
};
