import { type Acknowledged, apiRoutes } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';

const { listStockAlerts, setStockAlert, removeStockAlert } = apiRoutes;

/** The account that is signed in on this device, or null. Loads Firebase Auth. */
const readAccount = async () => {
  const { auth } = await import('../../../lib/firebase/firebase.ts');
  await auth.authStateReady();
  return auth.currentUser;
};

/** The ids of the tools that the account has asked to be notified about; null for a visitor. */
export const readRequestedTools = async (signal: AbortSignal): Promise<string[] | null> => {
  if (!(await readAccount())) return null;
  return callApi(listStockAlerts, listStockAlerts.href(), { signal });
};

/** Whether someone is signed in. */
export const isSignedIn = async (): Promise<boolean> => (await readAccount()) !== null;

/** Keeps or removes the request of the account for a tool. */
export const sendAlert = (id: string, isRequested: boolean): Promise<Acknowledged> => {
  const method = isRequested ? setStockAlert : removeStockAlert;
  return callApi(method, method.href({ id }));
};
