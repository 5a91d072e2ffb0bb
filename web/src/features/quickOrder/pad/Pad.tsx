import Box from '@mui/material/Box';
import type { CartTool, Tool } from 'functions/contract';
import {
  type ClipboardEvent,
  type FocusEvent,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useCompletion } from '../../../domain/search/useCompletion.ts';
import { readQuantity } from '../rows/cells.ts';
import type { PadColumn } from '../rows/padRows.ts';
import { parseRows } from '../rows/parseRows.ts';
import type { RowActions } from '../rows/rowActions.ts';
import { blankResult, isSku, skuOf } from '../rows/rowResults.ts';
import { cellOf, focusCell } from '../state/padFocus.ts';
import type { PadState } from '../state/usePad.ts';
import { PadRowItem } from './PadRowItem.tsx';
import { PadGrid, PadList } from './padStyles.ts';
import { usePadKeys } from './usePadKeys.ts';

/**
 * A function that stays the same between renders and calls the latest one, for memoised components.
 */
const useStableCallback = <Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): ((...args: Args) => Result) => {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
};

/** Suggestions are a call each, so only the first rows without a match get them. */
const suggestedRows = 10;

const wideOnly = { display: { xs: 'none', md: 'block' } } as const;

/** On a phone, tool and total are below the fields. */
const Headings = () => (
  <PadGrid
    aria-hidden
    sx={{ pb: 1, color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 650 }}
  >
    <Box sx={{ gridArea: 'sku' }}>SKU or name</Box>
    <Box sx={{ gridArea: 'quantity', textAlign: 'right', pr: 1.5 }}>Quantity</Box>
    <Box sx={{ ...wideOnly, gridArea: { md: 'result' } }}>Tool</Box>
    <Box sx={{ ...wideOnly, gridArea: { md: 'total' }, textAlign: 'right' }}>Total</Box>
  </PadGrid>
);

/** A column of numbers that was copied alone. */
const quantitiesIn = (text: string): string[] | null => {
  const lines = text.trim().split(/\r\n?|\n/);
  const isColumn = lines.length > 1 && lines.every((line) => readQuantity(line) !== null);
  return isColumn && !text.includes('\t') ? lines : null;
};

/** Whether a pasted text is more than the content of one cell. */
const isTable = (text: string): boolean => {
  if (/[\t\n\r]/.test(text.trim())) return true;
  if (!/[,;]/.test(text) || readQuantity(text) !== null) return false;
  const [row] = parseRows(text, 1).rows;
  return row !== undefined && isSku(skuOf(row)) && readQuantity(row.quantity) !== null;
};

const useListState = ({ rows, typing, forStaff }: PadState) => {
  const [cell, setCell] = useState<{ id: string; column: PadColumn } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const row = cell?.column === 'sku' ? rows.find(({ id }) => id === cell.id) : undefined;
  const matches = useCompletion(isOpen && row ? row.sku : null, { forStaff });
  const tools = matches.length === 1 && row && matches[0]?.sku === skuOf(row) ? [] : matches;
  const completion = useMemo(() => ({ tools, active }), [tools, active]);
  const open = (next: boolean) => {
    setOpen(next);
    setActive(-1);
  };
  const isTyping = (id: string) => typing === id || (row?.id === id && isOpen && tools.length > 0);
  return { rowId: row?.id, completion, open, setActive, setCell, isTyping };
};

/** The first rows without a match. */
const rowsToSuggestFor = ({ rows, results }: PadState): ReadonlySet<string> => {
  const unmatched = rows.filter(({ id }) => results.get(id)?.state === 'not-found');
  return new Set(unmatched.slice(0, suggestedRows).map(({ id }) => id));
};

/** Pastes a table, or a column of quantities, into the rows. Returns whether the text was one. */
const paste = (state: PadState, { target, clipboardData }: ClipboardEvent): boolean => {
  const cell = cellOf(target);
  const text = clipboardData.getData('text');
  if (!cell || !isTable(text)) return false;
  const quantities = cell.column === 'quantity' ? quantitiesIn(text) : null;
  if (quantities) state.fill(cell.id, quantities);
  else state.insert(text, cell.id);
  return true;
};

/** The rows to type into, to paste into, and their results. */
export const Pad = ({ state }: { state: PadState }) => {
  const { rows, results, error } = state;
  const list = useListState(state);
  const suggested = rowsToSuggestFor(state);

  const onType = useStableCallback<Parameters<RowActions['onType']>, void>((id, texts) => {
    list.open(texts.sku !== undefined);
    state.type(id, texts);
  });
  const onChoose = useStableCallback((id: string, tool: Tool | CartTool) => {
    list.open(false);
    state.choose(id, tool);
    focusCell(id, 'quantity');
  });
  const onTake = useStableCallback((rowIds: readonly string[], quantity: number) => {
    state.take(rowIds, quantity);
    focusCell(rowIds[0], 'quantity');
  });
  const onRemove = useStableCallback((id: string) => {
    const at = rows.findIndex((row) => row.id === id);
    focusCell((rows[at + 1] ?? rows[at - 1])?.id, 'sku');
    state.remove(id, at + 1);
  });
  const actions = useMemo(
    (): RowActions => ({ onType, onChoose, onTake, onRemove }),
    [onType, onChoose, onTake, onRemove],
  );
  const onKeyDown = usePadKeys({
    rows,
    options: list.completion.tools,
    active: list.completion.active,
    onActive: list.setActive,
    onOpen: list.open,
    onChoose,
    onRemove,
    onSettle: state.settle,
  });
  const onPaste = (event: ClipboardEvent) => {
    if (!paste(state, event)) return;
    event.preventDefault();
    list.open(false);
  };
  const onFocus = ({ target }: FocusEvent) => {
    list.open(false);
    list.setCell(cellOf(target));
  };
  const onBlur = () => {
    list.open(false);
    state.settle();
  };

  return (
    <Box onKeyDown={onKeyDown} onPaste={onPaste} onFocus={onFocus} onBlur={onBlur}>
      <Headings />
      <PadList aria-label="Rows">
        {rows.map((row, at) => (
          <PadRowItem
            key={row.id}
            row={row}
            number={at + 1}
            result={results.get(row.id) ?? blankResult}
            completion={row.id === list.rowId ? list.completion : null}
            isTyping={list.isTyping(row.id)}
            hasFailed={error !== null}
            hasSuggestions={suggested.has(row.id)}
            actions={actions}
          />
        ))}
      </PadList>
    </Box>
  );
};
