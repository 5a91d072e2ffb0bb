import { usePeriod } from '../../components/period/usePeriod.ts';
import { useAddressChoice } from '../../components/useAddressChoice.ts';
import { useSearchWords } from '../../components/useSearchWords.ts';
import { isKindChoice, type KindChoice } from './invoiceTexts.ts';

/** The search, kind and period of the list of invoices, which the page's address holds. */
export const useInvoiceFilters = () => {
  const words = useSearchWords();
  const [kind, chooseKind] = useAddressChoice<KindChoice>({
    name: 'kind',
    defaultChoice: '',
    isChoice: isKindChoice,
  });
  const [period, choosePeriod] = usePeriod();
  const clear = () => {
    chooseKind('');
    choosePeriod({ from: '', to: '' });
  };
  const search = { kind, words: words.words, ...period };
  return { words, period, search, chooseKind, choosePeriod, clear };
};
