import {
  type ApiKey,
  areaName,
  areaOf,
  type CompanyKeyPermission,
  companyKeyPermissions,
  companyKeyPermissionText,
  type KeyStatus,
  keyStatusOf,
  type Permission,
} from 'functions/contract';
import { DateTime } from '../../domain/time/DateTime.tsx';
import { formatDate, formatDateTime } from '../../domain/time/dates.ts';
import { capitalized } from '../../lib/texts/capitalized.ts';
import { StatusChip } from '../../ui/feedback/StatusChip.tsx';
import type { StatusChips } from '../../ui/feedback/statusChips.ts';
import { Fact, Facts } from '../../ui/layout/Facts.tsx';
import type { Column, CompactContent } from '../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../ui/lists/rows/Ellipsis.tsx';

const chips: StatusChips<KeyStatus> = {
  active: { label: 'Active', color: 'success' },
  expired: { label: 'Expired' },
  revoked: { label: 'Revoked', color: 'error' },
};

const Status = ({ apiKey }: { apiKey: ApiKey }) => (
  <StatusChip {...chips[keyStatusOf(apiKey, new Date())]} />
);

/** What a permission lets a key of the shop do, as people read it. */
const shopPermissionText = (permission: Permission): string =>
  `${capitalized(areaName(areaOf(permission)))}: ${permission.startsWith('write_') ? 'see and change' : 'see'}`;

const isOfCompanies = (permission: Permission): permission is CompanyKeyPermission =>
  (companyKeyPermissions as readonly Permission[]).includes(permission);

const permissionTexts = ({ owner, permissions }: ApiKey): string[] =>
  owner === null
    ? permissions.map(shopPermissionText)
    : permissions.filter(isOfCompanies).map(companyKeyPermissionText);

const endOf = ({ revokedAt, expiresAt }: ApiKey): string => revokedAt ?? expiresAt;

const columns: Column<ApiKey>[] = [
  { id: 'name', header: 'Name', isName: true, cell: ({ name }) => <Ellipsis>{name}</Ellipsis> },
  { id: 'prefix', header: 'Begins with', width: 148, cell: ({ prefix }) => `${prefix}…` },
  {
    id: 'creator',
    header: 'Created by',
    width: 0.2,
    from: 'lg',
    cell: ({ creator }) => <Ellipsis>{creator.name || creator.email}</Ellipsis>,
  },
  {
    id: 'used',
    header: 'Last used',
    width: 152,
    cell: ({ lastUsedAt }) => (lastUsedAt ? <DateTime at={lastUsedAt} /> : 'Never'),
  },
  { id: 'end', header: 'Ends', width: 120, cell: (apiKey) => formatDate(endOf(apiKey)) },
  { id: 'status', header: 'Status', width: 104, cell: (apiKey) => <Status apiKey={apiKey} /> },
];

const compact = (apiKey: ApiKey): CompactContent => ({
  lines: [
    { text: apiKey.name, end: <Status apiKey={apiKey} /> },
    { text: `${apiKey.prefix}…`, end: `Ends ${formatDate(endOf(apiKey))}` },
    {
      text: apiKey.lastUsedAt ? `Last used ${formatDateTime(apiKey.lastUsedAt)}` : 'Never used',
      wraps: true,
    },
  ],
});

/** How a list shows keys. */
export const keyRows = {
  columns,
  compact,
  nameOf: ({ name }: ApiKey) => name,
  details: (apiKey: ApiKey) => (
    <Facts>
      <Fact name="May">{permissionTexts(apiKey).join('\n')}</Fact>
      <Fact name="Allowed addresses">{apiKey.addresses.join('\n') || 'All'}</Fact>
      <Fact name="Created">
        {[formatDateTime(apiKey.createdAt), apiKey.creator.email]
          .filter((part) => part !== '')
          .join(', ')}
      </Fact>
    </Facts>
  ),
};
