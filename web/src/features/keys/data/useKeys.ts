import { useInfiniteQuery } from '@tanstack/react-query';
import {
  type ApiKey,
  apiRoutes,
  type CompanyKeyInput,
  type KeyInput,
  type KeyRotationInput,
} from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { pagedList } from '../../../lib/queries/pagedList.ts';
import { useSend } from '../../../lib/queries/useSend.ts';

/** Whose keys they are: those of a company, by its id, or of the shop. */
export type KeyOwner = string | null;

const keyOf = (owner: KeyOwner) => ['keys', owner ?? 'shop'];

/** The calls about the keys of the shop. */
const shopCalls = {
  list: () => pagedList(keyOf(null), apiRoutes.listKeys),
  create: (body: KeyInput, idempotencyKey: string) =>
    callApi(apiRoutes.createKey, { body, idempotencyKey }),
  rotate: (id: string, body: KeyRotationInput, idempotencyKey: string) =>
    callApi(apiRoutes.rotateKey, { params: { id }, body, idempotencyKey }),
  revoke: (id: string) => callApi(apiRoutes.revokeKey, { params: { id } }),
};

/** The calls about the keys of an owner: the same for the shop and for a company. */
type KeyCalls = typeof shopCalls;

const companyCalls = (company: string): KeyCalls => ({
  list: () => pagedList(keyOf(company), apiRoutes.listCompanyKeys, { params: { id: company } }),
  create: (body, idempotencyKey) =>
    callApi(apiRoutes.createCompanyKey, {
      params: { id: company },
      // The form offers only what the keys of companies can have.
      body: body as CompanyKeyInput,
      idempotencyKey,
    }),
  rotate: (key, body, idempotencyKey) =>
    callApi(apiRoutes.rotateCompanyKey, { params: { id: company, key }, body, idempotencyKey }),
  revoke: (key) => callApi(apiRoutes.revokeCompanyKey, { params: { id: company, key } }),
});

const callsOf = (owner: KeyOwner): KeyCalls => (owner === null ? shopCalls : companyCalls(owner));

/** The keys of the shop or of a company, newest first. */
export const useKeys = (owner: KeyOwner) => useInfiniteQuery(callsOf(owner).list());

/** Revokes a key as staff, also one of a company. */
export const useRevocation = (owner: KeyOwner) =>
  useSend((id: string) => callApi(apiRoutes.revokeKey, { params: { id } }), {
    refreshes: [keyOf(owner)],
  });

/** The actions on the keys of an owner. */
export const useKeyActions = (owner: KeyOwner) => {
  const { create, rotate, revoke } = callsOf(owner);
  const options = { refreshes: [keyOf(owner)] };
  return {
    create: useSend((body: KeyInput, key) => create(body, key), options),
    rotate: useSend(
      ({ _id, body }: Pick<ApiKey, '_id'> & { body: KeyRotationInput }, key) =>
        rotate(_id, body, key),
      options,
    ),
    revoke: useSend((id: string) => revoke(id), options),
  };
};
