import { mdiCheckDecagramOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ManagedReview, ReviewStatus } from 'functions/contract';
import { formatDateTime, formatShortDate } from '../../../domain/time/dates.ts';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import type { StatusChips } from '../../../ui/feedback/statusChips.ts';
import type { Column, CompactContent } from '../../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../../ui/lists/rows/Ellipsis.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';
import { PersonAvatar } from '../../../ui/media/PersonAvatar.tsx';

/** A status as admins read it. */
export const reviewStatusChips: StatusChips<ReviewStatus> = {
  pending: { label: 'Waiting', color: 'warning' },
  published: { label: 'Published', color: 'success' },
  hidden: { label: 'Hidden' },
};

const Name = ({ review }: { review: ManagedReview }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
    <Ellipsis>{review.reviewerName}</Ellipsis>
    {review.verified && (
      <Icon
        path={mdiCheckDecagramOutline}
        titleAccess="Has received an order"
        sx={{ fontSize: 18, color: 'text.secondary', flexShrink: 0 }}
      />
    )}
  </Box>
);

const ratingOf = ({ reviewRating }: ManagedReview) => `${reviewRating} of 5`;

const columns: Column<ManagedReview>[] = [
  {
    id: 'date',
    header: 'Written',
    width: 88,
    cell: ({ createdAt }) => formatShortDate(createdAt),
  },
  {
    id: 'name',
    header: 'Customer',
    width: 0.18,
    isName: true,
    cell: (review) => <Name review={review} />,
  },
  { id: 'rating', header: 'Rating', width: 72, cell: ratingOf },
  { id: 'text', header: 'Review', cell: ({ reviewText }) => <Ellipsis>{reviewText}</Ellipsis> },
  {
    id: 'status',
    header: 'Status',
    width: 108,
    cell: (review) => <StatusChip {...reviewStatusChips[review.status]} />,
  },
];

/** A review on a small screen. */
const compact = (review: ManagedReview): CompactContent => ({
  picture: <PersonAvatar name={review.reviewerName} src={review.reviewerImage} size={40} />,
  lines: [
    { text: <Name review={review} />, end: <StatusChip {...reviewStatusChips[review.status]} /> },
    { text: review.reviewText, end: ratingOf(review) },
  ],
});

/** A review in full, below its row. */
const Details = (review: ManagedReview) => (
  <Stack spacing={1} sx={{ maxWidth: '75ch' }}>
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {review.reviewText}
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {[
        ratingOf(review),
        review.reviewerEmail || 'The account was deleted',
        `last changed ${formatDateTime(review.updatedAt)}`,
        review.verified ? 'has received an order' : 'has not received an order',
      ].join(' · ')}
    </Typography>
  </Stack>
);

/** The rows of the list of reviews. */
export const reviewRows = {
  columns,
  compact,
  nameOf: ({ reviewerName }: ManagedReview) => reviewerName,
  details: Details,
};
