import { counted } from 'functions/contract';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { quantityIn } from '../../domain/cart/stored/quantityIn.ts';
import { useCartLines } from '../../domain/cart/stored/useStoredCart.ts';
import { useOrderRefusal } from '../../domain/company/useOrderRefusal.ts';
import { messageOf } from '../../lib/api/messages.ts';
import { visuallyHidden } from '../../ui/layout/visuallyHidden.ts';
import { Grid, Row } from './gridParts.ts';
import { SuggestionCells } from './SuggestionCells.tsx';
import { type ActiveCell, movedTo, type SuggestionRow, suggestionRows } from './suggestionRows.ts';
import { useSuggested } from './useSuggested.ts';

/** What the field says of its suggestions. */
export interface ShownSuggestions {
  hasRows: boolean;
  /** The `id` of the selected cell. */
  activeId: string | undefined;
}

/** Handles a key of the field. */
export type SuggestionKeys = (event: KeyboardEvent<HTMLInputElement>) => void;

interface SuggestionsProps {
  id: string;
  text: string;
  keys: Ref<SuggestionKeys>;
  onShow: (shown: ShownSuggestions) => void;
  /** The text has been used up. */
  onDone: () => void;
  /** A suggestion leads to another page. */
  onLeave: () => void;
}

const useRows = (text: string) => {
  const { data, error, words, isCurrent } = useSuggested(text);
  const lines = useCartLines();
  const orderable = useOrderRefusal() === null;
  const context = { orderable, inCart: (toolId: string) => quantityIn(lines, toolId) };
  const rows = data && !error ? suggestionRows(data, context) : [];
  return { rows, error, words, isCurrent };
};

const statusText = (rows: readonly SuggestionRow[], error: unknown, isCurrent: boolean): string => {
  if (error) return `${messageOf(error)} Enter leads to the results.`;
  if (!isCurrent) return rows.length > 0 ? '' : 'Searching…';
  return rows.length > 0
    ? `${counted(rows.length, 'suggestion')}. Use the arrows to choose.`
    : 'Nothing found yet. Enter leads to the results.';
};

/** The line of a quick order is selected first, so that Enter takes it. */
const selectedFirst = (rows: readonly SuggestionRow[], isCurrent: boolean): ActiveCell | null =>
  isCurrent && rows[0]?.key === 'line' ? { key: 'line', cell: 0 } : null;

/**
 * What the shop offers for the text of the field: a grid whose cells the arrows select, while the
 * focus stays in the field.
 */
export const Suggestions = ({ id, text, keys, onShow, ...props }: SuggestionsProps) => {
  const { rows, error, words, isCurrent } = useRows(text);
  const [chosen, setChosen] = useState<{ text: string; cell: ActiveCell | null } | null>(null);
  const wanted = chosen?.text === text ? chosen.cell : selectedFirst(rows, isCurrent);
  const active = rows.some(({ key }) => key === wanted?.key) ? wanted : null;
  const cellId = ({ key, cell }: ActiveCell) => `${id}-${key}-${cell}`;
  const activeId = active ? cellId(active) : undefined;
  const hasRows = rows.length > 0;

  useImperativeHandle(keys, () => (event) => {
    const moved = movedTo(rows, active, event.key);
    const pressed = event.key === 'Enter' && activeId && document.getElementById(activeId);
    if (pressed) pressed.querySelector<HTMLElement>('a, button')?.click();
    else if (moved !== undefined) setChosen({ text, cell: moved });
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    onShow({ hasRows, activeId });
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    return () => onShow({ hasRows: false, activeId: undefined });
  }, [hasRows, activeId, onShow]);

  const status = statusText(rows, error, isCurrent);
  return (
    <>
      <p role="status" style={hasRows ? visuallyHidden : undefined}>
        {status}
      </p>
      {hasRows && (
        <Grid role="grid" id={id} aria-label="Suggestions">
          {rows.map((row) => (
            <Row role="row" key={row.key}>
              <SuggestionCells
                row={row}
                words={words}
                active={active?.key === row.key ? active.cell : null}
                cellId={(cell) => cellId({ key: row.key, cell })}
                {...props}
              />
            </Row>
          ))}
        </Grid>
      )}
    </>
  );
};
