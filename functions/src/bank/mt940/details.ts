import { ibanOf } from '../../contract/index.ts';
import { tidyAccount, tidyName, tidyText } from '../rows/statement.ts';

/** What a row says about who paid and why. */
export interface MessageDetails {
  payerName: string;
  payerAccount: string;
  text: string;
  reference: string;
}

const noDetails: MessageDetails = { payerName: '', payerAccount: '', text: '', reference: '' };

/** A line or field is full at this length: the word in it goes on in the next one. */
const joined = (parts: readonly string[], full: number): string =>
  parts.reduce((before, part, at) => {
    const isFull = at > 0 && (parts[at - 1] ?? '').length >= full;
    return before === '' || isFull ? before + part : `${before} ${part}`;
  }, '');

const none = /^(?:notprovided|nonref)$/i;

const known = (text: string | undefined): string =>
  text === undefined || none.test(text.trim()) ? '' : text;

/** The parts of a purpose of SEPA: `EREF+…SVWZ+…`. */
const sepaParts = (text: string): Map<string, string> => {
  const marks = [
    ...text.matchAll(/(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC)\+/g),
  ];
  const end = (at: number) => marks[at + 1]?.index ?? text.length;
  return new Map(
    marks.map((mark, at) => [
      mark[1] ?? '',
      text.slice(mark.index + mark[0].length, end(at)).trim(),
    ]),
  );
};

/** The fields of German banks: `166?00CREDIT?20EREF+…?31account?32name`. */
const germanDetails = (text: string): MessageDetails => {
  const separator = text[3] ?? '?';
  const fields = text
    .slice(4)
    .split(separator)
    .map((field) => ({ code: field.slice(0, 2), value: field.slice(2) }));
  const of = (...codes: RegExp[]) =>
    fields.filter(({ code }) => codes.some((one) => one.test(code))).map(({ value }) => value);
  const purpose = joined(of(/^2\d$/, /^6[0-3]$/), 27);
  const parts = sepaParts(purpose);
  const [account = ''] = of(/^31$/);
  const accountText = account.trim() || (parts.get('IBAN') ?? '');
  return {
    payerName: tidyName(of(/^3[23]$/).join('')),
    payerAccount: ibanOf(accountText) ?? tidyAccount(accountText),
    text: tidyText(
      parts.get('SVWZ') ?? (parts.size === 0 ? purpose : purpose.replace(/^.*?SVWZ\+/, '')),
    ),
    reference: tidyName(known(parts.get('EREF')) || known(parts.get('KREF'))),
  };
};

/** The codes of SWIFT: `/EREF/…/ORDP//NAME/…/REMI/…`. */
const swiftDetails = (text: string): MessageDetails => {
  const marks = [...text.matchAll(/\/([A-Z]{4}|BIC|ISDT)\//g)];
  const end = (at: number) => marks[at + 1]?.index ?? text.length;
  const parts = new Map<string, string>();
  marks.forEach((mark, at) => {
    const value = text.slice(mark.index + mark[0].length, end(at)).replace(/^\/|\/$/g, '');
    const code = mark[1] ?? '';
    if (value.trim() !== '' && !parts.has(code)) parts.set(code, value.trim());
  });
  const [, iban, , name] =
    /^([A-Z]{2}\d{2}[A-Z\d]+)\/([A-Z\d]*)\/([^/]*)/.exec(parts.get('CNTP') ?? '') ?? [];
  const remittance = parts.get('REMI') ?? parts.get('USTD') ?? '';
  const structured = /^STRD\/CUR\/([^/]+)/.exec(remittance)?.[1];
  const account = parts.get('IBAN') ?? iban ?? parts.get('ACCW') ?? '';
  return {
    payerName: tidyName(parts.get('NAME') ?? name ?? ''),
    payerAccount: tidyAccount(account.split(',')[0] ?? ''),
    text: tidyText(structured ? '' : remittance.replace(/^USTD\/\//, '')),
    reference: tidyName(structured ?? known(parts.get('EREF'))),
  };
};

const swiftCode = /\/(?:EREF|REMI|ORDP|BENM|CNTP|TRTP|IBAN|NAME|MARF|CSID|TRCD|PREF)\//;

/** Reads `:86:` in the way of German banks, with the codes of SWIFT, or as a plain text. */
export const detailsIn = (lines: readonly string[]): MessageDetails => {
  if (lines.length === 0) return noDetails;
  if (/^\d{3}[^\w\s]/.test(lines[0] ?? '')) return germanDetails(lines.join(''));
  const text = joined(lines, 65);
  if (swiftCode.test(text)) return swiftDetails(lines.join(''));
  return { ...noDetails, text: tidyText(text) };
};
