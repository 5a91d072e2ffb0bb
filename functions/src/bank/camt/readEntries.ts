import { isDay } from '../../contract/index.ts';
import { readAmount } from '../rows/amounts.ts';
import { type ReadEntry, refuseFile, tidyAccount, tidyName, tidyText } from '../rows/statement.ts';
import { nodeAt, nodesIn, textAt, type XmlNode } from './xml.ts';

/** The number of an account: its IBAN, or else another one. */
export const accountAt = (account: XmlNode | undefined): string =>
  tidyAccount(textAt(account, 'Id', 'IBAN') || textAt(account, 'Id', 'Othr', 'Id'));

/** Where a row is, and what is valid for all rows of its statement. */
interface Reading {
  account: string;
  currency: string;
  to: string | null;
  place: string;
  warn: (warning: string) => void;
}

type Money = Pick<ReadEntry, 'amount' | 'currency'>;

const moneyOf = (node: XmlNode, amount: XmlNode | undefined, reading: Reading): Money => {
  const currency = tidyName(textAt(amount, '@_Ccy')) || reading.currency;
  const value = readAmount(textAt(amount), { ...reading, currency });
  const direction = textAt(node, 'CdtDbtInd');
  if (direction !== 'CRDT' && direction !== 'DBIT') {
    return refuseFile(`${reading.place} does not say whether money came in or went out`);
  }
  return { amount: direction === 'DBIT' && value !== 0 ? -value : value, currency };
};

const dayOf = (entry: XmlNode, { to, place }: Reading): string => {
  const dates = ['BookgDt', 'ValDt'].flatMap((name) => [
    textAt(entry, name, 'Dt'),
    textAt(entry, name, 'DtTm'),
  ]);
  const day = dates.map((text) => text.slice(0, 10)).find(isDay) ?? to;
  return day ?? refuseFile(`${place} has no day`);
};

/** What says nothing in the place of a number. */
const none = /^(?:notprovided|nonref|none|n\/?a)$/i;

const numberAt = (node: XmlNode, ...path: string[]): string => {
  const number = tidyName(textAt(node, ...path));
  return none.test(number) ? '' : number;
};

/** The other party: who paid, or who was paid. Its name moved under `Pty` in version 8. */
const partyOf = (details: XmlNode, isCredit: boolean) => {
  const parties = nodeAt(details, 'RltdPties');
  const [party, ultimate] = isCredit ? ['Dbtr', 'UltmtDbtr'] : ['Cdtr', 'UltmtCdtr'];
  const nameOf = (name: string) =>
    textAt(parties, name, 'Pty', 'Nm') || textAt(parties, name, 'Nm');
  return {
    payerName: tidyName(nameOf(party ?? '') || nameOf(ultimate ?? '')),
    payerAccount: accountAt(nodeAt(parties, `${party}Acct`)),
  };
};

const textsAt = (node: XmlNode | undefined, name: string): string[] =>
  nodesIn(node, name).map((one) => textAt(one));

/** What a transfer says, and its structured reference. */
const remittanceOf = (details: XmlNode) => {
  const info = nodeAt(details, 'RmtInf');
  const structured = nodesIn(info, 'Strd');
  const documents = structured.flatMap((one) => nodesIn(one, 'RfrdDocInf'));
  const references = structured.map((one) => textAt(one, 'CdtrRefInf', 'Ref')).filter(Boolean);
  const [reference = '', ...others] = [...new Set(references)];
  const texts = [
    ...textsAt(info, 'Ustrd'),
    ...structured.flatMap((one) => textsAt(one, 'AddtlRmtInf')),
    ...documents.map((one) => textAt(one, 'Nb')),
    ...others,
  ];
  const endToEnd = numberAt(details, 'Refs', 'EndToEndId');
  return { text: texts.filter(Boolean).join(' '), reference: tidyName(reference) || endToEnd };
};

const isReturned = (node: XmlNode): boolean => {
  const marked = ['true', '1'].includes(textAt(node, 'RvslInd'));
  return marked || nodeAt(node, 'RtrInf') !== undefined;
};

const detailsOf = (entry: XmlNode): XmlNode[] =>
  nodesIn(entry, 'NtryDtls').flatMap((one) => nodesIn(one, 'TxDtls'));

type Described = Pick<ReadEntry, 'payerName' | 'payerAccount' | 'text' | 'reference' | 'returned'>;

const describedBy = (details: XmlNode, entry: XmlNode, isCredit: boolean): Described => {
  const { text, reference } = remittanceOf(details);
  return {
    ...partyOf(details, isCredit),
    text: tidyText(text || textAt(details, 'AddtlTxInf') || textAt(entry, 'AddtlNtryInf')),
    reference,
    returned: isReturned(entry) || isReturned(details),
  };
};

/** The amounts of the parts; undefined if they do not add up to that of the row. */
const partsOf = (
  entry: XmlNode,
  details: readonly XmlNode[],
  total: Money,
  reading: Reading,
): Money[] | undefined => {
  const signed = (one: XmlNode): Money | undefined => {
    const amount = nodeAt(one, 'Amt') ?? nodeAt(one, 'AmtDtls', 'TxAmt', 'Amt');
    if (amount === undefined) return undefined;
    const directed = textAt(one, 'CdtDbtInd') === '' ? entry : one;
    return moneyOf(directed, amount, reading);
  };
  const parts = details.map(signed).filter((one) => one !== undefined);
  const sum = parts.reduce((before, { amount }) => before + amount, 0);
  const isWhole = parts.length === details.length && sum === total.amount;
  const isOneCurrency = parts.every(({ currency }) => currency === total.currency);
  return isWhole && isOneCurrency ? parts : undefined;
};

/** How many transfers the bank says that a row consists of. */
const statedParts = (entry: XmlNode): number => {
  const counts = nodesIn(entry, 'NtryDtls').map((one) => textAt(one, 'Btch', 'NbOfTxs'));
  const sum = counts.reduce(
    (before, text) => before + (/^\d{1,6}$/.test(text) ? Number(text) : 0),
    0,
  );
  return Math.max(sum, 1);
};

/**
 * The rows of an entry: one for each of its parts if they add up, so that each can pay what it names,
 * or else one.
 */
export const readEntries = (entry: XmlNode, reading: Reading): ReadEntry[] => {
  const total = moneyOf(entry, nodeAt(entry, 'Amt'), reading);
  const { account } = reading;
  const common = { account, day: dayOf(entry, reading) };
  const ofBank = numberAt(entry, 'AcctSvcrRef');
  const details = detailsOf(entry);
  const row = (described: Described, money: Money, bankReference: string, parts: number) => ({
    ...common,
    ...money,
    ...described,
    bankReference,
    parts,
  });
  const parts = details.length > 1 ? partsOf(entry, details, total, reading) : undefined;
  if (parts) {
    return details.map((one, at) => {
      const money = parts[at] ?? total;
      const own = numberAt(one, 'Refs', 'AcctSvcrRef');
      const number = own && own !== ofBank ? own : ofBank && `${ofBank}/${at + 1}`;
      return row(describedBy(one, entry, money.amount > 0), money, number, 1);
    });
  }
  const [only = ''] = details;
  const number = ofBank || numberAt(only, 'Refs', 'AcctSvcrRef');
  const count = Math.max(statedParts(entry), details.length);
  if (details.length <= 1) {
    return [row(describedBy(only, entry, total.amount > 0), total, number, count)];
  }
  const all = details.map((one) => describedBy(one, entry, total.amount > 0));
  const text = tidyText(all.flatMap((one) => [one.payerName, one.text, one.reference]).join(' '));
  const batch = { payerName: '', payerAccount: '', reference: '', returned: isReturned(entry) };
  return [row({ ...batch, text }, total, number, count)];
};
