import {
  type AudienceKind,
  formatDay,
  formatMoney,
  type PriceBreak,
  type PriceList,
  type PriceListKind,
  type PriceListStatus,
} from 'functions/contract';
import { hundredthsText } from '../../../../lib/forms/hundredths.ts';
import type { StatusChipProps } from '../../../../ui/feedback/StatusChip.tsx';

/** The names of the statuses. */
export const priceListStatusTexts: Record<PriceListStatus, string> = {
  draft: 'Draft',
  active: 'Active',
  archived: 'Archived',
};

/** The names of the kinds. */
export const kindTexts: Record<PriceListKind, string> = {
  fixed: 'Fixed prices',
  percentage: 'Percentage off the list price',
};

/** For whom a list can be. */
export const audienceKindTexts: Record<AudienceKind, string> = {
  payer: 'One customer',
  group: 'A group of customers',
  all: 'All customers',
};

interface Audience {
  audience: { kind: AudienceKind };
  audienceName: string | null;
}

/** For whom a list is. */
export const audienceText = ({ audience: { kind }, audienceName }: Audience): string => {
  if (kind === 'all') return audienceKindTexts.all;
  if (kind === 'group') return `Group ${audienceName ?? 'that was deleted'}`;
  return audienceName ?? 'A deleted account';
};

/** What a list agrees. */
export const agreedText = ({ kind, discount }: Pick<PriceList, 'kind' | 'discount'>): string =>
  kind === 'fixed' ? kindTexts.fixed : `${hundredthsText(discount ?? 0)}% off`;

/** Whether the tools of a list have any effect: a percentage off all tools names none. */
export const usesTools = ({ kind, assortment }: Pick<PriceList, 'kind' | 'assortment'>): boolean =>
  kind === 'fixed' || assortment === 'only';

type Period = Pick<PriceList, 'from' | 'until'>;

const dayText = (day: string) => formatDay(day, 'medium');

/** The days on which a list applies. */
export const periodText = ({ from, until }: Period): string => {
  if (from && until) return `${dayText(from)} – ${dayText(until)}`;
  if (from) return `From ${dayText(from)}`;
  return until ? `Until ${dayText(until)}` : 'Without end';
};

/** The status of a list on a day: an active one may not have begun, or have ended. */
export const statusOn = (
  { status, from, until }: Period & Pick<PriceList, 'status'>,
  day: string,
): StatusChipProps => {
  if (status === 'draft') return { label: priceListStatusTexts.draft, color: 'warning' };
  if (status === 'archived') return { label: priceListStatusTexts.archived };
  if (until && until < day) return { label: 'Ended', color: 'error' };
  if (from && day < from) return { label: 'Not started', color: 'info' };
  return { label: priceListStatusTexts.active, color: 'success' };
};

/** Price breaks in one line; empty for none. */
export const breaksText = (priceBreaks: readonly PriceBreak[]): string =>
  priceBreaks
    .map(({ minQuantity, price }) => `from ${minQuantity}: ${formatMoney(price)}`)
    .join(', ');
