import { useUrlChoice } from '../../lib/router/useUrlChoice.ts';

/** An id in the page's address; empty for none. */
const idChoice = (name: string) => ({
  name,
  defaultChoice: '',
  isChoice: (text: string | null): text is string => /^[\w-]{1,128}$/.test(text ?? ''),
});

const payerChoice = idChoice('payer');
const memberChoice = idChoice('member');

/** The payer whose documents a list shows, which the page's address holds; empty for all. */
export const usePayerChoice = () => useUrlChoice<string>(payerChoice);

/** The member of a company for whom an offer is made, in the page's address; empty for none. */
export const useMemberChoice = () => useUrlChoice<string>(memberChoice);
