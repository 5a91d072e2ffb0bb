import { expect, it } from 'vitest';
import { crc32c } from './crc32c.ts';

/** https://www.rfc-editor.org/rfc/rfc3720#appendix-B.4 */
it.each([
  ['32 zeros', new Uint8Array(32), 0x8a9136aa],
  ['32 ones', new Uint8Array(32).fill(0xff), 0x62a8ab43],
  ['0 to 31', Uint8Array.from({ length: 32 }, (_, byte) => byte), 0x46dd794e],
  ['31 to 0', Uint8Array.from({ length: 32 }, (_, byte) => 31 - byte), 0x113fdb5c],
  ['nothing', new Uint8Array(), 0],
])('the checksum of %s', (_, bytes, sum) => {
  expect(crc32c(bytes)).toBe(sum);
});
