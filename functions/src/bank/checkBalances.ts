import { decimalCents, shopCurrency } from '../contract/index.ts';
import type { ReadStatement } from './rows/statement.ts';

const named = ({ account, number }: ReadStatement): string =>
  `Statement ${number} of account ${account}`;

const ownProblem = (statement: ReadStatement): string[] => {
  const { opening, closing, entries, currency } = statement;
  if (opening === null || closing === null) return [];
  if (entries.some((entry) => entry.currency !== currency)) return [];
  const sum = entries.reduce((before, { amount }) => before + amount, opening);
  if (sum === closing) return [];
  return [
    `${named(statement)}: the rows lead from ${decimalCents(opening)} to ${decimalCents(sum)}, not to the closing balance ${decimalCents(closing)}. Rows may be missing`,
  ];
};

/** What does not fit between a closing balance and the opening balance that follows it. */
export const chainProblem = (
  before: Pick<ReadStatement, 'closing' | 'to'>,
  after: Pick<ReadStatement, 'account' | 'number' | 'opening' | 'from'>,
): string | undefined => {
  if (before.closing === null || after.opening === null || before.closing === after.opening) {
    return undefined;
  }
  const day = before.to === null ? '' : ` of ${before.to}`;
  return `Statement ${after.number} of account ${after.account} begins with ${decimalCents(after.opening)}, but the one before it ends with ${decimalCents(before.closing)}${day}. A statement may be missing`;
};

/**
 * What is doubtful about the balances of statements: rows that do not lead from one to the other,
 * and statements that do not continue each other.
 */
export const checkBalances = (statements: readonly ReadStatement[]): string[] => {
  const own = statements.flatMap(ownProblem);
  const byAccount = Map.groupBy(statements, ({ account }) => account);
  const chains = [...byAccount.values()].flatMap((ofAccount) => {
    const ordered = ofAccount.toSorted((one, other) =>
      (one.from ?? '').localeCompare(other.from ?? ''),
    );
    return ordered.flatMap((after, at) => {
      const before = ordered[at - 1];
      return (before && chainProblem(before, after)) ?? [];
    });
  });
  return [...own, ...chains];
};

/** Which statements are in another currency than the shop's. */
export const foreignAccounts = (statements: readonly ReadStatement[]): string[] => {
  const foreign = statements.filter(({ currency }) => currency !== '' && currency !== shopCurrency);
  const accounts = new Map(foreign.map(({ account, currency }) => [account, currency]));
  return [...accounts].map(
    ([account, currency]) => `Account ${account} is in ${currency}: its rows cannot be booked`,
  );
};
