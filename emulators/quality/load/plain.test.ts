import { Timestamp as WebTimestamp } from 'firebase/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { plainOf } from './shop/plain.ts';

it.each([123_000_000, 123_457_000, 123_500_000, 123_999_999])(
  'is the same for both SDKs, at %i ns after a second',
  (nanoseconds) => {
    const ofServer = new Timestamp(1_795_000_000, nanoseconds);
    const inPage = new WebTimestamp(1_795_000_000, nanoseconds);
    const page = JSON.stringify(plainOf({ status: 'paid', changedAt: inPage }));
    expect(JSON.stringify(plainOf({ changedAt: ofServer, status: 'paid' }))).toBe(page);
    expect(JSON.stringify(plainOf({ changedAt: ofServer.toDate(), status: 'paid' }))).toBe(page);
  },
);
