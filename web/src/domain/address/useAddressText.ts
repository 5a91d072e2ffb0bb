import { type AddressParts, orderAddressOf } from 'functions/contract';
import { useShop } from '../shop/useShop.ts';

/**
 * Renders addresses as orders have them. As long as the shop's country is not known, no address
 * names its country: most are in the same one, and nothing moves when it becomes known.
 */
export const useAddressText = (): ((parts: AddressParts) => string) => {
  const { data: shop } = useShop();
  return (parts) => orderAddressOf(parts, shop?.country ?? parts.country);
};
