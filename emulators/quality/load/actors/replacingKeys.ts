import { randomUUID } from 'node:crypto';
import { type CreatedKey, dayMs, type Permission } from 'functions/contract';
import { signIn, type TestAccount } from 'functions/testing/api/accounts';
import { orderHeaders } from 'functions/testing/orders/orders';
import type { LoadContext } from '../support/loadContext.ts';

/** An API key with its text. */
export interface ProgramKey {
  id: string;
  name: string;
  token: string;
}

interface KeyOwner {
  account: TestAccount;
  /** The company for which the key acts; missing for the shop. */
  companyId?: string;
  permissions: readonly Permission[];
}

/** The key of a program, which replaces it while it is used. */
export interface ReplacedKey {
  current: () => Promise<ProgramKey | undefined>;
  /** Replaces the key and revokes it. Resolves to the revoked one. */
  replace: () => Promise<ProgramKey | undefined>;
}

/** Returns the key of a program, which its owner creates at the first use. */
export const replacingKeys = (
  { call, keys }: LoadContext,
  { account, companyId, permissions }: KeyOwner,
): ReplacedKey => {
  const [list, one] = companyId
    ? [`/company/${companyId}/keys`, (id: string) => `/company/${companyId}/keys/${id}`]
    : ['/key', (id: string) => `/key/${id}`];
  let key: Promise<ProgramKey | undefined> | undefined;

  const post = async (kind: string, path: string, fields: object) => {
    const name = `Load ${randomUUID()}`;
    const answer = await call(kind, 'POST', path, {
      // Keys need a sign-in of the last minutes.
      token: await signIn(account),
      json: { name, addresses: [], ...fields },
      headers: orderHeaders(randomUUID()),
    });
    if (!answer.ok) return undefined;
    const { insertedId: id, secret: token } = answer.body as CreatedKey;
    return { id, name, token };
  };

  const current = () => {
    key ??= post('create a key', list, { permissions });
    return key;
  };

  const replace = async () => {
    const old = await current();
    if (!old) return undefined;
    const oldExpiresOn = new Date(Date.now() + dayMs).toISOString().slice(0, 10);
    const created = await post('rotate a key', `${one(old.id)}/rotation`, { oldExpiresOn });
    if (!created) return undefined;
    key = Promise.resolve(created);
    const token = await signIn(account);
    const revoked = await call('revoke a key', 'DELETE', one(old.id), { token });
    if (!revoked.ok) return undefined;
    keys.replace();
    return old;
  };

  return { current, replace };
};
