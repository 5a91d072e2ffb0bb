import { type Actor, may, type OrderMaker } from 'functions/contract';
import { useUrlChoice } from '../../../lib/router/useUrlChoice.ts';
import { buyingFor } from '../../../lib/session/buyingFor.ts';

const makerChoice = {
  name: 'by',
  defaultChoice: 'all',
  isChoice: (text: string | null): text is OrderMaker => text === 'me' || text === 'all',
} as const;

/** Whether an account sees the orders of all members of its company, and not only its own. */
export const seesAllOrders = ({ membership }: Pick<Actor, 'membership'>): boolean =>
  Boolean(membership && may(membership.role, 'seeAllOrders'));

/**
 * Whose orders of a company a list has, which the page's address holds: those of all members, or
 * one's own. A person has no others.
 */
export const useMakerChoice = () => {
  const [maker, choose] = useUrlChoice<OrderMaker>(makerChoice);
  return [buyingFor() ? maker : 'all', choose] as const;
};
