import { type Acknowledged, route, type StockAlertDocument } from 'functions/contract';
import { callApi } from '../../../api.ts';

const requestAlert = route('PUT', '/tool/:id/alert');
const withdrawAlert = route('DELETE', '/tool/:id/alert');
const listAlerts = route('GET', '/alerts');

/** The account that is signed in on this device, or null. Loads Firebase Auth. */
const readAccount = async () => {
  const { auth } = await import('../../../firebase.ts');
  await auth.authStateReady();
  return auth.currentUser;
};

/** The ids of the tools that the account has asked to be notified about; null for a visitor. */
export const readRequestedTools = async (signal: AbortSignal): Promise<string[] | null> => {
  if (!(await readAccount())) return null;
  const alerts = await callApi<Pick<StockAlertDocument, 'toolId'>[]>(
    listAlerts,
    listAlerts.href(),
    { signal },
  );
  return alerts.map(({ toolId }) => toolId);
};

/** Whether someone is signed in. */
export const isSignedIn = async (): Promise<boolean> => (await readAccount()) !== null;

/** Keeps or removes the request of the account for a tool. */
export const sendAlert = (id: string, isRequested: boolean): Promise<Acknowledged> => {
  const method = isRequested ? requestAlert : withdrawAlert;
  return callApi(method, method.href({ id }));
};
