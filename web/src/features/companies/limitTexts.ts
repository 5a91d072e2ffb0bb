import { type Budget, type BudgetPeriod, formatCents, thisPeriod } from 'functions/contract';

/** The names of the periods of budgets: `a month`. */
const periodTexts: Record<BudgetPeriod, string> = {
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
};

/** The periods as choices of a field. */
export const periodLabels: Record<BudgetPeriod, string> = {
  month: 'Month',
  quarter: 'Quarter',
  year: 'Year',
};

const everyOrder = 'Every order needs approval';

/** How much a member may spend on one order without approval. */
export const orderLimitText = (orderLimit: number | null): string => {
  if (orderLimit === null) return 'No limit';
  return orderLimit === 0 ? everyOrder : `Up to ${formatCents(orderLimit)}`;
};

/** How much a member may spend in a period without approval. */
export const budgetText = (budget: Budget | null): string => {
  if (budget === null) return 'No budget';
  if (budget.amount === 0) return everyOrder;
  return `${formatCents(budget.amount)} ${periodTexts[budget.period]}`;
};

/** How much a member has spent in the current period of the budget. */
export const spentText = (spent: number, { period }: Pick<Budget, 'period'>): string =>
  `${formatCents(spent)} ${thisPeriod(period)}`;
