import { companyKeyPermissions, type PlacedOrder } from 'functions/contract';
import type { ApiResponse } from '../support/calls.ts';
import type { LoadCompany } from '../support/companies.ts';
import type { LoadContext } from '../support/loadContext.ts';
import { randomItem } from '../support/random.ts';
import { bodiesOf, posting } from './company.ts';
import { randomOrder } from './ordering.ts';
import { type ProgramKey, replacingKeys } from './replacingKeys.ts';

/** The shares of what a program does; the rest is reading. */
const shares = { order: 0.5, replace: 0.15 };

/** How many orders are underway while the key is revoked. */
const underway = 3;

/**
 * Returns a function that makes the next calls of a program of a company, with an API key: it orders,
 * reads, and replaces its key while orders with the old one are underway.
 */
export const programOf = (shop: LoadContext, company: LoadCompany): (() => Promise<unknown>) => {
  const { call, keys, tracker } = shop;
  const { companyId, owner } = company;
  const post = posting(shop, company);
  const program = replacingKeys(shop, {
    account: owner,
    companyId,
    permissions: companyKeyPermissions,
  });

  const send = async (key: ProgramKey, json: unknown): Promise<ApiResponse[]> => {
    const member = { token: key.token, refusals: ['key-refused'] as const };
    const { key: id, responses } = await post('program orders', '/order', member, json);
    for (const placed of bodiesOf<PlacedOrder>(responses)) {
      tracker.place(id, placed);
      keys.place(placed.insertedId, key.name);
    }
    return responses;
  };

  const order = async (key: ProgramKey): Promise<void> => {
    const json = await randomOrder(shop, key, companyId);
    if (json) await send(key, json);
  };

  const replace = async (key: ProgramKey): Promise<void> => {
    const [json, ...bodies] = await Promise.all(
      Array.from({ length: underway + 1 }, () => randomOrder(shop, key, companyId)),
    );
    const ordering = Promise.all(bodies.map((body) => body && send(key, body)));
    const revoked = await program.replace();
    await ordering;
    if (!revoked || !json) return;
    const late = await send(revoked, json);
    if (late.some(({ ok }) => ok)) keys.report(`key ${revoked.name} was accepted when revoked`);
  };

  const read = ({ token }: ProgramKey) => {
    const [kind, path] = randomItem([
      ['program: its key', '/key'],
      ['program: orders', `/company/${companyId}/orders`],
      ['program: buying', `/company/${companyId}/buying`],
      ['program: list', '/tools?limit=24'],
    ] as const);
    return call(kind, 'GET', path, { token, headers: { 'X-Company': companyId } });
  };

  return async () => {
    const key = await program.current();
    if (!key) return;
    const random = Math.random();
    if (random < shares.order) return order(key);
    if (random < shares.order + shares.replace) return replace(key);
    return read(key);
  };
};
