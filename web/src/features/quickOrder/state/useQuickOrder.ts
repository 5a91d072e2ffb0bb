import { type CartTool, limits, type Tool } from 'functions/contract';
import { useEffect, useMemo, useState } from 'react';
import { addLines, removeAddedLines } from '../../../domain/cart/stored/addLines.ts';
import { useCartLines } from '../../../domain/cart/stored/useCart.ts';
import { readDraft, removeDraft, saveDraft, tabDraftKey } from '../../../lib/storage/drafts.ts';
import {
  filledRows,
  type PadRow,
  padOf,
  padOfDraft,
  roomIn,
  textsOf,
  withInserted,
  withMerged,
  withoutRows,
  withQuantities,
  withTexts,
} from '../rows/padRows.ts';
import { maxTableLength, parseRows, type TableRow } from '../rows/parseRows.ts';
import { needsAttention, readyLines, resultsOf } from '../rows/rowResults.ts';
import { addedTexts } from './addTexts.ts';
import { insertedText, tooLongText } from './pasteTexts.ts';
import { useRowTools } from './useRowTools.ts';

/** A message about the last step, which can be undone. */
export interface PadNotice {
  text: string;
  severity: 'success' | 'info' | 'error';
  hasCartLink?: boolean;
  undo?: () => void;
}

/** After a change of the rows, an undo would lose it. */
const withoutUndo = (notice: PadNotice | null): PadNotice | null => {
  if (!notice?.undo) return notice;
  const { undo: _, ...rest } = notice;
  return rest;
};

const key = tabDraftKey('quick-order');
const typingMs = 400;

const useDraft = (rows: readonly PadRow[]) =>
  useEffect(() => {
    const texts = textsOf(rows);
    if (texts.length > 0) saveDraft(key, texts);
    else removeDraft(key);
  }, [rows]);

/** The row whose SKU is being typed, until a pause. */
const useTyping = () => {
  const [typing, setTyping] = useState<{ id: string } | null>(null);
  useEffect(() => {
    const timer = typing && setTimeout(() => setTyping(null), typingMs);
    return () => {
      if (timer) clearTimeout(timer);
    };
  }, [typing]);
  return [typing?.id ?? null, setTyping] as const;
};

/** The rows of the pad, their results, and all that can be done with them. */
export const useQuickOrder = () => {
  const [rows, setRows] = useState(() => padOfDraft(readDraft(key)));
  const [notice, setNotice] = useState<PadNotice | null>(null);
  const [typing, setTyping] = useTyping();
  const cart = useCartLines();
  const { tools, learn, error, retry } = useRowTools(rows, typing);
  const results = useMemo(() => resultsOf(rows, tools, cart), [rows, tools, cart]);
  useDraft(rows);

  const ready = readyLines(results.values());
  const attention = [...results.values()].filter(needsAttention).length;
  const unknown = [...results.values()].filter(({ state }) => state === 'unknown').length;

  /** Changes the rows at once, with a notice that offers to undo it. */
  const replace = (next: PadRow[], text: string, severity: PadNotice['severity'] = 'info') => {
    setTyping(null);
    setRows(next);
    setNotice({
      text,
      severity,
      undo: () => {
        setRows(rows);
        setNotice(null);
      },
    });
  };
  const fail = (text: string) => setNotice({ text, severity: 'error' });

  return {
    rows,
    results,
    notice,
    ready,
    attention,
    unknown,
    total: ready.reduce((sum, { price }) => sum + price.lineTotal, 0),
    typing,
    error,
    retry,
    fail,
    isEmpty: filledRows(rows).length === 0,
    dismiss: () => setNotice(null),
    settle: () => setTyping(null),
    type: (id: string, texts: Partial<TableRow>) => {
      setNotice(withoutUndo);
      if (texts.sku !== undefined) setTyping({ id });
      setRows((before) => withTexts(before, id, texts));
    },
    /** Takes a tool that was offered for a row. */
    choose: (id: string, tool: Tool | CartTool) => {
      setTyping(null);
      setNotice(withoutUndo);
      learn([[tool.sku, tool]]);
      setRows((before) => withTexts(before, id, { sku: tool.sku }));
    },
    take: (rowIds: readonly string[], quantity: number) =>
      rowIds.length > 1
        ? replace(withMerged(rows, rowIds, quantity), `${rowIds.length} rows became one.`)
        : setRows((before) => withMerged(before, rowIds, quantity)),
    remove: (id: string, number: number) => {
      const isFilled = filledRows(rows).some((row) => row.id === id);
      if (isFilled) replace(withoutRows(rows, [id]), `Row ${number} removed.`);
      else setRows(withoutRows(rows, [id]));
    },
    clear: () => replace(padOf(), 'All rows were removed.'),
    /** Inserts the rows of a table at a row, or at the end. Returns whether there were any. */
    insert: (text: string, id: string | null): boolean => {
      if (text.length > maxTableLength) fail(tooLongText);
      else {
        const parsed = parseRows(text, roomIn(rows));
        const next = withInserted(rows, id, parsed.rows);
        if (parsed.rows.length > 0) replace(next, insertedText(parsed));
        else fail(insertedText(parsed));
        return parsed.rows.length > 0;
      }
      return false;
    },
    /** Writes a column of quantities, from a row on. */
    fill: (id: string, quantities: readonly string[]) => {
      const room = limits.cartRows - rows.findIndex((row) => row.id === id);
      const texts = quantities.slice(0, room).map((quantity) => ({ sku: '', quantity }));
      const remainder = quantities.length - texts.length;
      const parsed = { rows: texts, leftOut: remainder, firstLeftOut: quantities[room] ?? null };
      replace(
        withQuantities(rows, id, quantities),
        insertedText(parsed).replace('row', 'quantity'),
      );
    },
    /** Adds the ready rows to the cart. The others stay. */
    add: () => {
      const result = addLines(ready);
      const remaining = new Set(result.left.map(({ tool }) => tool._id));
      const added = ready.filter(({ tool }) => !remaining.has(tool._id));
      setRows(
        withoutRows(
          rows,
          added.flatMap(({ rowIds }) => rowIds),
        ),
      );
      setNotice({
        text: addedTexts(result),
        severity: result.added.length > 0 ? 'success' : 'error',
        hasCartLink: true,
        undo: () => {
          removeAddedLines(result);
          setRows(rows);
          setNotice(null);
        },
      });
    },
  };
};

export type QuickOrderState = ReturnType<typeof useQuickOrder>;
