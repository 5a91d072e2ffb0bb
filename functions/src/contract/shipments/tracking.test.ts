import { expect, it } from 'vitest';
import { trackingUrl } from './tracking.ts';

it.each([
  ['UPS', '1Z999AA10123456784', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  ['ups ground', '1Z 999 AA1', 'https://www.ups.com/track?tracknum=1Z999AA1'],
  [
    'DHL-Express',
    '00340434',
    'https://www.dhl.com/global-en/home/tracking.html?tracking-id=00340434',
  ],
  [
    ' Canada-Post ',
    '123456',
    'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=123456',
  ],
])('leads from %j, %j to the page of the carrier', (carrier, number, url) => {
  expect(trackingUrl(carrier, number)).toBe(url);
});

it.each([
  ['Upstate Freight', '123456'],
  ['Our own van', '123456'],
  ['', '123456'],
  ['constructor', '123456'],
  ['DHL', ''],
  ['DHL', 'by hand'],
  ['DHL', '123456&redirect=https://example.test'],
  ['DHL', '../../123456'],
])('has no page for %j, %j', (carrier, number) => {
  expect(trackingUrl(carrier, number)).toBeNull();
});
