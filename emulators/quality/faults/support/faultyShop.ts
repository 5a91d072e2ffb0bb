import { type RunningApi, startApi } from './api.ts';
import { type FaultPolicy, startFirestoreProxy } from './servers/firestoreProxy.ts';

/** Makes no call fail. */
export const noFault: FaultPolicy = () => undefined;

/** An API whose Firestore fails as the test decides. */
export interface FaultyShop extends RunningApi {
  faultOf: FaultPolicy;
  /** The environment variable that leads to the Firestore that fails. */
  env: Record<string, string>;
}

/** Starts a shop whose Firestore does not fail yet. */
export const startFaultyShop = async (): Promise<FaultyShop> => {
  const store = process.env.FIRESTORE_EMULATOR_HOST ?? '';
  const proxy = await startFirestoreProxy(store, (method) => shop.faultOf(method));
  const env = { FIRESTORE_EMULATOR_HOST: proxy.host };
  const api = await startApi(env);
  const shop: FaultyShop = {
    ...api,
    faultOf: noFault,
    env,
    close: async () => {
      await api.close();
      proxy.close();
    },
  };
  return shop;
};
