import { expect, type Page } from '@playwright/test';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';

const projectId = process.env.GCLOUD_PROJECT ?? 'demo-tools-hub';
const { FIREBASE_AUTH_EMULATOR_HOST: host = '127.0.0.1:9099' } = process.env;

/**
 * Revokes tokens until the API rejects them: those issued in the second of the revocation stay
 * valid.
 */
export const revokeSessions = async (page: Page, email: string): Promise<void> => {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = host;
  const app = initializeApp({ projectId }, email);
  const { uid } = await getAuth(app).getUserByEmail(email);
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const headers = { authorization: `Bearer ${token}` };
  await expect
    .poll(async () => {
      await getAuth(app).revokeRefreshTokens(uid);
      return (await page.request.get(`/api/user/${email}`, { headers })).status();
    })
    .toBe(401);
  await deleteApp(app);
};

interface OobCode {
  email: string;
  requestType: string;
  /** Of a link that changes the address. */
  newEmail?: string;
  oobLink: string;
}

const sentCodes = async (): Promise<OobCode[]> => {
  const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}/oobCodes`);
  return ((await answer.json()) as { oobCodes: OobCode[] }).oobCodes;
};

const linksFor = async (email: string, requestType: string): Promise<string[]> => {
  const oobCodes = await sentCodes();
  return oobCodes
    .filter((code) => code.email === email && code.requestType === requestType)
    .map(({ oobLink }) => oobLink);
};

/** The link in the latest e-mail that the emulator would have sent to reset a password. */
export const passwordResetLinkFor = async (email: string): Promise<string> => {
  const link = (await linksFor(email, 'PASSWORD_RESET')).at(-1);
  if (!link) throw new Error(`There is no e-mail to ${email}`);
  return link;
};

/** Waits for this number of verification e-mails, and resolves to their links. */
export const verificationLinksFor = async (email: string, count: number): Promise<string[]> => {
  const links = () => linksFor(email, 'VERIFY_EMAIL');
  await expect.poll(async () => (await links()).length).toBe(count);
  return links();
};

/** The link in the e-mail to a new address of an account. */
export const newEmailLinkFor = async (newEmail: string): Promise<string> => {
  const code = (await sentCodes()).findLast((sent) => sent.newEmail === newEmail);
  if (!code) throw new Error(`There is no e-mail to ${newEmail}`);
  return code.oobLink;
};
