import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Count, counted, formatCount } from 'functions/contract';
import type { PropsWithChildren } from 'react';
import type { Identified } from '../../ui/lists/rows/dataListProps.ts';
import { ListHeader } from '../page/ListHeader.tsx';
import { ListHeading } from '../page/ListHeading.tsx';
import { ListKeys } from './ListKeys.tsx';
import type { ListSearchKind } from './listKind.ts';
import { ResetFilters } from './ResetFilters.tsx';
import type { ListState } from './useList.ts';

/** The text beside a list's heading: `12 orders found`. */
export const matchCountText = (found: Count | undefined, noun: string, many?: string): string => {
  if (!found) return 'Searching…';
  const text = `${counted(found.count, noun, many)} found`;
  return found.atLeast ? `at least ${text}` : text;
};

interface FoundCountProps {
  /** Undefined while the number is unknown. */
  found: Count | undefined;
  /** The noun for an item of the list: `order`. */
  noun: string;
  /** Its plural, if it does not end in s alone. */
  plural?: string;
}

/** How many items match a search, beside the list's heading. */
const MatchCount = ({ found, noun, plural }: FoundCountProps) => (
  <Typography role="status" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
    {matchCountText(found, noun, plural)}
  </Typography>
);

/** A row with room for both, so that neither moves what is below. */
const narrowing = {
  display: 'flex',
  flexBasis: '100%',
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 32,
} as const;

export interface ListPartProps<Row extends Identified, Filter extends string> {
  kind: ListSearchKind<Row, Filter>;
  list: ListState<Row, Filter>;
}

interface ListHeadProps<Row extends Identified, Filter extends string>
  extends ListPartProps<Row, Filter> {
  /** The document's title, if it differs. */
  documentTitle?: string;
}

/** The heading of a list with its counts, beside the actions for all that the search finds. */
export const ListHead = <Row extends Identified, Filter extends string>({
  kind: { title, countedTitle = (count) => `${title} (${count})`, noun, plural },
  list,
  documentTitle = title,
  children,
}: PropsWithChildren<ListHeadProps<Row, Filter>>) => (
  <ListHeader stacksOnPhone>
    <ListHeading
      title={title}
      documentTitle={documentTitle}
      counted={list.total && countedTitle(formatCount(list.total.count))}
    >
      <Box sx={narrowing}>
        {list.isNarrowed && (
          <MatchCount found={list.found} noun={noun} {...(plural && { plural })} />
        )}
        <ResetFilters list={list} />
      </Box>
      <ListKeys />
    </ListHeading>
    {children}
  </ListHeader>
);
