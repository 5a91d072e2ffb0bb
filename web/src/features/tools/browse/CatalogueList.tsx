import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CatalogueQuery } from 'functions/contract';
import { useState } from 'react';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { CardSkeletons } from '../../../ui/layout/CardSkeletons.tsx';
import { shownText } from '../filters/catalogueTexts.ts';
import { catalogueUrl } from './catalogueUrl.ts';
import { NoTools } from './NoTools.tsx';
import { ShownTools } from './ShownTools.tsx';
import type { CatalogueState } from './useCatalogue.ts';
import type { CatalogueView } from './useCatalogueView.ts';

interface CatalogueListProps {
  state: CatalogueState;
  query: CatalogueQuery;
  view: CatalogueView;
  /** The payer as whom staff see the tools. */
  previewed?: string | undefined;
  onChange: (change: Partial<CatalogueQuery>) => void;
  /** Null when no more can be shown at once. */
  onShowMore: (() => void) | null;
}

const expected = { grid: { count: 6, height: 560 }, list: { count: 12, height: 72 } };

interface MoreProps {
  loading: boolean;
  onShowMore: (() => void) | null;
}

const More = ({ loading, onShowMore }: MoreProps) => {
  if (!onShowMore) return <span>Please search or filter for what you need.</span>;
  return (
    <Button variant="outlined" size="large" loading={loading} onClick={onShowMore}>
      Show more
    </Button>
  );
};

/** The tools of the catalogue: loading, failed, empty or shown. */
export const CatalogueList = ({
  state,
  query,
  view,
  previewed,
  onChange,
  onShowMore,
}: CatalogueListProps) => {
  const { tools, facets, assortment, total, hasMore, isOutdated, isLoadingMore, error, retry } =
    state;
  const [focus, setFocus] = useState<{ at: number; url: string } | null>(null);
  const url = catalogueUrl(query);
  const showMore = () => {
    setFocus({ at: tools?.length ?? 0, url });
    onShowMore?.();
  };
  return (
    <Stack spacing={2.5}>
      {!tools && !error && <CardSkeletons label="Loading the tools" {...expected[view]} />}
      {tools?.length === 0 && facets && (
        <NoTools query={query} facets={facets} assortment={assortment} onChange={onChange} />
      )}
      {tools && tools.length > 0 && (
        <ShownTools
          tools={tools}
          view={view}
          previewed={previewed}
          isOutdated={isOutdated}
          focusAt={focus?.url === url ? focus.at : null}
          onFocus={() => setFocus(null)}
        />
      )}
      <ListError message={shownMessageOf(error)} onRetry={retry} />
      {tools && hasMore && !error && (
        <Stack spacing={1.5} sx={{ alignItems: 'center', pt: 1 }}>
          <Typography sx={{ color: 'text.secondary' }}>{shownText(tools.length, total)}</Typography>
          <More loading={isLoadingMore} onShowMore={onShowMore && showMore} />
        </Stack>
      )}
    </Stack>
  );
};
