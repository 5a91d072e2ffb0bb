import { describe, expect, it } from 'vitest';
import { afterWorking, daysBefore } from './calendar.ts';

const friday = '2026-11-20';
const monday = '2026-11-23';
/** In winter the shop is eight hours behind UTC. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00-08:00`);

it('daysBefore counts days of the shop', () => {
  expect(daysBefore(at(monday, '00:10'), 3, '09:00')).toEqual(at(friday, '09:00'));
});

describe('afterWorking', () => {
  it.each([
    ['within a day', at(friday, '09:00'), 60, at(friday, '10:00')],
    ['from before opening', at(friday, '05:00'), 60, at(friday, '09:00')],
    ['over a weekend', at(friday, '16:30'), 60, at(monday, '08:30')],
    ['from a Saturday', at('2026-11-21', '11:00'), 5, at(monday, '08:05')],
    ['from after closing', at('2026-11-19', '19:00'), 540, at(monday, '08:00')],
  ])('%s', (_, since, minutes, expected) => {
    expect(afterWorking(minutes, since)).toEqual(expected);
  });
});
