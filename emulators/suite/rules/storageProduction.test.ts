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

const avatar = 'users/customer/avatar.webp';

interface Write {
  path?: string;
  method?: 'create' | 'update' | 'delete';
  /** The file that is there. */
  stored?: RulesValue;
  role?: 'customer' | 'admin';
}

const isPermitted = (fields: Record<string, RulesValue>, write: Write = {}): boolean => {
  const { path = avatar, method = 'create', stored = null, role = 'customer' } = write;
  const claims = { admin: role === 'admin', email_verified: true };
  return ruleset.evaluate({
    service: 'firebase.storage',
    path: `/b/shop/o/${path}`,
    method,
    request: mapOf({
      auth: mapOf({ uid: role, token: mapOf(claims) }),
      resource: method === 'delete' ? null : mapOf(fields),
    }),
    resource: stored,
    lookup: () => mapOf({ data: mapOf({ role }) }),
  }).permit;
};

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

const uuid = '01234567-89ab-cdef-0123-456789abcdef';
const ofReturn = `users/customer/returns/${uuid}.webp`;
const ofTool = `tools/${uuid}/picture.webp`;

it.each<[string, Write, boolean]>([
  ['a new picture of a return', { path: ofReturn }, true],
  ['a picture of a return that is there', { path: ofReturn, stored: mapOf(plain) }, false],
  ['the end of one', { path: ofReturn, method: 'delete', stored: mapOf(plain) }, false],
  ['other metadata of one', { path: ofReturn, method: 'update', stored: mapOf(plain) }, false],
  ['a new picture of a tool', { path: ofTool, role: 'admin' }, true],
  [
    'a picture of a tool that is there',
    { path: ofTool, role: 'admin', stored: mapOf(plain) },
    false,
  ],
  ['another photo of the own profile', { stored: mapOf(plain) }, true],
])('whether %s may be written', (_, write, isAllowed) => {
  const [file] = (write.path ?? avatar).split('/').slice(-1);
  const contentDisposition = `inline; filename*=utf-8''${file}`;
  expect(isPermitted({ ...plain, contentDisposition }, write)).toBe(isAllowed);
});
