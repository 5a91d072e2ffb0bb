import { stripVTControlCharacters } from 'node:util';

const verification = /To verify the email address (?<email>\S+), follow this link: (?<link>\S+)/;

/**
 * The verification link in a line that the Auth emulator prints in place of sending a mail;
 * undefined when the line is of something else.
 */
export const mailNews = (line: string): string | undefined => {
  const { email, link } = verification.exec(stripVTControlCharacters(line))?.groups ?? {};
  return email && link && `Verify ${email}: ${link}`;
};
