import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { serve } from '../testing/api/serve.ts';
import { csvOf, sendCsv } from './writeCsv.ts';

const batches = async function* (...parts: { name: string; price: number }[][]) {
  yield* parts;
};

const textOf = async (...parts: { name: string; price: number }[][]) => {
  let text = '';
  for await (const part of csvOf(batches(...parts), ['name', 'price'])) text += part;
  return text;
};

describe('csvOf', () => {
  it('writes RFC 4180 in UTF-8 with a byte order mark and one header for all batches', async () => {
    const first = [
      { name: 'Plane, "jack"', price: 19.99 },
      { name: 'Saw\nfor ripping', price: 5 },
    ];
    expect(await textOf(first, [{ name: 'märz', price: -1 }])).toBe(
      '\uFEFFname,price\r\n"Plane, ""jack""",19.99\r\n"Saw\nfor ripping",5\r\nmärz,-1\r\n',
    );
  });

  it('writes the header even without a row', async () => {
    expect(await textOf([])).toBe('\uFEFFname,price\r\n');
    expect(await textOf()).toBe('\uFEFFname,price\r\n');
  });

  it('escapes formulas', async () => {
    expect(await textOf([{ name: '=1+1', price: 1 }])).toContain("'=1+1,1\r\n");
  });
});

const openTable = async (texts: AsyncIterable<string>) => {
  const app = express();
  app.get('/', (request, response) => sendCsv(request, response, 'tools-2026-11-21', texts));
  return serve(app);
};

describe('sendCsv', () => {
  it('sends a download named after the day', async () => {
    const response = await fetch(await openTable(csvOf(batches([]), ['name', 'price'])));
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="tools-2026-11-21.csv"',
    );
    expect([...new Uint8Array(await response.arrayBuffer())].slice(0, 3)).toEqual([239, 187, 191]);
  });

  it('stops reading rows when the client disconnects', async () => {
    const ended = Promise.withResolvers<number>();
    const endless = async function* () {
      let sent = 0;
      try {
        for (;;) {
          sent += 1;
          yield 'x'.repeat(64 * 1024);
        }
      } finally {
        ended.resolve(sent);
      }
    };
    const request = get(await openTable(endless()));
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    await once(response, 'readable');
    response.destroy();
    expect(await ended.promise).toBeLessThan(1_000);
  });
});
