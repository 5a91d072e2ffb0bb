import { isDeepStrictEqual } from 'node:util';
import type { Cart, CartLine } from 'functions/contract';

/** Tracks the carts that the API acknowledged, by the uid of their accounts. */
export const createCartTracker = () => {
  const carts = new Map<string, readonly CartLine[]>();
  const problems: string[] = [];
  const linesOf = (uid: string): readonly CartLine[] => carts.get(uid) ?? [];
  return {
    save: (uid: string, lines: readonly CartLine[]) => void carts.set(uid, lines),
    /** An order from the cart takes its tools out of it. */
    order: (uid: string, toolIds: readonly string[]) => {
      const rest = linesOf(uid).filter(({ toolId }) => !toolIds.includes(toolId));
      carts.set(uid, rest);
    },
    /** Reports a cart that is not the acknowledged one. */
    check: (uid: string, where: string, cart: Pick<Cart, 'lines'> | undefined) => {
      if (isDeepStrictEqual(cart?.lines ?? [], linesOf(uid))) return;
      const [found, expected] = [cart?.lines, linesOf(uid)].map((each) => JSON.stringify(each));
      problems.push(`${where}, the cart of ${uid} is ${found}, not ${expected}`);
    },
    report: (problem: string) => void problems.push(problem),
    uids: () => [...carts.keys()],
    problems,
  };
};

export type CartTracker = ReturnType<typeof createCartTracker>;
