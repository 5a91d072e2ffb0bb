import type { PriceList } from 'functions/contract';
import { shopDay } from '../../../../domain/time/dates.ts';
import { StatusChip } from '../../../../ui/feedback/StatusChip.tsx';
import { statusOn } from './priceListTexts.ts';

/** The status of a price list today. */
export const PriceListStatusChip = ({
  list,
}: {
  list: Pick<PriceList, 'status' | 'from' | 'until'>;
}) => <StatusChip {...statusOn(list, shopDay())} />;
