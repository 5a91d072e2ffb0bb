/** The keys of the queries about companies. */
export const companyKeys = {
  all: ['companies'],
  lists: ['companies', 'list'],
  one: (id: string) => ['companies', 'one', id],
  buying: (id: string) => ['companies', 'one', id, 'buying'],
  approvers: (id: string) => ['companies', 'one', id, 'approvers'],
  members: (id: string) => ['companies', 'one', id, 'members'],
  invitations: (id: string) => ['companies', 'one', id, 'invitations'],
  log: (id: string) => ['companies', 'one', id, 'log'],
};
