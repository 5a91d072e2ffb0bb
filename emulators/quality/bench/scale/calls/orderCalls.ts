import type { ResolvedRows } from 'functions/contract';
import type { ApiRequest } from '../api/loggedApi.ts';
import type { Shop } from './callKinds.ts';

/** Who orders: an account, for a company if it names one. */
export type Sender = Pick<ApiRequest, 'token' | 'company'>;

const quantity = 5;

const linesOf = async (shop: Shop, sender: Sender, ids: readonly string[]) => {
  const json = { rows: ids.map((toolId) => ({ toolId, quantity })) };
  const { text } = await shop.api.send({ method: 'POST', path: '/cart/resolve', ...sender, json });
  const { rows }: ResolvedRows = JSON.parse(text);
  return rows.map(({ tool, price }, at) => ({
    toolId: ids[at],
    quantity,
    toolName: tool?.toolName,
    unitPrice: price?.unitPrice,
  }));
};

/** A request that puts these tools into the cart, at the sender's prices. */
export const changeCart = async (
  shop: Shop,
  sender: Sender,
  ids: readonly string[],
): Promise<ApiRequest> => {
  const { text } = await shop.api.send({ method: 'GET', path: '/cart', ...sender });
  const lines = await linesOf(shop, sender, ids);
  const json = { version: JSON.parse(text).version, lines };
  return { method: 'PUT', path: '/cart', ...sender, json };
};

/** A request that orders these tools from the cart. */
export const orderCart = async (
  shop: Shop,
  sender: Sender,
  ids: readonly string[],
): Promise<ApiRequest> => {
  await shop.api.send(await changeCart(shop, sender, ids));
  const lines = await linesOf(shop, sender, ids);
  const order = {
    phoneNumber: '01234567890',
    orderAddress: '1 Workshop Lane, Leeds',
    fromCart: true,
    lines: lines.map(({ toolId, unitPrice }) => ({ toolId, quantity, unitPrice })),
  };
  return { method: 'POST', path: '/order', ...sender, json: { order } };
};
