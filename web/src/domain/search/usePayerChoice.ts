import { useUrlChoice } from '../../lib/router/useUrlChoice.ts';

const payerChoice = {
  name: 'payer',
  defaultChoice: '',
  isChoice: (text: string | null): text is string => /^[\w-]{1,128}$/.test(text ?? ''),
};

/** The payer whose documents a list shows, which the page's address holds; empty for all. */
export const usePayerChoice = () => useUrlChoice<string>(payerChoice);
