import { Timestamp as WebTimestamp } from 'firebase/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { plainOf } from './plain.ts';

it('is the same for both SDKs, also for a time between two milliseconds', () => {
  const [seconds, nanoseconds] = [1_795_000_000, 123_457_000];
  const ofServer = { status: 'paid', changedAt: new Timestamp(seconds, nanoseconds) };
  const ofPage = { changedAt: new WebTimestamp(seconds, nanoseconds), status: 'paid' };
  expect(JSON.stringify(plainOf(ofPage))).toBe(JSON.stringify(plainOf(ofServer)));
});

it('tells times apart that are microseconds apart', () => {
  const [one, other] = [new Timestamp(1, 123_456_000), new Timestamp(1, 123_457_000)];
  expect(plainOf(one)).not.toEqual(plainOf(other));
});
