import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Tool } from '../../contract/index.ts';
import { type ToolSort, toolSorts } from '../../services/catalogue/tools/tools.ts';
import { registerCustomer } from '../../testing/api/accounts.ts';
import { allPages, expectProblem, expectStatus, nextPath, send } from '../../testing/api/api.ts';
import { createTool } from '../../testing/tools/tools.ts';

/** A word that only the tools of one test have. */
const newWord = () => `w${randomUUID().replaceAll('-', '').slice(0, 15)}`;

const { token } = await registerCustomer();

const search = async (q: string): Promise<string[]> => {
  const path = `/tools?sort=newest&q=${encodeURIComponent(q)}`;
  return (await expectStatus<Tool[]>(await send('GET', path, { token }), 200)).map(
    ({ _id }) => _id,
  );
};

describe('GET /tools?sort&q', () => {
  it('finds tools by words of name and description, in any order and case', async () => {
    const word = newWord();
    const id = await createTool({
      toolName: `Dovetail ${word} Saw`,
      toolDescription: 'Fifteen points to the inch; brass-backed.',
    });
    for (const q of [
      word,
      `saw ${word}`,
      `${word.toUpperCase()} BRASS dove`,
      `"${word}", 'inch'`,
    ]) {
      expect(await search(q), q).toEqual([id]);
    }
    for (const q of [`${word} chisel`, `${word} ail`, `${word}x`]) {
      expect(await search(q), q).toEqual([]);
    }
  });

  it.each([
    ['Séamus Clamp 1,200 mm', ['seamus', '1200mm', '1200 clamp', '1 200']],
    ['Carver’s Handsaw 8 TPI', ['carvers', "carver's", 'carver', 'hand saw', '8tpi']],
    ['Tape Measure 600 × 120 mm No. 5', ['tapemeasure', 'tape-measure', '600x120', '#5']],
  ])('finds %s by its names however they are written', async (name, searches) => {
    const word = newWord();
    const id = await createTool({ toolName: `${name} ${word}` });
    for (const q of searches) expect(await search(`${q} ${word}`), q).toEqual([id]);
  });

  it('finds prefixes of words', async () => {
    const word = newWord();
    const id = await createTool({ toolName: word });
    expect(await search(word.slice(0, 12))).toEqual([id]);
  });

  it('compares words that are longer than the index terms', async () => {
    const long = newWord().repeat(3);
    const [first, second] = [
      await createTool({ toolName: `${long}a` }),
      await createTool({ toolDescription: `${long}b` }),
    ];
    expect((await search(long)).toSorted()).toEqual([first, second].toSorted());
    expect(await search(`${long}b`)).toEqual([second]);
  });

  it.each(['', '%20%20', '-'])('lists all tools for q=%s', async (q) => {
    const list = await expectStatus<Tool[]>(
      await send('GET', `/tools?sort=newest&q=${q}&limit=3`),
      200,
    );
    expect(list).toHaveLength(3);
  });

  describe('with several pages', () => {
    const [common, rare] = [newWord(), newWord().slice(0, 9)];
    const matching: {
      id: string;
      price: number;
      available: number;
      toolName: string;
      age: number;
    }[] = [];

    beforeAll(async () => {
      const now = Date.now();
      for (let index = 0; index < 30; index += 1) {
        const isMatch = index % 3 === 0;
        const fields = {
          price: 1 + ((index * 7) % 30),
          available: (index * 17) % 30,
          toolName: `${String.fromCharCode(97 + ((index * 11) % 26))} ${common}`,
          age: (index * 13) % 30,
        };
        const { age, ...stored } = fields;
        const id = await createTool({
          ...stored,
          createdAt: new Date(now - age * 1_000),
          toolDescription: isMatch ? `Has ${rare} too.` : 'Has not.',
        });
        if (isMatch) matching.push({ id, ...fields });
      }
    });

    const comparisons: Record<
      ToolSort,
      (one: (typeof matching)[0], other: (typeof matching)[0]) => number
    > = {
      newest: (one, other) => one.age - other.age,
      price: (one, other) => one.price - other.price,
      '-price': (one, other) => other.price - one.price,
      name: (one, other) => (one.toolName < other.toolName ? -1 : 1),
      available: (one, other) => one.available - other.available,
    };

    it.each(toolSorts)('returns every tool with all the words once, by %s', async (sort) => {
      const expected = matching.toSorted(comparisons[sort]).map(({ id }) => id);
      for (const limit of [1, 4, 100]) {
        const pages = await allPages<Tool>(
          `/tools?q=${common}+${rare}&sort=${sort}&limit=${limit}`,
          token,
        );
        expect(pages.flat().map(({ _id }) => _id)).toEqual(expected);
        expect(pages.every(({ length }) => length <= limit)).toBe(true);
      }
    });

    it('ends with the last tool found, not with an empty page', async () => {
      const pages = await allPages<Tool>(`/tools?sort=newest&q=${common}&limit=10`, token);
      expect(pages.map(({ length }) => length)).toEqual([10, 10, 10]);
    });

    it('limits the reads of a page, and links to the next one', async () => {
      const response = await send(
        'GET',
        `/tools?sort=newest&q=${common}+${newWord().slice(0, 5)}&limit=1`,
        {
          token,
        },
      );
      expect(await expectStatus(response, 200)).toEqual([]);
      expect(nextPath(response)).toMatch(/cursor=/);
    });
  });

  it('returns the same for a visitor, cacheable', async () => {
    const word = newWord();
    const id = await createTool({ toolName: word });
    const response = await send('GET', `/tools?sort=newest&q=${word}`);
    expect(await expectStatus(response, 200)).toMatchObject([{ _id: id }]);
    expect(response.headers.get('cache-control')).toMatch(/^public/);
  });

  it.each([`q=${'x'.repeat(101)}`, 'q=a&q=b'])('refuses %s', async (query) => {
    const response = await send('GET', `/tools?${query}`);
    const problem = await expectProblem(response, 400, 'validation');
    expect(problem.errors).toEqual({ q: 'The search must be a text of at most 100 characters' });
  });
});
