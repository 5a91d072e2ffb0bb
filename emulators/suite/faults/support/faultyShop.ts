import { startApi } from './api.ts';
import { type FaultPolicy, startFirestoreProxy } from './firestoreProxy.ts';

/** Makes no call fail. */
export const noFault: FaultPolicy = () => undefined;

/** An API whose Firestore fails as the test decides. */
export interface FaultyShop {
  faultOf: FaultPolicy;
  close: () => Promise<void>;
}

/** Starts a shop whose Firestore does not fail yet. */
export const startFaultyShop = async (): Promise<FaultyShop> => {
  const store = process.env.FIRESTORE_EMULATOR_HOST ?? '';
  const proxy = await startFirestoreProxy(store, (method) => shop.faultOf(method));
  const api = await startApi({ FIRESTORE_EMULATOR_HOST: proxy.host });
  const shop = {
    faultOf: noFault,
    close: async () => {
      await api.close();
      proxy.close();
    },
  };
  return shop;
};
