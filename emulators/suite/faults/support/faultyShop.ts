import { startApi } from './api.ts';
import { type FaultOf, startFirestoreProxy } from './firestoreProxy.ts';

/** Lets every call pass. */
export const never: FaultOf = () => undefined;

/** An API whose Firestore fails as a test says, by and by. */
export interface FaultyShop {
  of: FaultOf;
  close: () => Promise<void>;
}

/** Opens a shop, whose Firestore does not fail at first. */
export const openFaultyShop = async (): Promise<FaultyShop> => {
  const store = process.env.FIRESTORE_EMULATOR_HOST ?? '';
  const proxy = await startFirestoreProxy(store, (method) => shop.of(method));
  const api = await startApi({ FIRESTORE_EMULATOR_HOST: proxy.host });
  const shop = {
    of: never,
    close: async () => {
      await api.close();
      proxy.close();
    },
  };
  return shop;
};
