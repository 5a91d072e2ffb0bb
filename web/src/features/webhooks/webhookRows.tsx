import { mdiWebhook } from '@mdi/js';
import type { Webhook } from 'functions/contract';
import { DateTime } from '../../domain/time/DateTime.tsx';
import { formatShortDate } from '../../domain/time/dates.ts';
import { StatusChip } from '../../ui/feedback/StatusChip.tsx';
import type { Column, CompactContent } from '../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../ui/lists/rows/Ellipsis.tsx';
import { RowLink } from '../../ui/lists/rows/RowLink.tsx';
import { eventsText, webhookChipOf } from './data/webhookTexts.ts';

/** The text in place of an empty list of endpoints. */
export const noWebhooks = {
  icon: mdiWebhook,
  title: 'No endpoints yet',
  advice:
    'Add the address of another program, an ERP for example: the shop tells it what has changed as it happens.',
};

/** How a list shows endpoints. `hrefOf` is the address of the page of one, for those who have it. */
export const webhookRows = (hrefOf?: (id: string) => string) => {
  const Name = ({ _id, name }: Webhook) =>
    hrefOf ? <RowLink to={hrefOf(_id)}>{name}</RowLink> : <Ellipsis>{name}</Ellipsis>;
  const columns: Column<Webhook>[] = [
    { id: 'name', header: 'Name', width: 0.22, isName: true, cell: Name },
    { id: 'url', header: 'Address', cell: ({ url }) => <Ellipsis>{url}</Ellipsis> },
    { id: 'events', header: 'Events', width: 104, cell: eventsText },
    {
      id: 'failing',
      header: 'Failing since',
      width: 152,
      cell: ({ failingSince }) => failingSince && <DateTime at={failingSince} />,
    },
    {
      id: 'status',
      header: 'Status',
      width: 104,
      cell: (webhook) => <StatusChip {...webhookChipOf(webhook)} />,
    },
  ];
  const compact = (webhook: Webhook): CompactContent => ({
    lines: [
      { text: <Name {...webhook} />, end: <StatusChip {...webhookChipOf(webhook)} /> },
      { text: webhook.url },
      {
        text: `Events: ${eventsText(webhook).toLowerCase()}`,
        ...(webhook.failingSince && {
          end: `Failing since ${formatShortDate(webhook.failingSince)}`,
        }),
      },
    ],
  });
  return { columns, compact, nameOf: ({ name }: Webhook) => name };
};
