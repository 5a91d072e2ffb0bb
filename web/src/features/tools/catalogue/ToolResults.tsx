import { mdiMagnifyClose } from '@mdi/js';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CardSkeletons } from '../../../components/CardSkeletons.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ListError } from '../../../components/ListError.tsx';
import { messageOf } from '../../../messages.ts';
import { ToolGrid } from './ToolGrid.tsx';
import { countLabel } from './toolTexts.ts';
import type { ToolSearchResults } from './useToolSearch.ts';

interface ToolResultsProps {
  results: ToolSearchResults;
  /** The search words, if any. */
  words: string;
  onClear: () => void;
  /** Null when no more can be shown at once. */
  onShowMore: (() => void) | null;
}

const expectedCards = 6;
const cardHeight = 520;

const NoTools = ({ words, onClear }: Pick<ToolResultsProps, 'words' | 'onClear'>) => {
  if (!words) return <Typography>Our catalogue is being filled. Please come back soon.</Typography>;
  return (
    <EmptyState
      icon={mdiMagnifyClose}
      title={`No tool matches "${words}"`}
      action={
        <Button variant="contained" onClick={onClear}>
          Show all tools
        </Button>
      }
    >
      Try fewer or shorter words: the beginning of a tool's name is enough.
    </EmptyState>
  );
};

const ToolCount = ({
  results: { tools, isOutdated, hasMore, error },
}: Pick<ToolResultsProps, 'results'>) => {
  const searching = isOutdated || (!tools && !error);
  return (
    <Typography role="status" sx={{ color: 'text.secondary', minHeight: '1.6em' }}>
      {searching ? 'Searching…' : tools && countLabel(tools.length, hasMore)}
    </Typography>
  );
};

const More = ({ loading, onShowMore }: { loading: boolean; onShowMore: (() => void) | null }) => {
  if (!onShowMore) {
    return (
      <Typography sx={{ textAlign: 'center', color: 'text.secondary' }}>
        There are more tools than fit here. Please search for what you need.
      </Typography>
    );
  }
  return (
    <Button
      variant="outlined"
      size="large"
      loading={loading}
      onClick={onShowMore}
      sx={{ alignSelf: 'center' }}
    >
      Show more
    </Button>
  );
};

/** The results of a search of the catalogue: loading, failed, empty or shown. */
export const ToolResults = ({ results, words, onClear, onShowMore }: ToolResultsProps) => {
  const { tools, hasMore, isOutdated, isLoadingMore, error, retry } = results;
  const [focus, setFocus] = useState<{ at: number; words: string } | null>(null);
  const showMore = () => {
    setFocus({ at: tools?.length ?? 0, words });
    onShowMore?.();
  };
  return (
    <Stack spacing={2.5}>
      <ToolCount results={results} />
      {!tools && !error && (
        <CardSkeletons label="Loading the tools" count={expectedCards} height={cardHeight} />
      )}
      {tools?.length === 0 && !hasMore && <NoTools words={words} onClear={onClear} />}
      {tools && tools.length > 0 && (
        <ToolGrid
          tools={tools}
          isOutdated={isOutdated}
          focusAt={focus?.words === words ? focus.at : null}
          onFocus={() => setFocus(null)}
        />
      )}
      {error && <ListError message={messageOf(error)} onRetry={retry} />}
      {hasMore && !error && <More loading={isLoadingMore} onShowMore={onShowMore && showMore} />}
    </Stack>
  );
};
