import { type BankColumns, foldedText, type GuessedColumns } from '../../contract/index.ts';

/** What the columns say, except the text, which may be in several. */
type ColumnName = Exclude<keyof BankColumns, 'text' | 'dayOrder'>;

/** How banks name the columns, in German and English, as they are compared; the likeliest first. */
const names: Record<ColumnName, readonly RegExp[]> = {
  day: [
    /^(?:buchungstag|buchungsdatum|bookingdate|buchung|posted|postingdate|dateposted)$/,
    /^(?:datum|date|transactiondate|tag)$/,
    /^(?:valuta.*|wert|wertstellung.*|valuedate)$/,
  ],
  amount: [
    /^(?:betrag|umsatz|amount|transactionamount)(?:\(?(?:eur|usd|gbp|chf|inaccountcurrency|€|\$)\)?|ineur|inusd)?$/,
  ],
  debit: [
    /^(?:soll|debit|debits|debitamount|moneyout|paidout|withdrawals?|belastung|lastschrift|ausgang|ausgaben?|withdrawalamount)(?:\(?(?:eur|usd|gbp|chf)\)?)?$/,
  ],
  credit: [
    /^(?:haben|credit|credits|creditamount|moneyin|paidin|deposits?|gutschrift|eingang|einnahmen?|depositamount)(?:\(?(?:eur|usd|gbp|chf)\)?)?$/,
  ],
  sign: [
    /^(?:soll\/?haben|s\/?h|sollhaben(?:kennzeichen)?|d\/?c|c\/?d|debit\/?credit|credit\/?debit|creditdebitindicator|dr\/?cr)$/,
  ],
  currency: [/^(?:waehrung|wahrung|currency|ccy|whg)$/],
  account: [
    /^(?:auftragskonto|ibanauftragskonto|kontonummer|konto|eigeneskonto|account|accountnumber|accountiban)$/,
  ],
  payerName: [
    /^(?:beguenstigter\/?zahlungspflichtiger|begunstigter\/?zahlungspflichtiger|namezahlungsbeteiligter|auftraggeber\/?beguenstigter|auftraggeber\/?begunstigter|auftraggeber\/?empfanger|zahlungspflichtige(?:\*r|r)|partnername|counterparty(?:name)?|payer(?:name)?|payee|gegenpartei|name|auftraggeber)$/,
  ],
  payerAccount: [
    /^(?:kontonummer\/?iban|ibanzahlungsbeteiligter|counterpartyiban|counterpartyaccount|payer(?:iban|account)|partneriban|iban|gegenkonto)$/,
  ],
  reference: [
    /^(?:kundenreferenz(?:\(end-?to-?end\))?|endtoendreferenz|endtoendid|endtoendreference|customerreference|paymentreference|reference|referenz)$/,
  ],
  bankReference: [
    /^(?:bankreferenz|bankreference|transactionid|transactionreference|transaktions-?id|umsatzid|fitid|buchungsreferenz)$/,
  ],
};

const textNames =
  /^(?:verwendungszweck(?:zeile)?\d{0,2}|vwz\d{0,2}|buchungstext|description\d?|details?|transactiondetails|narrative|memo|purpose|text|zahlungsgrund|remittanceinformation|mitteilung)$/;

/** A text of a booking as such, like SEPA-GUTSCHRIFT, only where nothing better is. */
const poorText = /^buchungstext$/;

const compared = (name: string): string => foldedText(name).replace(/[\s."_-]/g, '');

const find = (header: readonly string[], patterns: readonly RegExp[], taken: Set<number>) => {
  for (const pattern of patterns) {
    const at = header.findIndex((name, index) => !taken.has(index) && pattern.test(name));
    if (at >= 0) {
      taken.add(at);
      return at;
    }
  }
  return null;
};

/** The columns by their names. */
export const guessColumns = (cells: readonly string[]): GuessedColumns => {
  const header = cells.map(compared);
  const taken = new Set<number>();
  const found = Object.fromEntries(
    Object.entries(names).map(([name, patterns]) => [name, find(header, patterns, taken)]),
  ) as Record<ColumnName, number | null>;
  const texts = header.flatMap((name, at) => (textNames.test(name) && !taken.has(at) ? [at] : []));
  const good = texts.filter((at) => !poorText.test(header[at] ?? ''));
  return { ...found, dayOrder: null, text: good.length > 0 ? good : texts };
};

/** Whether a guess says enough to read the rows. */
export const isEnough = (guess: GuessedColumns): guess is BankColumns =>
  guess.day !== null && (guess.amount !== null || (guess.debit !== null && guess.credit !== null));
