import { expect, it } from 'vitest';
import { namedPicture } from './fileNames.ts';

it.each([
  ['jk-100.jpg', 'JK-100', false],
  ['JK-100.webp', 'JK-100', false],
  [' Jk–100 .PNG', 'JK-100', false],
  ['JK-100 (1).png', 'JK-100', true],
  ['JK-100(12).png', 'JK-100', true],
  ['JK-100', 'JK-100', false],
  ['(1).png', '(1)', false],
  ['.png', '', false],
])('reads %j as a picture of %j', (name, sku, isFurther) => {
  expect(namedPicture(name)).toEqual({ sku, isFurther });
});
