import type { Cart, CartLine, SavedCart } from '../../contract/index.ts';
import type { TestAccount } from '../api/accounts.ts';
import { expectStatus, send } from '../api/api.ts';

/** The line of a cart for a tool from `createTool`: five pieces at 19.99. */
export const cartLine = (toolId: string, fields: Partial<CartLine> = {}): CartLine => ({
  toolId,
  quantity: 5,
  toolName: 'Jack plane',
  unitPrice: 1999,
  ...fields,
});

/** The cart of an account. */
export const getCartOf = async ({ token }: Pick<TestAccount, 'token'>): Promise<Cart> =>
  expectStatus<Cart>(await send('GET', '/cart', { token }), 200);

/** Sends a cart that was changed from a version. */
export const sendCart = (
  { token }: Pick<TestAccount, 'token'>,
  version: string,
  lines: unknown,
): Promise<Response> => send('PUT', '/cart', { token, json: { version, lines } });

/** Replaces the cart of an account that nobody else changes, and resolves to its version. */
export const fillCartOf = async (account: TestAccount, lines: CartLine[]): Promise<string> => {
  const { version } = await getCartOf(account);
  const response = await sendCart(account, version, lines);
  return (await expectStatus<SavedCart>(response, 200)).version;
};
