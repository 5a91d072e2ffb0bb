import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Delivery, formatCount } from 'functions/contract';
import { DateTime } from '../../../domain/time/DateTime.tsx';
import { formatDateTime, formatShortDate } from '../../../domain/time/dates.ts';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import type { Column, CompactContent } from '../../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../../ui/lists/rows/Ellipsis.tsx';
import { deliveryChips } from '../data/webhookTexts.ts';

type Attempt = Delivery['log'][number];

const outcomeOf = ({ statusCode, error }: Attempt): string => error ?? String(statusCode);

/** How long an attempt took: `82 ms`, `20.4 s`. */
const durationText = (ms: number): string =>
  ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`;

const lastOf = ({ log }: Delivery): Attempt | undefined => log.at(-1);

const lastOutcome = (delivery: Delivery): string => {
  const last = lastOf(delivery);
  return last ? outcomeOf(last) : '';
};

const columns: Column<Delivery>[] = [
  { id: 'at', header: 'Event at', width: 152, cell: ({ eventAt }) => <DateTime at={eventAt} /> },
  { id: 'type', header: 'Event', width: 0.18, isName: true, cell: ({ type }) => type },
  {
    id: 'attempts',
    header: 'Attempts',
    align: 'right',
    width: 88,
    cell: ({ attempts }) => formatCount(attempts),
  },
  {
    id: 'answer',
    header: 'Last answer',
    cell: (delivery) => <Ellipsis>{lastOutcome(delivery)}</Ellipsis>,
  },
  {
    id: 'duration',
    header: 'Duration',
    align: 'right',
    width: 92,
    from: 'lg',
    cell: (delivery) => {
      const last = lastOf(delivery);
      return last && durationText(last.durationMs);
    },
  },
  {
    id: 'next',
    header: 'Next attempt',
    width: 152,
    from: 'lg',
    cell: ({ nextAttemptAt }) => nextAttemptAt && <DateTime at={nextAttemptAt} />,
  },
  {
    id: 'status',
    header: 'Status',
    width: 104,
    cell: ({ status }) => <StatusChip {...deliveryChips[status]} />,
  },
];

const compact = (delivery: Delivery): CompactContent => ({
  lines: [
    { text: delivery.type, end: <StatusChip {...deliveryChips[delivery.status]} /> },
    {
      text: lastOutcome(delivery) || 'No attempt yet',
      end: <time dateTime={delivery.eventAt}>{formatShortDate(delivery.eventAt)}</time>,
    },
    ...(delivery.nextAttemptAt
      ? [{ text: `Next attempt ${formatDateTime(delivery.nextAttemptAt)}`, wraps: true }]
      : []),
  ],
});

const plain = {
  m: 0,
  p: 1.5,
  maxHeight: 240,
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: '0.8125rem',
  bgcolor: 'action.hover',
  borderRadius: 1,
} as const;

/** The attempts of a delivery, and the start of the last answer as plain text. */
const Attempts = ({ eventId, log, answer }: Delivery) => (
  <Box sx={{ display: 'grid', gap: 1, py: 1, minWidth: 0 }}>
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {`webhook-id: ${eventId}`}
    </Typography>
    <Box component="ol" aria-label="Attempts" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {log.map((attempt) => (
        <Typography key={attempt.at} component="li" variant="body2">
          {`${formatDateTime(attempt.at)} · ${outcomeOf(attempt)} · ${durationText(attempt.durationMs)}`}
        </Typography>
      ))}
    </Box>
    {log.length > 0 && (
      <div>
        <Typography variant="body2" sx={{ mb: 0.5, fontWeight: 600 }}>
          {answer === '' ? 'The last answer had no content' : 'Start of the last answer'}
        </Typography>
        {answer !== '' && (
          <Box component="pre" tabIndex={0} aria-label="Start of the last answer" sx={plain}>
            {answer}
          </Box>
        )}
      </div>
    )}
  </Box>
);

/** How a list shows deliveries. */
export const deliveryRows = {
  columns,
  compact,
  nameOf: ({ type, eventAt }: Delivery) => `${type}, ${formatDateTime(eventAt)}`,
  details: (delivery: Delivery) => <Attempts {...delivery} />,
};
