import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useContext, useEffect, useState } from 'react';
import { ListMatches, type Matches } from './matches.ts';
import { maxSelected } from './selection.ts';
import type { RowSelection } from './useSelection.ts';

interface SelectMatchesProps {
  selection: Pick<RowSelection, 'count' | 'extent' | 'selectAll'>;
}

const labelOf = ({ count, format }: Matches): string => {
  if (count === undefined) return 'Select all that match';
  return count > maxSelected
    ? `Select ${maxSelected} of the ${format(count)} that match`
    : `Select all ${format(count)} that match`;
};

/**
 * Loads matches, page after page, while a search is chosen. It ends with a failure, and with
 * another search.
 */
const useLoading = (matches: Matches, selectAll: () => void) => {
  const [search, setSearch] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [pages, setPages] = useState(0);
  const { loaded, hasMore, loadMore } = matches;
  const isLoading = search === matches.search;
  const isComplete = !hasMore || loaded >= maxSelected;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each loaded page is followed by one more
  useEffect(() => {
    if (!isLoading) return;
    if (isComplete) {
      selectAll();
      setSearch(null);
      return;
    }
    let isOver = false;
    void loadMore().then((result) => {
      if (isOver) return;
      setPages((before) => before + 1);
      if (!result.isError) return;
      setFailed(true);
      setSearch(null);
    });
    return () => {
      isOver = true;
    };
  }, [isLoading, isComplete, pages]);
  return {
    isLoading,
    isFailed,
    start: () => {
      setFailed(false);
      setSearch(matches.search);
    },
    cancel: () => setSearch(null),
  };
};

const Offer = ({ matches, selection }: SelectMatchesProps & { matches: Matches }) => {
  const { isLoading, isFailed, start, cancel } = useLoading(matches, selection.selectAll);
  const { count, loaded, hasMore, format } = matches;
  const goal = Math.min(count ?? maxSelected, maxSelected);
  if (isLoading) {
    return (
      <>
        <Typography role="status">{`Loading ${format(loaded)} of ${format(goal)}…`}</Typography>
        <Button color="inherit" onClick={cancel}>
          Cancel
        </Button>
      </>
    );
  }
  const canStart = selection.extent === 'all' && hasMore && selection.count < maxSelected;
  return (
    <>
      {canStart && (
        <Button color="inherit" onClick={start}>
          {labelOf(matches)}
        </Button>
      )}
      {isFailed && (
        <Typography role="status" sx={{ color: 'error.main' }}>
          The others could not be loaded. Please try again.
        </Typography>
      )}
    </>
  );
};

/**
 * Offers to select also the matches that are not loaded, once all others are. It says so if there
 * are more than one step can change.
 */
export const SelectMatches = ({ selection }: SelectMatchesProps) => {
  const matches = useContext(ListMatches);
  return (
    <>
      {matches && <Offer matches={matches} selection={selection} />}
      {selection.count >= maxSelected && (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {`At most ${maxSelected} can be selected, so that one step stays manageable. Do it with these first, then select the next ones.`}
        </Typography>
      )}
    </>
  );
};
