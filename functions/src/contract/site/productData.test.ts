import { describe, expect, it } from 'vitest';
import { type Tool, toolDefaults } from '../tools/model.ts';
import { productDataOf } from './productData.ts';

const plane: Tool = {
  _id: 'plane',
  toolName: 'Jack plane',
  price: 64.1,
  available: 480,
  minOrder: 10,
  ...toolDefaults,
  sku: 'PLN-0004',
  toolDescription: 'A plane for flattening boards.',
  imageLink: 'https://example.test/plane.webp',
};

const offerOf = (available: number) =>
  productDataOf({ ...plane, available }, 'https://shop.test').offers;

describe('productDataOf', () => {
  it('offers the tool at its price, on its page', () => {
    expect(offerOf(480)).toMatchObject({
      '@type': 'Offer',
      url: 'https://shop.test/tools/plane',
      price: '64.10',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      eligibleQuantity: { minValue: 10 },
    });
  });

  it.each([
    [12, 'LimitedAvailability'],
    [9, 'LimitedAvailability'],
    [0, 'OutOfStock'],
  ])('of %i pieces at a minimum order of 10 says %s', (available, availability) => {
    expect(offerOf(available).availability).toBe(`https://schema.org/${availability}`);
  });

  it('describes the price of each quantity', () => {
    const priceBreaks = [
      { minQuantity: 24, price: 60 },
      { minQuantity: 48, price: 55.5 },
    ];
    const { offers } = productDataOf({ ...plane, priceBreaks }, 'https://shop.test');
    expect(
      offers.priceSpecification?.map(({ price, eligibleQuantity }) => [price, eligibleQuantity]),
    ).toEqual([
      ['64.10', { '@type': 'QuantitativeValue', minValue: 10, maxValue: 23, unitCode: 'C62' }],
      ['60.00', { '@type': 'QuantitativeValue', minValue: 24, maxValue: 47, unitCode: 'C62' }],
      ['55.50', { '@type': 'QuantitativeValue', minValue: 48, unitCode: 'C62' }],
    ]);
    expect(offerOf(480)).not.toHaveProperty('priceSpecification');
  });
});
