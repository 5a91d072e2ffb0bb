import { useUrlChoice } from '../../../lib/router/useUrlChoice.ts';

const memberChoice = {
  name: 'member',
  defaultChoice: '',
  isChoice: (text: string | null): text is string => /^[\w-]{1,128}$/.test(text ?? ''),
};

/** The member of a company for whom an offer is made, in the page's address; empty for none. */
export const useMemberChoice = () => useUrlChoice<string>(memberChoice);
