import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { literalName, literalSubject } from './safeTexts.ts';

/** The header of a mail as it is sent, unfolded. */
const headerOf = async (name: string, fields: object): Promise<string> => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail({
    from: 'shop@example.test',
    to: 'ada@example.test',
    text: 'Hello',
    ...fields,
  });
  const unfolded = message.toString().replace(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'm').exec(unfolded)?.[1]?.trim() ?? '';
};

/** Decodes encoded words as mail programs do. */
const decode = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, encoding: string, text: string) =>
      Buffer.from(
        encoding.toLowerCase() === 'b'
          ? Buffer.from(text, 'base64')
          : Buffer.from(
              text
                .replaceAll('_', ' ')
                .replace(/=([\dA-F]{2})/g, (__, hex: string) =>
                  String.fromCharCode(Number.parseInt(hex, 16)),
                ),
              'latin1',
            ),
      ).toString(),
    );

describe('literalSubject', () => {
  it.each([
    'New order TH-1 from =?utf-8?q?Ada?=',
    '=?UTF-8?B?SGVsbG8=?= =?iso-8859-1?Q?x?=',
    `Inquiry from =?us-ascii?Q?${'long '.repeat(30)}?=`,
    'Inquiry from Äda =?utf-8?q?x?=',
    'Inquiry from "=?utf-8?q?x?="',
    'What = ? and =?',
    'Order TH-1 confirmed',
    'Order from Ада',
  ])('shows %j as it is written', async (subject) => {
    const header = await headerOf('Subject', { subject: literalSubject(subject) });
    expect(decode(header)).toBe(subject);
  });

  it('changes nothing else', () => {
    expect(literalSubject('Order TH-1 confirmed')).toBe('Order TH-1 confirmed');
  });
});

describe('literalName', () => {
  it.each(['=?utf-8?q?Bank?=', 'Tools =?utf-8?b?SGVsbG8=?=', 'Tools Hub'])(
    'shows %j without decoding it',
    async (name) => {
      const from = { name: literalName(name), address: 'shop@example.test' };
      const header = await headerOf('From', { from });
      expect(decode(header).replaceAll('\u2060', '')).toContain(name);
    },
  );
});
