import { type CartLine, type CartTool, counted, limits } from 'functions/contract';
import { useCallback, useState } from 'react';
import type { PricedLine } from '../../domain/cart/priced/resolveCart.ts';
import { readCart } from '../../domain/cart/stored/storedCart.ts';
import {
  emptyCart,
  removeTool,
  restoreLine,
  setQuantity,
} from '../../domain/cart/stored/useCart.ts';
import type { QuantityValue } from '../../domain/quantity/quantityValue.ts';
import { capitalized } from '../../lib/texts/capitalized.ts';
import { type LineIssue, repricedLines, type TypedQuantities } from './lines/lineState.ts';

/** A change that can be undone: what happened, and the lines as they were. */
export interface UndoableChange {
  text: string;
  lines: { line: CartLine; position: number }[];
}

const storedLines = (toolIds: ReadonlySet<string>): UndoableChange['lines'] =>
  readCart().lines.flatMap((line, position) =>
    toolIds.has(line.toolId) ? [{ line, position }] : [],
  );

const isStorable = (value: QuantityValue): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= limits.stock.max;

const changed = (
  typed: TypedQuantities,
  toolId: string,
  value?: QuantityValue,
): TypedQuantities => {
  if (value === undefined && !typed.has(toolId)) return typed;
  const next = new Map(typed);
  if (value === undefined) next.delete(toolId);
  else next.set(toolId, value);
  return next;
};

const repairText = (issues: readonly LineIssue[]) => {
  const removed = issues.filter(({ repair }) => repair === 0).length;
  const adjusted = issues.length - removed;
  const parts = [
    adjusted > 0 && `changed ${counted(adjusted, 'quantity', 'quantities')}`,
    removed > 0 && `removed ${counted(removed, 'line')}`,
  ];
  return capitalized(parts.filter((part) => part !== false).join(' and '));
};

const applyRepair = ({ toolId, repair }: LineIssue, tool: CartTool | null | undefined) => {
  if (repair === 0) removeTool(toolId);
  else if (tool && repair !== null) setQuantity(tool, repair);
};

/**
 * Changes the cart on its page. A quantity is stored as soon as it is a number of pieces; until
 * then it is kept as it is typed. Removals can be undone.
 */
export const useCartEditing = () => {
  const [typed, setTyped] = useState<TypedQuantities>(new Map());
  const [undoable, setUndoable] = useState<UndoableChange | null>(null);

  const change = useCallback((tool: CartTool, value: QuantityValue) => {
    const isStored = isStorable(value);
    if (isStored) setQuantity(tool, value);
    setTyped((earlier) => changed(earlier, tool._id, isStored ? undefined : value));
  }, []);

  const remove = useCallback((toolId: string) => {
    const lines = storedLines(new Set([toolId]));
    removeTool(toolId);
    setTyped((earlier) => changed(earlier, toolId));
    setUndoable({ text: `Removed: ${lines[0]?.line.toolName ?? toolId}`, lines });
  }, []);

  /** Puts pieces of another tool in the place of a line. */
  const replace = useCallback((toolId: string, tool: CartTool, quantity: number) => {
    const lines = storedLines(new Set([toolId]));
    const present = readCart().lines.find((line) => line.toolId === tool._id)?.quantity ?? 0;
    setQuantity(tool, present + quantity);
    removeTool(toolId);
    setTyped((earlier) => changed(earlier, toolId));
    setUndoable({ text: `Replaced: ${lines[0]?.line.toolName ?? toolId}`, lines });
  }, []);

  /** Applies the only repair of each line that has one. */
  const repairAll = (issues: readonly LineIssue[], priced: readonly PricedLine[]) => {
    const repairable = issues.filter(({ repair }) => repair !== null);
    const ids = new Set(repairable.map(({ toolId }) => toolId));
    const lines = storedLines(ids);
    const tools = new Map(priced.map(({ line, tool }) => [line.toolId, tool]));
    for (const issue of repairable) applyRepair(issue, tools.get(issue.toolId));
    setTyped((earlier) => new Map([...earlier].filter(([toolId]) => !ids.has(toolId))));
    setUndoable({ text: repairText(repairable), lines });
  };

  const empty = () => {
    const { lines } = readCart();
    emptyCart();
    setTyped(new Map());
    const removed = lines.map((line, position) => ({ line, position }));
    setUndoable({ text: `Removed ${counted(lines.length, 'line')}`, lines: removed });
  };

  return {
    typed,
    undoable,
    change,
    remove,
    replace,
    repairAll,
    empty,
    undo: () => {
      for (const { line, position } of undoable?.lines ?? []) restoreLine(line, position);
      setUndoable(null);
    },
    dismissUndo: () => setUndoable(null),
  };
};

/** The changes of the cart on its page. */
export type CartEditing = ReturnType<typeof useCartEditing>;

/** Accepts the current prices: they are no longer shown as changed. */
export const acceptPrices = (priced: readonly PricedLine[]): void => {
  for (const { tool, line } of repricedLines(priced)) if (tool) setQuantity(tool, line.quantity);
};
