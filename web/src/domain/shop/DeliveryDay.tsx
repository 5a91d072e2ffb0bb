import Typography from '@mui/material/Typography';
import { formatDay } from 'functions/contract';
import { useShop } from './useShop.ts';

/** By when an order of now arrives: `by Sat 5 Dec`. Undefined as long as it is not known. */
export const useDeliveryDay = (): string | undefined => {
  const { data: shop } = useShop();
  return shop && `by ${formatDay(shop.deliveryDay, 'weekday')}`;
};

/** By when a tool arrives that is ordered now. Its line is there before the day is known. */
export const DeliveryDay = () => {
  const day = useDeliveryDay();
  return <Typography sx={{ minHeight: '1lh' }}>{day && `Delivery ${day}`}</Typography>;
};
