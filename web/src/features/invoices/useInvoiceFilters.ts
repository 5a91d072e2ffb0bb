import { useSearchWords } from '../../domain/search/useSearchWords.ts';
import { usePeriod } from '../../domain/time/usePeriod.ts';
import { useUrlChoice } from '../../lib/router/useUrlChoice.ts';
import { isKindChoice, type KindChoice } from './invoiceTexts.ts';

/** The search, kind and period of the list of invoices, which the page's address holds. */
export const useInvoiceFilters = () => {
  const words = useSearchWords();
  const [kind, chooseKind] = useUrlChoice<KindChoice>({
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
