import { projectId } from '@tools-hub/kit/project';
import { clientOf } from '../../support/client.ts';
import { admin, type Person, personOf } from '../documents/people.ts';

/** A signed-in account. */
export interface Account extends Person {
  token: string;
}

const password = 'a-password';
const api = '/identitytoolkit.googleapis.com/v1';

/** How many customers sign in. */
const signedIn = 20;

const addAccount = async (
  authAddress: string,
  { uid: localId, email, displayName }: Person,
  claims: object,
): Promise<void> => {
  const call = clientOf(authAddress);
  const owner = { token: 'owner' };
  const accounts = `${api}/projects/${projectId}/accounts`;
  const json = { localId, email, displayName, password, emailVerified: true };
  await call('POST', accounts, { ...owner, json });
  const change = { localId, customAttributes: JSON.stringify(claims) };
  await call('POST', `${accounts}:update`, { ...owner, json: change });
};

const signIn = async (authAddress: string, person: Person): Promise<Account> => {
  const json = { email: person.email, password, returnSecureToken: true };
  const path = `${api}/accounts:signInWithPassword?key=bench`;
  const answer = await clientOf(authAddress)('POST', path, { json });
  return { ...person, token: JSON.parse(answer).idToken };
};

const signUp = async (authAddress: string, person: Person, claims = {}): Promise<Account> => {
  await addAccount(authAddress, person, claims);
  return signIn(authAddress, person);
};

/** Creates an admin and some of the customers in the Auth emulator, and signs them in. */
export const signUpPeople = async (
  authAddress: string,
): Promise<{ admin: Account; customers: Account[] }> => {
  const customers: Account[] = [];
  for (let n = 0; n < signedIn; n += 1) customers.push(await signUp(authAddress, personOf(n)));
  return { admin: await signUp(authAddress, admin, { admin: true }), customers };
};
