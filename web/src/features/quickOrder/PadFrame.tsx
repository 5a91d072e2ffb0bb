import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { type DragEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readTextFile } from '../../lib/tables/readTextFile.ts';
import { type PadAction, PadSummary } from './PadSummary.tsx';
import { PadTools } from './PadTools.tsx';
import { Pad } from './pad/Pad.tsx';
import { needsAttention } from './rows/rowResults.ts';
import { cellOf, focusCell } from './state/padFocus.ts';
import type { PadState } from './state/usePad.ts';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Accepts files that are dropped anywhere on the pad. */
const useDrop = (onFile: (file: File) => void) => {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
  return { isOver, handlers };
};

/** Moves the focus to the next row with a problem, or the one before, around the ends. */
const focusProblem = ({ rows, results }: PadState, from: string | null, by: 1 | -1) => {
  const at = rows.findIndex(({ id }) => id === from);
  const order = [...rows.slice(at + 1), ...rows.slice(0, at + 1)];
  const inOrder = by > 0 ? order : order.toSpliced(-1, 1).reverse();
  const next = inOrder.find(({ id }) => {
    const result = results.get(id);
    return result && needsAttention(result);
  });
  const column = next && results.get(next.id)?.column;
  if (next && column) focusCell(next.id, column);
};

const dropStyles = { outline: '3px dashed', outlineColor: 'secondary.main' } as const;

interface PadFrameProps {
  state: PadState;
  action: PadAction;
}

/** A pad with its tools and its action: rows of SKU and quantity, typed, pasted or from a file. */
export const PadFrame = ({ state, action }: PadFrameProps) => {
  const lastRow = useRef<string | null>(null);
  const readFile = async (file: File) => {
    const read = await readTextFile(file);
    if ('problem' in read) state.fail(read.problem);
    else state.insert(read.text, null);
  };
  const { isOver, handlers } = useDrop((file) => void readFile(file));

  /** The focused row may have gone with it. */
  const add = () => {
    flushSync(action.run);
    if (document.activeElement === document.body) focusCell(state.rows.at(-1)?.id, 'sku');
  };
  const onFocus = ({ target }: FocusEvent) => {
    lastRow.current = cellOf(target)?.id ?? lastRow.current;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isAdd = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (event.key === 'F8') focusProblem(state, lastRow.current, event.shiftKey ? -1 : 1);
    else if (isAdd && !action.disabled) add();
    else return;
    event.preventDefault();
  };

  return (
    <Box {...handlers} onFocus={onFocus} onKeyDown={onKeyDown}>
      <PadTools
        isEmpty={state.isEmpty}
        onPaste={(text) => state.insert(text, null)}
        onFile={(file) => void readFile(file)}
        onClear={state.clear}
      />
      <Paper variant="outlined" sx={{ px: { xs: 1.5, md: 2.5 }, pt: 2, ...(isOver && dropStyles) }}>
        <Pad state={state} />
        <PadSummary
          state={state}
          action={{ ...action, run: add }}
          onNextProblem={() => focusProblem(state, lastRow.current, 1)}
        />
      </Paper>
    </Box>
  );
};
