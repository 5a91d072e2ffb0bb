import { listSorts } from 'functions/contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useUrlChoice, withParameter } from '../../lib/router/useUrlChoice.ts';
import { useUrlParams } from '../../lib/router/useUrlParams.ts';
import { useUser } from '../../lib/session/useSession.ts';
import { storeListAddress } from '../../lib/storage/listAddresses.ts';
import type { Identified } from '../../ui/lists/rows/dataListProps.ts';
import { useSearchWords } from '../search/useSearchWords.ts';
import { isEmptyPeriod } from '../time/period.ts';
import { usePeriod } from '../time/usePeriod.ts';
import type { ListChoice, ListSearch, ListSearchKind } from './listKind.ts';
import { offeredSorts } from './listSort.ts';

const isId = (text: string | null): text is string => /^[\w-]{1,128}$/.test(text ?? '');

/** The further choices that the address holds, and a function to change one. */
const useChoices = (choices: readonly ListChoice[]) => {
  const [params, change] = useUrlParams();
  const chosenOf = ({ name, texts, otherId }: ListChoice) => {
    const text = params.get(name) ?? '';
    const isChoice = Object.hasOwn(texts, text) || (otherId !== undefined && isId(text));
    return [name, isChoice ? text : ''];
  };
  const choose = (name: string, choice: string) =>
    change((current) => withParameter(current, name, choice));
  const chosen: Record<string, string> = Object.fromEntries(choices.map(chosenOf));
  return [chosen, choose] as const;
};

/**
 * Remembers for the account how it has narrowed the list of this page. Returns a function that
 * forgets it, also if the next page is rendered before the reset list.
 */
const useRemembered = (parameters: string, enabled: boolean) => {
  const { pathname } = useLocation();
  const uid = useUser()?.uid;
  useEffect(() => {
    if (enabled && uid !== undefined) storeListAddress(uid, pathname, parameters);
  }, [enabled, uid, pathname, parameters]);
  return () => {
    if (uid !== undefined) storeListAddress(uid, pathname, '');
  };
};

/** The search of a list, which the page's address holds, and functions to change it. */
export const useListSearch = <Row extends Identified, Filter extends string>({
  filter: { name, texts, initial, initialIn, all },
  choices: offered = [],
  sorts: sorted,
  only,
  hasPeriod = false,
  isForCustomers = false,
}: ListSearchKind<Row, Filter>) => {
  const words = useSearchWords();
  const [choices, choose] = useChoices(offered);
  const [id, chooseOnly] = useUrlChoice<string>({
    name: only?.name ?? '',
    defaultChoice: '',
    isChoice: isId,
  });
  const [period, choosePeriod] = usePeriod();
  const days = hasPeriod ? period : { from: '', to: '' };
  const narrowed = { words: words.words, only: id, choices, ...days };
  const [filter, chooseFilter] = useUrlChoice<Filter>({
    name,
    defaultChoice: initialIn?.(narrowed) ?? initial,
    isChoice: (text): text is Filter => text !== null && Object.hasOwn(texts, text),
  });
  const sorts: readonly string[] = sorted ? listSorts[sorted] : [];
  const [usual = ''] = sorts;
  const [sort, chooseSort] = useUrlChoice<string>({
    name: sorted ? 'sort' : '',
    defaultChoice: usual,
    isChoice: (text): text is string => text !== null && sorts.includes(text),
  });
  const offeredNow = sorted ? offeredSorts(sorted, { filter, ...narrowed }) : [];
  const value = offeredNow.includes(sort) ? sort : usual;
  const search: ListSearch<Filter> = {
    filter,
    ...narrowed,
    ...(value !== usual && { sort: value }),
  };
  const [params, change] = useUrlParams();
  const forget = useRemembered(params.toString(), !isForCustomers);
  const showAll = () => {
    // The filter that the address leaves out can be another one without what narrows the list now.
    change((current) => withParameter(current, name, all === initial ? null : all));
    chooseOnly('');
    for (const choice of offered) choose(choice.name, '');
    choosePeriod({ from: '', to: '' });
  };
  const reset = () => {
    forget();
    words.search('');
    change(() => new URLSearchParams());
  };
  return {
    words,
    search,
    /** Undefined for a list that cannot be sorted as it is narrowed. */
    sort:
      offeredNow.length > 1
        ? { value, initial: usual, offered: offeredNow, onChange: chooseSort }
        : undefined,
    /** Whether the address has any parameter. */
    isChanged: params.size > 0,
    reset,
    isEmpty: isEmptyPeriod(days),
    chooseFilter,
    choose,
    chooseOnly,
    choosePeriod,
    showAll,
  };
};
