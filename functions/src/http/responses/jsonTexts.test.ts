import { expect, it } from 'vitest';
import { jsonTexts } from './jsonTexts.ts';

const batches = async function* (...parts: unknown[][]) {
  yield* parts;
};

const textOf = async (...parts: Parameters<typeof jsonTexts>) => {
  let text = '';
  for await (const part of jsonTexts(...parts)) text += part;
  return text;
};

it('writes fields and lists, whatever the sizes of their batches', async () => {
  const lists = {
    orders: batches([{ note: 'Ring "twice"\n' }, 2], [], [3]),
    'empty "list"': batches([], []),
    none: batches(),
    at: batches([new Date(0)]),
  };
  const json = await textOf({ email: 'a@b.test', cart: null }, lists);
  expect(JSON.parse(json)).toEqual({
    email: 'a@b.test',
    cart: null,
    orders: [{ note: 'Ring "twice"\n' }, 2, 3],
    'empty "list"': [],
    none: [],
    at: ['1970-01-01T00:00:00.000Z'],
  });
});

it('reads a list only when the parts before it have been taken', async () => {
  let read = 0;
  const counted = async function* () {
    for (;;) {
      read += 1;
      yield [read];
    }
  };
  const texts = jsonTexts({ a: 1 }, { endless: counted() });
  for (let part = 0; part < 4; part += 1) await texts.next();
  expect(read).toBe(2);
});
