import { type Count, counted } from 'functions/contract';

/** A search of a list with filters around it. */
export interface SearchState {
  words: string;
  isFiltered: boolean;
  /** Whether the search is for a number, which the API finds whatever the filters are. */
  ignoresFilters: boolean;
  /** How many items match within the filters, and without them; undefined while that is unknown. */
  found: Count | undefined;
  all: Count | undefined;
  /** The noun for an item of the list: `order`. */
  noun: string;
  /** Its plural, if it does not end in s alone. */
  plural?: string;
}

/** Whether it matters how many items match without the filters. */
export const needsCountOfAll = ({
  words,
  isFiltered,
  ignoresFilters,
}: Pick<SearchState, 'words' | 'isFiltered' | 'ignoresFilters'>): boolean =>
  words !== '' && isFiltered && !ignoresFilters;

const hiddenCount = ({ found, all }: Pick<SearchState, 'found' | 'all'>): number =>
  found && all && !found.atLeast ? Math.max(0, all.count - found.count) : 0;

const hiddenText = ({ all, noun, plural }: SearchState, hidden: number): string => {
  const start = all?.atLeast ? 'At least ' : '';
  const verb = hidden === 1 ? 'matches' : 'match';
  return `${start}${counted(hidden, `more ${noun}`, `more ${plural ?? `${noun}s`}`)} ${verb}, but the filters hide ${hidden === 1 ? 'it' : 'them'}.`;
};

/** The text about the filters around a search, and the label of the button that clears them. */
export const searchNoticeText = (
  state: SearchState,
): { text: string; action: string } | undefined => {
  const { words, isFiltered, ignoresFilters } = state;
  if (words === '' || !isFiltered) return undefined;
  if (ignoresFilters) {
    return {
      text: 'This is a search for a number, so the filters are ignored.',
      action: 'Clear the filters',
    };
  }
  const hidden = hiddenCount(state);
  if (hidden === 0) return undefined;
  return { text: hiddenText(state, hidden), action: hidden === 1 ? 'Show it' : 'Show them' };
};
