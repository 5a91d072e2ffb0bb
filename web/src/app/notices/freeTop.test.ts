import { expect, it } from 'vitest';
import { freeTop } from './freeTop.ts';

const room = { window: 800, notices: 80, header: 64 };
const bottom = 720;
const buttonAt = (top: number) => ({ top, bottom: top + 48 });

it.each([
  ['no button', [], bottom],
  ['“Place order” at the bottom', [buttonAt(740)], 64],
  ['a button that begins above the notice', [buttonAt(700)], 64],
  ['a button just above the notice', [buttonAt(672)], bottom],
  ['a button below the window', [buttonAt(800)], bottom],
  ['a button under the header', [buttonAt(80)], bottom],
  ['“Pay by card” at the bottom, and a button in the middle', [buttonAt(400), buttonAt(760)], 64],
  ['buttons on both sides', [buttonAt(80), buttonAt(740)], 660],
  ['buttons on both sides and in the middle', [buttonAt(80), buttonAt(300), buttonAt(740)], 220],
  ['buttons everywhere', Array.from({ length: 9 }, (_, at) => buttonAt(at * 100)), null],
])('a notice beside %s is in a free place %#', (_, buttons, top) => {
  expect(freeTop(buttons, room)).toBe(top);
});
