import { expect, it } from 'vitest';
import { namesRecipient } from './recipient.ts';

it.each([
  ['Ada Joiner\n1 Mill Lane', 'Ada Joiner', true],
  ['Oak & Ash\r\nADA  Joiner \r\n1 Mill Lane', 'Ada Joiner', true],
  ['Jörg Ölschläger\u20281 Mill Lane', 'jörg ölschläger', true],
  ['1 Mill Lane', 'Ada Joiner', false],
  ['Ada Joiner Ltd\n1 Mill Lane', 'Ada Joiner', false],
  ['1 Mill Lane', '', false],
])('whether %j names %j: %s', (address, name, names) => {
  expect(namesRecipient(address, name)).toBe(names);
});
