import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../testing/inputs/fieldErrors.ts';
import { addressSchema } from '../addresses/model.ts';
import { cancellationSchema, orderLinesSchema } from '../orders/forms.ts';
import { defaultSettings, settingsSchema } from '../settings/model.ts';
import { toolSchema } from '../tools/model.ts';
import { cleanName, currentUserSchema, profileSchema } from '../users/model.ts';
import { drawableText, undrawableCharacter } from './drawableText.ts';

describe('undrawableCharacter', () => {
  it.each([
    'Miller & Sons, 12½ Main St. “A” – №5 €',
    'Zażółć gęślą jaźń İğneada Nguyễn Əliyev',
    'Иван Петров Ґалаґан',
    'Αθηνά ᾠδή',
    'יוסי כהן בע"מ שָׁלוֹם',
    'شركة الأدوات ١٢٣ می\u200cخواهم ۱۲۳ شُكْراً',
    '上海五金工具有限公司（浦东）',
    '陳大文 繁體中文 鬱',
    '山田工務店 カンナ、のこぎり ｶﾅ 𠮷',
    '한국 공구 주식회사',
    'e\u0301 a\u0308',
    'two\r\n\tlines\u00a0and\u3000spaces',
    'tidied \u202etext\0',
  ])('accepts %j', (text) => {
    expect(undrawableCharacter(text)).toBeUndefined();
    expect(drawableText(text)).toBe(text);
  });

  it.each([
    ['Ada 👷', '👷'],
    ['❤️ Ada', '❤'],
    ['👩‍🔧', '👩'],
    ['⚽ club', '⚽'],
    ['\ue000', '\ue000'],
    ['a\u{10fffd}', '\u{10fffd}'],
    ['สมชาย', 'ส'],
    ['ༀ', 'ༀ'],
    ['𓀀', '𓀀'],
    ['\u{2a6d6}', '\u{2a6d6}'],
    ['a\u0378', '\u0378'],
  ])('finds in %j', (text, character) => {
    expect(undrawableCharacter(text)).toBe(character);
  });
});

describe('drawableText', () => {
  it.each([
    ['Ada 👷 Joiner', 'Ada  Joiner'],
    ['👷👷', ''],
    ['สมชาย Ltd', ' Ltd'],
  ])('leaves out what cannot be drawn: %j', (text, drawable) => {
    expect(drawableText(text)).toBe(drawable);
  });
});

describe('cleanName', () => {
  it.each([
    ['Ada 👷 Joiner', 'Ada Joiner'],
    ['👷', ''],
    ['山田 太郎 🔨', '山田 太郎'],
  ])('keeps what documents can show of the name of an account: %j', (name, cleaned) => {
    expect(cleanName(name)).toBe(cleaned);
  });
});

const delivery = { phoneNumber: '15035550142', orderAddress: '48 Mill Lane' };
const order = { ...delivery, lines: [{ toolId: 'a', quantity: 1, unitPrice: 1 }] };
const refused = (label: string) =>
  `${label} contains the character “👷” (U+1F477), which cannot be printed on invoices: remove or replace it`;

describe('What goes on documents', () => {
  it.each([
    [profileSchema, { displayName: 'Ada 👷' }, 'displayName', 'Name'],
    [addressSchema, { label: 'A', ...delivery, street: '👷' }, 'street', 'Street'],
    [orderLinesSchema, { ...order, orderAddress: 'a 👷' }, 'orderAddress', 'Delivery address'],
    [orderLinesSchema, { ...order, poNumber: '👷1' }, 'poNumber', 'PO number'],
    [orderLinesSchema, { ...order, note: 'Ring 👷' }, 'note', 'Note'],
    [cancellationSchema, { reason: '👷' }, 'reason', 'Reason'],
    [toolSchema, { toolName: 'Plane 👷' }, 'toolName', 'Tool name'],
    [
      settingsSchema,
      { ...defaultSettings, seller: { ...defaultSettings.seller, name: '👷' } },
      ...(['seller.name', 'Name'] as const),
    ],
    [
      settingsSchema,
      { ...defaultSettings, bank: { ...defaultSettings.bank, holder: '👷' } },
      ...(['bank.holder', 'Account holder'] as const),
    ],
  ])('is refused where it is entered: case %#', (schema, value, path, label) => {
    expect(fieldErrors(schema, value)[path]).toBe(refused(label));
  });

  it.each([
    ['Ada \ue000', 'U+E000'],
    ['Ada \u0378', 'U+0378'],
    ['Ada \u{10fffd}', 'U+10FFFD'],
  ])('is named by its code where nobody can see it: %j', (displayName, code) => {
    expect(fieldErrors(profileSchema, { displayName }).displayName).toBe(
      `Name contains the character ${code}, which cannot be printed on invoices: remove or replace it`,
    );
  });

  it('does not keep an account with an emoji in its name from signing in', () => {
    expect(fieldErrors(currentUserSchema, { email: '', displayName: 'Ada 👷' })).toEqual({});
  });
});
