import { useUrlChoice } from '../../lib/router/useUrlChoice.ts';
import type { Identified } from '../../ui/lists/rows/dataListProps.ts';
import { useSearchWords } from '../search/useSearchWords.ts';
import { isEmptyPeriod } from '../time/period.ts';
import { usePeriod } from '../time/usePeriod.ts';
import type { ListSearch, ListSearchKind } from './listKind.ts';

const isId = (text: string | null): text is string => /^[\w-]{1,128}$/.test(text ?? '');

/** The search of a list, which the page's address holds, and functions to change it. */
export const useListSearch = <Row extends Identified, Filter extends string>({
  filter: { name, texts, initial, all },
  only,
  hasPeriod = false,
}: ListSearchKind<Row, Filter>) => {
  const words = useSearchWords();
  const [filter, chooseFilter] = useUrlChoice<Filter>({
    name,
    defaultChoice: initial,
    isChoice: (text): text is Filter => text !== null && Object.hasOwn(texts, text),
  });
  const [id, chooseOnly] = useUrlChoice<string>({
    name: only?.name ?? '',
    defaultChoice: '',
    isChoice: isId,
  });
  const [period, choosePeriod] = usePeriod();
  const days = hasPeriod ? period : { from: '', to: '' };
  const search: ListSearch<Filter> = { filter, words: words.words, only: id, ...days };
  const showAll = () => {
    chooseFilter(all);
    chooseOnly('');
    choosePeriod({ from: '', to: '' });
  };
  return {
    words,
    search,
    isEmpty: isEmptyPeriod(days),
    chooseFilter,
    chooseOnly,
    choosePeriod,
    showAll,
  };
};
