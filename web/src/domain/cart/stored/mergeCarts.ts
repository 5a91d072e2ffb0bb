import { type CartLine, limits } from 'functions/contract';
import { quantityIn } from './quantityIn.ts';

/** The result of joining two carts, by the names of the tools. */
export interface CartChanges {
  /** Tools that came into the account's cart. */
  added: string[];
  /** Tools of which the account's cart has more pieces now. */
  raised: string[];
  /** Tools that did not fit into the cart. */
  left: string[];
}

export interface JoinedCarts extends CartChanges {
  lines: CartLine[];
}

const namesOf = (lines: readonly CartLine[]): string[] => lines.map(({ toolName }) => toolName);

/** The lines that fit into a cart, and the names of the others. */
const limitLines = (lines: readonly CartLine[]) => ({
  lines: lines.slice(0, limits.orderLines),
  left: namesOf(lines.slice(limits.orderLines)),
});

const lineIn = (lines: readonly CartLine[], toolId: string): CartLine | undefined =>
  lines.find((line) => line.toolId === toolId);

/** The lines of tools that another cart does not have. */
const linesOnlyIn = (lines: readonly CartLine[], other: readonly CartLine[]): CartLine[] =>
  lines.filter(({ toolId }) => !lineIn(other, toolId));

/**
 * Merges the cart of a visitor into that of the account: of each tool, the larger quantity wins.
 */
export const mergeCarts = (
  account: readonly CartLine[],
  visitor: readonly CartLine[],
): JoinedCarts => {
  const raised = account.flatMap(({ toolId, quantity }) => {
    const line = lineIn(visitor, toolId);
    return line && line.quantity > quantity ? line : [];
  });
  const present = account.map((line) => lineIn(raised, line.toolId) ?? line);
  const { lines, left } = limitLines([...present, ...linesOnlyIn(visitor, account)]);
  return { lines, added: namesOf(lines.slice(account.length)), raised: namesOf(raised), left };
};

/** My value if I have changed it, otherwise theirs. */
const changedOr = <Value>(base: Value | undefined, mine: Value, theirs: Value): Value =>
  mine === base ? theirs : mine;

const rebaseLine = (base: CartLine | undefined, mine: CartLine, theirs: CartLine): CartLine => ({
  toolId: theirs.toolId,
  quantity: changedOr(base?.quantity, mine.quantity, theirs.quantity),
  toolName: changedOr(base?.toolName, mine.toolName, theirs.toolName),
  unitPrice: changedOr(base?.unitPrice, mine.unitPrice, theirs.unitPrice),
});

/**
 * Repeats my changes since `base` on their cart. A tool whose quantity I did not change is as in
 * their cart; one that I added, changed or removed is as in mine.
 */
export const rebaseCart = (
  base: readonly CartLine[],
  mine: readonly CartLine[],
  theirs: readonly CartLine[],
): JoinedCarts => {
  const keptLines = theirs.flatMap((line) => {
    const before = lineIn(base, line.toolId);
    const now = lineIn(mine, line.toolId);
    if (now) return rebaseLine(before, now, line);
    return before ? [] : line;
  });
  const changed = linesOnlyIn(mine, theirs).filter(
    ({ toolId, quantity }) => quantity !== quantityIn(base, toolId),
  );
  return { ...limitLines([...keptLines, ...changed]), added: [], raised: [] };
};
