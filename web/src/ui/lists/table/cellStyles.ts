import { useContext } from 'react';
import { ListLayoutContext } from '../layout/listLayout.ts';
import { classNames } from '../rows/classNames.ts';
import type { Column } from '../rows/dataListProps.ts';
import { newRowStyles } from '../rows/newRowStyles.ts';
import { undrawnStyles } from '../slices/undrawnStyles.ts';

/** The height of a row in pixels. */
export const useRowHeight = (): number => (useContext(ListLayoutContext).isComfortable ? 56 : 40);

type From = NonNullable<Column<unknown>['from']>;

const shownFrom = (from: From) =>
  typeof from === 'number'
    ? { display: 'none', [`@media (min-width: ${from}px)`]: { display: 'table-cell' } }
    : { display: { xs: 'none', [from]: 'table-cell' } };

/** The style of a column's cells in the head and the foot. */
export const cellStyles = <Row>({ from }: Column<Row>) => (from ? shownFrom(from) : {});

/** The class of a column's cells in the body. */
export const cellClass = <Row>({ from, align }: Column<Row>): string | undefined =>
  classNames(from !== undefined && `from-${from}`, align === 'right' && 'right');

/**
 * The styles of all rows and cells in the body, which are those of MUI's TableRow and TableCell.
 * They are plain elements with classes, because a table has hundreds of them: with MUI's components
 * and `sx`, a row takes twice as long. No selector depends on siblings, such as `:last-of-type`: each
 * new row would style all others again.
 */
export const bodyStyles = <Row>(columns: readonly Column<Row>[], rowHeight: number) => ({
  '& > tbody > tr > :is(td, th)': {
    typography: 'body2',
    fontSize: '0.875rem',
    lineHeight: 1.4,
    verticalAlign: 'inherit',
    textAlign: 'left',
    fontVariantNumeric: 'tabular-nums',
    color: 'text.primary',
  },
  '& > tbody > .ruled > :is(td, th)': { borderTop: 1, borderColor: 'divider' },
  '& > tbody > tr': { position: 'relative', verticalAlign: 'middle' },
  '& > tbody > .row:hover': { bgcolor: 'action.hover' },
  '& > tbody > .selected, & > tbody > .selected:hover': { bgcolor: 'action.selected' },
  '& > tbody > .new': newRowStyles,
  '& > tbody > tr > .right': { textAlign: 'right' },
  '& > tbody > tr > .checkbox': { px: '4px' },
  '&& > tbody > tr > .undrawn': { p: 0, borderTop: 0, ...undrawnStyles(rowHeight) },
  '&& > tbody > tr > .details': { whiteSpace: 'normal', py: 1.5 },
  ...Object.fromEntries(
    columns.flatMap(({ from }) =>
      from ? [[`& > tbody > tr > .from-${from}`, shownFrom(from)]] : [],
    ),
  ),
});
