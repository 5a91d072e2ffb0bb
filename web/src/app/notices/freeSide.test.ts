import { expect, it } from 'vitest';
import { freeSide } from './freeSide.ts';

const room = { window: 800, notices: 80, header: 64 };
const buttonAt = (top: number) => ({ top, bottom: top + 48 });

it.each([
  ['no button', [], 'bottom'],
  ['“Place order” at the bottom', [buttonAt(740)], 'top'],
  ['a button that begins above the notice', [buttonAt(700)], 'top'],
  ['a button just above the notice', [buttonAt(672)], 'bottom'],
  ['a button below the window', [buttonAt(800)], 'bottom'],
  ['a button under the header', [buttonAt(80)], 'bottom'],
  ['buttons on both sides', [buttonAt(80), buttonAt(740)], 'nowhere'],
  [
    '“Pay by card” at the bottom, and a button in the middle',
    [buttonAt(400), buttonAt(760)],
    'top',
  ],
])('a notice beside %s is at the side %#', (_, buttons, side) => {
  expect(freeSide(buttons, room)).toBe(side);
});
