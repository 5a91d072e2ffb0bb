import { formatCents, type PriceCandidate } from 'functions/contract';
import { lazyPaths } from '../../../../lib/router/lazyPaths.ts';
import { StatusChip } from '../../../../ui/feedback/StatusChip.tsx';
import { DataList } from '../../../../ui/lists/DataList.tsx';
import type { Column, CompactContent } from '../../../../ui/lists/rows/dataListProps.ts';
import { RowLink } from '../../../../ui/lists/rows/RowLink.tsx';
import { candidateAudience, outcomeText } from './candidateTexts.ts';

interface CandidateRow extends PriceCandidate {
  _id: string;
}

const listPriceName = 'List price';

const nameOf = ({ name }: PriceCandidate) => name ?? listPriceName;

const Name = (candidate: PriceCandidate) =>
  candidate.priceListId === null ? (
    listPriceName
  ) : (
    <RowLink to={lazyPaths.priceList.href(candidate.priceListId)}>{nameOf(candidate)}</RowLink>
  );

const priceText = ({ unitPrice }: PriceCandidate) =>
  unitPrice === null ? '–' : formatCents(unitPrice);

const Outcome = (candidate: PriceCandidate) =>
  candidate.outcome === 'won' ? (
    <StatusChip color="success" label={outcomeText(candidate)} />
  ) : (
    outcomeText(candidate)
  );

const columns: Column<CandidateRow>[] = [
  { id: 'name', header: 'Price list', isName: true, cell: (candidate) => <Name {...candidate} /> },
  { id: 'audience', header: 'For', width: 132, cell: candidateAudience },
  { id: 'price', header: 'Price each', align: 'right', width: 112, cell: priceText },
  { id: 'outcome', header: 'Why', width: 0.36, cell: (candidate) => <Outcome {...candidate} /> },
];

const compact = (candidate: CandidateRow): CompactContent => ({
  lines: [
    { text: <Name {...candidate} />, end: priceText(candidate) },
    { text: candidateAudience(candidate) },
    { text: <Outcome {...candidate} />, wraps: true },
  ],
});

/** Every candidate for a price, and what became of it. */
export const Candidates = ({ candidates }: { candidates: readonly PriceCandidate[] }) => (
  <DataList
    label="Candidates for the price"
    rows={candidates.map((candidate) => ({ ...candidate, _id: candidate.priceListId ?? '' }))}
    columns={columns}
    compact={compact}
    nameOf={nameOf}
  />
);
