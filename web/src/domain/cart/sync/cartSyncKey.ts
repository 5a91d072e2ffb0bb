/** The query key of an account's cart, which is read and sent by one query. */
export const cartSyncKey = (uid: string | null) => ['cart', 'sync', uid] as const;
