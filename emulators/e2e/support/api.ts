import { type ApiRoute, apiBase, apiRoutes, type Tool, type ToolUpdate } from 'functions/contract';
import { admin } from './account.ts';

const { SHOP_URL = 'http://127.0.0.1:5000', FIREBASE_AUTH_EMULATOR_HOST = '127.0.0.1:9099' } =
  process.env;

const answerOf = async (response: Response) => {
  const body = await response.text();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${body}`);
  return JSON.parse(body);
};

const callAuth = async (method: string, body: object) => {
  const url = `http://${FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`;
  const headers = { 'content-type': 'application/json' };
  return answerOf(await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }));
};

/** Makes an account of which nothing is known but how it logs in. */
export const createBareAccount = (account: {
  email: string;
  password: string;
  displayName?: string;
}) => callAuth('signUp', account);

const asAdmin = async () => {
  const { idToken } = await callAuth('signInWithPassword', { ...admin, returnSecureToken: true });
  return { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' };
};

/** Makes a call as the seed's admin and resolves to its answer. Throws one that is no success. */
export const callAsAdmin = async <Result>(
  { method }: Pick<ApiRoute, 'method'>,
  href: string,
  body?: object,
): Promise<Result> => {
  const headers = await asAdmin();
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  return answerOf(await fetch(`${SHOP_URL}${apiBase}${href}`, init));
};

/** Changes a tool behind the back of whoever looks at it, and resolves to how it was before. */
export const changeTool = async (id: string, change: (tool: Tool) => ToolUpdate): Promise<Tool> => {
  const { getTool, updateTool } = apiRoutes;
  const before = await callAsAdmin<Tool>(getTool, getTool.href({ id }));
  await callAsAdmin(updateTool, updateTool.href({ id }), { updatedInfo: change(before) });
  return before;
};

/** Makes an account an admin, as the admin of the seed. */
export const promote = async (email: string): Promise<void> => {
  const url = `${SHOP_URL}${apiBase}${apiRoutes.grantAdmin.href({ email })}`;
  await answerOf(await fetch(url, { method: 'PUT', headers: await asAdmin() }));
};
