import type { HandledItem } from 'functions/contract';
import { StatusChip } from '../../ui/feedback/StatusChip.tsx';
import type { Column, CompactContent } from '../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../ui/lists/rows/Ellipsis.tsx';

const News = () => <StatusChip label="News" color="info" filled />;

const nameIn = ({ handling }: HandledItem): string => handling?.assignee?.name ?? '–';

/** The column with who handles a row, and that it has changed since its follower saw it. */
export const handlingColumn: Column<HandledItem> = {
  id: 'assignee',
  header: 'Assigned to',
  width: 128,
  from: 1640,
  cell: (row) => (
    <Ellipsis>
      {row.handling?.hasNews && <News />}
      {row.handling?.hasNews && ' '}
      {nameIn(row)}
    </Ellipsis>
  ),
};

/** Rows of a small screen with a line for who handles them, where someone does. */
export const withHandlingLine =
  <Row extends HandledItem>(compact: (row: Row, number: number) => CompactContent) =>
  (row: Row, number: number): CompactContent => {
    const content = compact(row, number);
    const { assignee, hasNews } = row.handling ?? {};
    if (!assignee && !hasNews) return content;
    const text = assignee ? `Assigned to ${assignee.name}` : 'You follow it';
    return {
      ...content,
      lines: [...content.lines, { text, ...(hasNews && { end: <News /> }) }],
    };
  };
