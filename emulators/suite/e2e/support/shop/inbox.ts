import { expect } from '../page/test.ts';

const { INBOX_URL = 'http://127.0.0.1:1080' } = process.env;

/** A mail that arrived in the inbox of the suite. */
export interface ReceivedMail {
  id: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  from: { name: string; address: string }[];
  to: { name: string; address: string }[];
  replyTo: { name: string; address: string }[];
  attachments: { generatedFileName: string; contentType: string; length: number }[];
}

const toReceived = ({ attachments, ...mail }: ReceivedMail): ReceivedMail => ({
  ...mail,
  attachments: attachments ?? [],
});

/** The mails that have arrived for an address, oldest first. */
export const mailsTo = async (email: string): Promise<ReceivedMail[]> => {
  const query = new URLSearchParams({ 'to.address': email });
  const response = await fetch(`${INBOX_URL}/email?${query}`);
  if (!response.ok) throw new Error(`The inbox answered ${response.status}`);
  const mails: ReceivedMail[] = await response.json();
  return mails.map(toReceived);
};

const isAbout = (subject: string | RegExp) => (mail: ReceivedMail) =>
  typeof subject === 'string' ? mail.subject.includes(subject) : subject.test(mail.subject);

/** Waits until a mail for an address has arrived whose subject matches, and returns the newest. */
export const receivedMail = async (
  email: string,
  subject: string | RegExp,
): Promise<ReceivedMail> => {
  const find = async () => (await mailsTo(email)).findLast(isAbout(subject));
  await expect.poll(find, { message: `a mail "${subject}" to ${email}` }).toBeDefined();
  return (await find()) as ReceivedMail;
};

/** The content of a mail's attachment. */
export const attachmentOf = async ({ id }: ReceivedMail, fileName: string): Promise<Buffer> => {
  const response = await fetch(
    `${INBOX_URL}/email/${id}/attachment/${encodeURIComponent(fileName)}`,
  );
  if (!response.ok) throw new Error(`The inbox has no attachment ${fileName}`);
  return Buffer.from(await response.arrayBuffer());
};

/** The address of the first link of a mail with this label, as its plain text has it. */
export const linkIn = ({ text }: ReceivedMail, label: string): string => {
  const url = text.split('\n').at(text.split('\n').indexOf(`${label}:`) + 1);
  if (!text.includes(`${label}:\n`) || !url) throw new Error(`No link "${label}" in: ${text}`);
  return url;
};
