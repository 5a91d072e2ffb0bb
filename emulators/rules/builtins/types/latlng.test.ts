import { describe, expect, it } from 'vitest';
import { RulesLatLng, type RulesValue } from '../../language/values.ts';
import { type Builtin, invoke } from '../builtin.ts';
import { latlng, latlngMethods } from './latlng.ts';

const call = (name: string, ...args: RulesValue[]) => invoke(name, latlng[name] as Builtin, args);

describe('latlng', () => {
  it.each<[string, RulesValue[], RulesValue]>([
    ['value', [1n, -2.5], new RulesLatLng(1, -2.5)],
    ['value', [-90n, 180n], new RulesLatLng(-90, 180)],
  ])('%s of %o is %o', (name, args, result) => {
    expect(call(name, ...args)).toEqual(result);
  });

  it.each<[string, RulesValue[], string]>([
    ['value', [90.1, 0n], 'Latitude is within ±90 degrees'],
    ['value', [0n, -180.1], 'longitude within ±180'],
  ])('%s of %o fails', (name, args, message) => {
    expect(() => call(name, ...args)).toThrow(message);
  });
});

/** A degree of a great circle and half of one, on a sphere of 6,371.01 km. */
it.each([
  [new RulesLatLng(0, 0), new RulesLatLng(0, 1), 111_195.08],
  [new RulesLatLng(0, 0), new RulesLatLng(1, 0), 111_195.08],
  [new RulesLatLng(90, 0), new RulesLatLng(-90, 0), 20_015_118.21],
  [new RulesLatLng(10, 179.5), new RulesLatLng(10, 179.5), 0],
])('the distance from %o to %o is %f metres', (from, to, metres) => {
  expect(latlngMethods.distance?.call(from, to)).toBeCloseTo(metres, 1);
});
