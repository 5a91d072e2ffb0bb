import { describe, expect, it } from 'vitest';
import { documentWordsOf } from './documentSearch.ts';
import { containsWords, searchTermOf } from './searchTerms.ts';
import {
  invoiceTermsOf,
  orderSearchTexts,
  orderTermsOf,
  personTermsOf,
  searchTermsOf,
  toolSearchTexts,
} from './searchTexts.ts';
import { searchWordsOf, wordsOf } from './searchWords.ts';

const plane = {
  sku: 'PLN-1005',
  toolName: 'No. 5 Jack plane',
  toolDescription: 'Flattens rough-sawn boards.',
};

const described = (toolDescription: string) => ({ sku: '', toolName: 'Saw', toolDescription });

describe('searchTermsOf', () => {
  it('returns the words of name and description and their prefixes', () => {
    const terms = searchTermsOf(plane);
    expect(terms).toEqual(expect.arrayContaining(['5', 'p', 'pl', 'plan', 'plane', 'rou', 'sawn']));
    expect(terms).not.toContain('lane');
    expect(new Set(terms).size).toBe(terms.length);
  });

  it('cuts between letters, not inside one', () => {
    expect(searchTermsOf({ sku: '', toolName: '𠀀𠀁', toolDescription: '' })).toEqual([
      '𠀀',
      '𠀀𠀁',
    ]);
  });

  it('returns the first twenty letters of a longer word', () => {
    const terms = searchTermsOf(described('x'.repeat(4_000)));
    expect(terms.toSorted((one, other) => other.length - one.length)[0]).toBe('x'.repeat(20));
    expect(searchTermOf('x'.repeat(4_000))).toBe('x'.repeat(20));
  });

  it('returns every word of the longest description in at most 2,000 terms', () => {
    const words = Array.from({ length: 800 }, (_, index) => (10_000 + index).toString(36));
    const text = words.join(' ').slice(0, 4_000);
    const terms = searchTermsOf(described(text));
    expect(terms.length).toBeLessThanOrEqual(2_000);
    expect(wordsOf(text).filter((word) => !terms.includes(word))).toEqual([]);
    expect(searchTermsOf(described('ﷺ '.repeat(2_000))).length).toBeLessThanOrEqual(2_000);
  });

  it('drops prefixes, but no word, of a description with too many terms', () => {
    const words = Array.from({ length: 660 }, (_, index) =>
      ((index * 7_919_317) % 36 ** 5).toString(36).padStart(5, '0'),
    );
    const terms = searchTermsOf(described(words.join(' ')));
    expect(terms).toHaveLength(2_000);
    expect(terms).toEqual(expect.arrayContaining(['saw', ...words]));
  });
});

describe('personTermsOf', () => {
  it('returns the distinct words of name and address and their prefixes', () => {
    const terms = personTermsOf('Ada Joiner', 'ada.j@example.test');
    expect(terms).toEqual(expect.arrayContaining(['ada', 'jo', 'joiner', 'j', 'exam', 'test']));
    expect(terms).not.toContain('oiner');
    expect(new Set(terms).size).toBe(terms.length);
  });

  it('stays within the index limits for a name of any length', () => {
    const name = Array.from({ length: 1_000 }, (_, index) => `${index}name`).join(' ');
    expect(personTermsOf(name, '').length).toBe(2_000);
    expect(personTermsOf('', '')).toEqual([]);
  });
});

describe('The search index of an order', () => {
  const lines = [{ sku: 'PLN-1005', toolName: 'Jack plane' }];
  const payerName = 'Joiner & Daughters';
  const customer = { payerName, userName: 'Ada Joiner', userEmail: 'ada@example.test' };
  const order = { number: 'TH-4K2M9A7C', ...customer, lines };

  it('has its number, the PO number, the payer, the customer and the tools', () => {
    const terms = orderTermsOf({ ...order, poNumber: 'PO-2026/0118' });
    expect(terms).toEqual(
      expect.arrayContaining([
        '4k2m9a7c',
        'po',
        '2026',
        '0118',
        'daughters',
        'ada',
        '1005',
        'jack',
      ]),
    );
  });

  it('has the name of a person who pays once', () => {
    const { userName } = customer;
    expect(orderSearchTexts({ ...order, payerName: userName }).main).toBe(
      `TH-4K2M9A7C ${userName} ada@example.test `,
    );
  });

  it('has the numbers of its documents, also without the year and the zeros', () => {
    const terms = orderTermsOf({
      ...order,
      invoiceNumber: '2026-000123',
      creditNoteNumbers: ['CN-2026-000007'],
      quoteNumber: 'QU-7TM3K9PQ',
    });
    expect(terms).toEqual(
      expect.arrayContaining(['2026', '000123', '123', 'cn', '000007', '7', '7tm3k9pq']),
    );
    expect(orderTermsOf({ ...order, invoiceNumber: null })).toEqual(orderTermsOf(order));
  });

  it.each([
    ['Portland', true],
    ['97201', true],
    ['5035550142', true],
    ['+1 (503) 555-0142', true],
    ['503 555 0142', true],
    ['5550142', true],
    ['1Z999AA10123456784', true],
    ['JD0146 0000', true],
    ['JD01460000', true],
    ['Seattle', false],
    ['5035550143', false],
  ])('finds it by %j: %s', (search, isFound) => {
    const texts = orderSearchTexts({
      ...order,
      orderAddress: 'Ada Joiner\n12 Main Street\nPortland, OR 97201',
      phoneNumber: '15035550142',
      history: [
        { step: 'placed' },
        { step: 'shipped', trackingNumber: '1Z999AA10123456784' },
        { step: 'shipped', trackingNumber: 'JD0146 0000' },
      ],
    });
    expect(containsWords(texts, documentWordsOf(search))).toBe(isFound);
  });

  it('has no PO number of an earlier order', () => {
    expect(orderTermsOf(order)).toEqual(orderTermsOf({ ...order, poNumber: '' }));
    expect(orderTermsOf(order)).not.toContain('undefined');
  });

  it('keeps the PO number in an order of many tools', () => {
    const words = Array.from({ length: 1_000 }, (_, n) => (n * 9_973 + 40_000).toString(36));
    const many = Array.from({ length: 50 }, (_, n) => ({
      sku: `TOOL-${n}`,
      toolName: words.slice(n * 20, n * 20 + 20).join(' '),
    }));
    const terms = orderTermsOf({ ...order, lines: many, poNumber: 'PO-0118' });
    expect(terms).toHaveLength(2_000);
    expect(terms).toEqual(expect.arrayContaining(['po', '01', '0118', ...words.flatMap(wordsOf)]));
  });
});

describe('The search index of a credit note', () => {
  it('has its numbers and its customer', () => {
    const terms = invoiceTermsOf({
      number: 'CN-2026-000007',
      orderNumber: 'TH-4K2M9A7C',
      poNumber: 'PO-18',
      payerName: 'Öztürk Joinery',
      buyer: { name: 'José Öztürk', email: 'jose@example.test' },
      cancels: { number: '2026-000123' },
    });
    expect(terms).toEqual(
      expect.arrayContaining(['cn', '000007', '7', '123', '4k2m9a7c', '18', 'jose', 'ozturk']),
    );
  });
});

describe('containsWords', () => {
  const contains = (tool: typeof plane, search: string) =>
    containsWords(toolSearchTexts(tool), searchWordsOf(search));

  it.each([
    ['jack', true],
    ['boa pla', true],
    ['jack chisel', false],
    ['lane', false],
    ['', true],
    ['jackplane', true],
    ['jack-plane', true],
    ['no5', true],
    ['flat tens', true],
    ['flat ten', true],
    ['flat tense', false],
  ])('of a jack plane: %j', (search, contained) => {
    expect(contains(plane, search)).toBe(contained);
  });

  it('joins the words of a search', () => {
    const named = { sku: '', toolDescription: '', toolName: 'Screwdriver' };
    expect(contains(named, 'screw driver')).toBe(true);
    expect(contains(named, 'screw drive r')).toBe(false);
  });

  it('compares long words completely', () => {
    const long = 'x'.repeat(30);
    expect(contains(described(long), `${long}y`)).toBe(false);
    expect(contains(described(long), long)).toBe(true);
  });
});
