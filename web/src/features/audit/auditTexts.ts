import { type AuditAction, type AuditFields, formatMoney, storedFileOf } from 'functions/contract';
import { formatCount } from '../../components/formatCount.ts';

/** What was done, between who did it and what it was done to. */
export const actionTexts: Record<AuditAction, string> = {
  'tool-created': 'put on sale',
  'tool-changed': 'changed',
  'tool-deleted': 'took off sale',
  'stock-adjusted': 'adjusted the stock of',
  'admin-granted': 'made an admin of',
  'admin-withdrawn': 'took the admin right from',
  'user-deleted': 'deleted the account of',
  'order-cancelled': 'cancelled the order of',
};

const labels: Record<string, string> = {
  toolName: 'Name',
  price: 'Price',
  available: 'Available',
  minOrder: 'Minimum order',
  toolDescription: 'Description',
  imageLink: 'Picture',
  displayName: 'Name',
  role: 'Role',
  status: 'Status',
  note: 'Note',
};

type FieldValue = AuditFields[string];

/** Of a picture's address, the name it was uploaded under. */
const fileOf = (link: string) => storedFileOf(link)?.path.split('/').at(-1) ?? link;

const textOf = (name: string, value: FieldValue | undefined): string | null => {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (name === 'price') return formatMoney(Number(value));
  if (name === 'imageLink') return fileOf(String(value));
  return typeof value === 'number' ? formatCount(value) : value;
};

/** A field that an act changed: its values in words, null where there was or is none. */
export interface FieldChange {
  label: string;
  before: string | null;
  after: string | null;
}

/** What an act changed, field by field; what stayed the same is left out. */
export const changesOf = (before: AuditFields, after: AuditFields): FieldChange[] => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => before[name] !== after[name])
    .map((name) => ({
      label: labels[name] ?? name,
      before: textOf(name, before[name]),
      after: textOf(name, after[name]),
    }));
};
