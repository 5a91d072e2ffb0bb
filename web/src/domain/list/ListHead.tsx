import { formatCount } from 'functions/contract';
import type { PropsWithChildren } from 'react';
import type { Identified } from '../../ui/lists/rows/dataListProps.ts';
import { ListHeader } from '../page/ListHeader.tsx';
import { ListHeading } from '../page/ListHeading.tsx';
import { MatchCount } from '../search/MatchCount.tsx';
import type { ListSearchKind } from './listKind.ts';
import type { ListState } from './useList.ts';

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
  list: { total, isNarrowed, found },
  documentTitle = title,
  children,
}: PropsWithChildren<ListHeadProps<Row, Filter>>) => (
  <ListHeader stacksOnPhone>
    <ListHeading
      title={title}
      documentTitle={documentTitle}
      counted={total && countedTitle(formatCount(total.count))}
    >
      {isNarrowed && <MatchCount found={found} noun={noun} {...(plural && { plural })} />}
    </ListHeading>
    {children}
  </ListHeader>
);
