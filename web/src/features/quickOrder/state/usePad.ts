import { type CartLine, type CartTool, limits, type Tool } from 'functions/contract';
import { type Dispatch, type SetStateAction, useEffect, useMemo, useState } from 'react';
import { readDraft, removeDraft, saveDraft } from '../../../lib/storage/drafts.ts';
import { maxTableLength } from '../../../lib/tables/readTable.ts';
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
  withQuantitiesOf,
  withTexts,
} from '../rows/padRows.ts';
import { type ParsedRows, parseRows, type TableRow } from '../rows/parseRows.ts';
import { withReadings } from '../rows/rowReadings.ts';
import { needsAttention, type QuantityCheck, readyLines, resultsOf } from '../rows/rowResults.ts';
import { focusCell } from './padFocus.ts';
import { insertedText, tooLongText } from './pasteTexts.ts';
import { useRowTools } from './useRowTools.ts';

/** A message about the last step, which can be undone. */
export interface PadNotice {
  text: string;
  severity: 'success' | 'info' | 'warning' | 'error';
  hasCartLink?: boolean;
  /** The columns to choose from, if it is unclear which one has the quantities. */
  choices?: readonly ColumnOffer[];
  undo?: () => void;
}

/** A column of quantities that can be taken. */
export interface ColumnOffer {
  label: string;
  take: () => void;
}

/** After a change of the rows, an undo would lose it. */
const withoutUndo = (notice: PadNotice | null): PadNotice | null => {
  if (!notice?.undo) return notice;
  const { undo: _, ...rest } = notice;
  return rest;
};

const typingMs = 400;

const useDraft = (key: string, rows: readonly PadRow[]) =>
  useEffect(() => {
    const texts = textsOf(rows);
    if (texts.length > 0) saveDraft(key, texts);
    else removeDraft(key);
  }, [key, rows]);

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

interface PadRows {
  rows: PadRow[];
  setRows: Dispatch<SetStateAction<PadRow[]>>;
  setNotice: (notice: PadNotice) => void;
  /** Changes the rows at once, with a notice that offers to undo it. */
  replace: (next: PadRow[], text: string, choices?: readonly ColumnOffer[]) => void;
  fail: (text: string) => void;
}

/** The columns that can fill the quantities of inserted rows, as long as these are blank. */
const offersOf = (
  { choices }: ParsedRows,
  next: readonly PadRow[],
  { rows, setRows, setNotice }: PadRows,
): ColumnOffer[] => {
  const before = new Set(filledRows(rows).map(({ id }) => id));
  const ids = filledRows(next).flatMap(({ id }) => (before.has(id) ? [] : id));
  return choices.map(({ label, quantities }) => ({
    label,
    take: () => {
      setRows((current) => withQuantitiesOf(current, ids, quantities));
      setNotice({ text: `The quantities are those of ${label}.`, severity: 'info' });
      focusCell(ids[0], 'quantity');
    },
  }));
};

/** The steps that change several rows, or remove some. */
const rowSteps = (pad: PadRows) => {
  const { rows, setRows, replace, fail } = pad;
  return {
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
      if (text.length > maxTableLength) {
        fail(tooLongText);
        return false;
      }
      const parsed = parseRows(text, roomIn(rows));
      const next = withInserted(rows, id, parsed.rows);
      if (parsed.rows.length > 0) replace(next, insertedText(parsed), offersOf(parsed, next, pad));
      else fail(insertedText(parsed));
      return parsed.rows.length > 0;
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
  };
};

/** What a pad is for. */
interface PadPurpose {
  /** The key of the draft of its rows. */
  key: string;
  /** The lines of the cart, with which the pieces of the pad count together. */
  cart: readonly CartLine[];
  /** How the rules of the tools apply: they refuse a quantity, or are only noted. */
  rules: QuantityCheck;
  /** The payer to whom staff offer the tools. */
  offeredTo?: string | undefined;
}

/** The rows of a pad, their results, and all that can be done with them. */
export const usePad = ({ key, cart, rules, offeredTo }: PadPurpose) => {
  const [rows, setRows] = useState(() => padOfDraft(readDraft(key)));
  const [notice, setNotice] = useState<PadNotice | null>(null);
  const [typing, setTyping] = useTyping();
  const { tools, hidden, assortment, learn, error, retry } = useRowTools(rows, typing, offeredTo);
  const settled = withReadings(rows, tools, typing);
  // Before anything is shown: the rows as the codes are known now.
  if (settled !== rows) setRows(settled);
  const results = useMemo(
    () => resultsOf(rows, tools, cart, { rules, assortment, hidden }),
    [rows, tools, cart, rules, assortment, hidden],
  );
  useDraft(key, rows);

  const ready = readyLines(results.values());
  const attention = [...results.values()].filter(needsAttention).length;
  const unknown = [...results.values()].filter(({ state }) => state === 'unknown').length;

  const replace: PadRows['replace'] = (next, text, choices = []) => {
    setTyping(null);
    setRows(next);
    setNotice({
      text,
      severity: choices.length > 0 ? 'warning' : 'info',
      choices,
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
    /** Whether the tools are for an offer of staff. */
    forStaff: offeredTo !== undefined,
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
      learn(tool);
      setRows((before) => withTexts(before, id, { sku: tool.sku }));
    },
    ...rowSteps({ rows, setRows, setNotice, replace, fail }),
    setRows,
    setNotice,
  };
};

export type PadState = ReturnType<typeof usePad>;
