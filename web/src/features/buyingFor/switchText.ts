import { counted } from 'functions/contract';

interface Switch {
  /** The name of the company for which the page buys then; null for the account itself. */
  to: string | null;
  from: string | null;
  /** The tools in the cart of the payer before. */
  tools: number;
}

const cartOf = (company: string | null, tools: number): string =>
  `${company === null ? 'Your own cart' : `Your cart for ${company}`} of ${counted(tools, 'tool')}`;

/** What a switch to another payer means. */
export const switchText = ({ to, from, tools }: Switch): string => {
  const now = `You are buying for ${to ?? 'yourself'} now.`;
  return tools > 0 ? `${now} ${cartOf(from, tools)} stays as it is.` : now;
};
