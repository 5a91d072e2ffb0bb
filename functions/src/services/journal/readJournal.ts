import {
  endOfDay,
  type JournalPeriod,
  type Posting,
  postingsOfInvoice,
  postingsOfPayment,
  startOfDay,
  taxedTotalFields,
} from '../../contract/index.ts';
import { invoices, payments } from '../../store/collections/collections.ts';
import { orderedBatches, selectFields, whereInPeriod } from '../../store/reads/queries.ts';
import { invoiceNumbersOf } from '../invoices/invoiceNumbers.ts';
import { readPayerCells } from '../invoices/payerCells.ts';

const invoiceFields = [
  'kind',
  'number',
  'issuedAt',
  'timeZone',
  'orderNumber',
  'payerName',
  'company',
  'currency',
  ...taxedTotalFields,
] as const;

/** Days of other zones than the shop's now has: documents keep the zone in which they were issued. */
const zones = { first: 'Pacific/Kiritimati', last: 'Etc/GMT+12' } as const;

const isIn =
  ({ from, to }: JournalPeriod) =>
  ({ day }: Pick<Posting, 'day'>): boolean =>
    day >= from && day <= to;

const postingsOfInvoices = async function* (period: JournalPeriod): AsyncGenerator<Posting[]> {
  const times = {
    since: startOfDay(period.from, zones.first),
    until: endOfDay(period.to, zones.last),
  };
  const query = whereInPeriod(selectFields(invoices, invoiceFields), 'issuedAt', times);
  const order = { field: 'issuedAt', direction: 'asc' } as const;
  for await (const batch of orderedBatches(query, order)) {
    yield batch.flatMap(({ content }) => postingsOfInvoice(content)).filter(isIn(period));
  }
};

const postingsOfPayments = async function* ({
  from,
  to,
}: JournalPeriod): AsyncGenerator<Posting[]> {
  const query = payments.where('receivedAt', '>=', from).where('receivedAt', '<=', to);
  const order = { field: 'receivedAt', direction: 'asc' } as const;
  for await (const batch of orderedBatches(query, order)) {
    const [numbers, payers] = await Promise.all([
      invoiceNumbersOf(batch.map(({ content }) => content.orderId)),
      readPayerCells(batch.map(({ content }) => content)),
    ]);
    yield batch.flatMap(({ content }) =>
      postingsOfPayment(content).map((posting) => ({
        ...posting,
        document: numbers.get(content.orderId) ?? '',
        customerNumber: payers(content.payerId)['Customer number'],
        taxNumber: payers(content.payerId)['Tax number'],
      })),
    );
  }
};

/** A source that is sorted by day, and the part of it that has been read and not passed on. */
interface Source {
  postings: AsyncGenerator<Posting[]>;
  read: Posting[];
  isOver: boolean;
}

const fill = async (source: Source): Promise<void> => {
  while (source.read.length === 0 && !source.isOver) {
    const next = await source.postings.next();
    if (next.done) source.isOver = true;
    else source.read = next.value;
  }
};

/** The day up to which all sources are read; after all days once they are. */
const completeUntil = (sources: readonly Source[]): string =>
  sources
    .filter(({ isOver }) => !isOver)
    .map(({ read }) => read.at(-1)?.day ?? '')
    .toSorted()
    .at(0) ?? '9999-12-31';

/** Merges sources that are sorted by day. */
const byDay = async function* (
  ...generators: AsyncGenerator<Posting[]>[]
): AsyncGenerator<Posting[]> {
  const sources = generators.map((postings): Source => ({ postings, read: [], isOver: false }));
  for (;;) {
    for (const source of sources) await fill(source);
    if (sources.every(({ read }) => read.length === 0)) return;
    const until = completeUntil(sources);
    const due = sources.flatMap(({ read }) => read.filter(({ day }) => day <= until));
    for (const source of sources) source.read = source.read.filter(({ day }) => day > until);
    yield due.toSorted((one, other) => one.day.localeCompare(other.day));
  }
};

/** The postings of a period in batches, by day. */
export const readJournal = (period: JournalPeriod): AsyncGenerator<Posting[]> =>
  byDay(postingsOfInvoices(period), postingsOfPayments(period));
