/** The query keys of inquiries. */
export const inquiryKeys = {
  all: ['inquiries'],
  lists: ['inquiries', 'list'],
  one: (id: string) => ['inquiries', 'one', id],
};
