/**
 * Uploads with the fields that rules get in production. They differ from the emulator's: unset
 * fields have defaults, and there are additional fields.
 * @see https://firebase.google.com/docs/reference/security/storage#resource
 */
import { readFileSync } from 'node:fs';
import { projectFile } from '@tools-hub/kit/paths';
import type { RulesValue } from '@tools-hub/rules';
import { compileRuleset } from '@tools-hub/rules';
import { expect, it } from 'vitest';

const name = 'storage.rules';
const ruleset = compileRuleset([{ name, content: readFileSync(projectFile(name), 'utf8') }]);

const mapOf = (fields: Record<string, RulesValue>) => new Map(Object.entries(fields));

const plain: Record<string, RulesValue> = {
  size: 1n,
  contentType: 'image/webp',
  contentEncoding: 'identity',
  contentDisposition: "inline; filename*=utf-8''avatar.webp",
  contentLanguage: null,
  metadata: null,
};

const isPermitted = (fields: Record<string, RulesValue>): boolean =>
  ruleset.evaluate({
    service: 'firebase.storage',
    path: '/b/shop/o/users/customer/avatar.webp',
    method: 'create',
    request: mapOf({
      auth: mapOf({ uid: 'customer', token: mapOf({}) }),
      resource: mapOf(fields),
    }),
    resource: null,
    lookup: () => mapOf({ data: mapOf({ role: 'customer' }) }),
  }).permit;

it.each<[string, Record<string, RulesValue>]>([
  ['the defaults of production', plain],
  ['no field but size and type', { size: 1n, contentType: 'image/webp' }],
  ['download tokens', { ...plain, metadata: mapOf({ firebaseStorageDownloadTokens: 'a' }) }],
  ['empty metadata', { ...plain, metadata: mapOf({}) }],
])('allows a photo with %s', (_, fields) => {
  expect(isPermitted(fields)).toBe(true);
});

it.each<[string, Record<string, RulesValue>]>([
  ['a language', { contentLanguage: 'en' }],
  ['an encoding', { contentEncoding: 'gzip' }],
  ['another disposition', { contentDisposition: 'attachment' }],
  [
    'metadata beside download tokens',
    {
      metadata: mapOf({ firebaseStorageDownloadTokens: 'a', of: 'mine' }),
    },
  ],
])('refuses a photo with %s', (_, fields) => {
  expect(isPermitted({ ...plain, ...fields })).toBe(false);
});
