import { afterEach, expect, it } from 'vitest';
import { orderNumberAttribute, orderNumberScript } from './orderNumberScript.ts';

const headingAt = (path: string) => {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = `<h1>Tools</h1><div ${orderNumberAttribute}=""><h1>Order</h1></div>`;
  new Function(orderNumberScript)();
  return [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
};

afterEach(() => window.history.replaceState(null, '', '/'));

it('adds the number in the address to the heading', () => {
  expect(headingAt('/dashboard/orders/TH-4K2M9A7C')).toEqual(['Tools', 'Order TH-4K2M9A7C']);
  expect(headingAt('/dashboard/orders/TH-4K2M9A7C/')).toEqual(['Tools', 'Order TH-4K2M9A7C']);
});

it.each(['Vq8xZ1', 'TH-4K2M9A7', 'TH-4K2M9A7C-S1', '%3Cb%3ETH'])('leaves it for %s', (part) => {
  expect(headingAt(`/dashboard/orders/${part}`)).toEqual(['Tools', 'Order']);
});
