import { randomUUID } from 'node:crypto';
import type express from 'express';
import pg from 'pg';
import { benchTools } from '../support/shop.ts';

const schema = 'tools_hub_bench';

const tables = `
  DROP SCHEMA IF EXISTS ${schema} CASCADE;
  CREATE SCHEMA ${schema};
  CREATE TABLE tools (id text PRIMARY KEY, created timestamptz, available int, document jsonb);
  CREATE INDEX ON tools (created DESC, id);
  CREATE TABLE orders (id text PRIMARY KEY, created timestamptz, document jsonb);`;

const fill = async (pool: pg.Pool) => {
  await pool.query(tables);
  for (const [id, { createdAt, available, ...document }] of benchTools()) {
    await pool.query('INSERT INTO tools VALUES ($1, $2, $3, $4)', [
      ...[id, createdAt, available, document],
    ]);
  }
};

interface Line {
  toolId: string;
  quantity: number;
}

const placeOrder = async (client: pg.PoolClient, lines: readonly Line[]) => {
  for (const { toolId, quantity } of lines) {
    const { rowCount } = await client.query(
      'UPDATE tools SET available = available - $2 WHERE id = $1 AND available >= $2',
      [toolId, quantity],
    );
    if (rowCount !== 1) throw new Error(`${toolId} has less than ${quantity} pieces.`);
  }
  const id = randomUUID();
  await client.query('INSERT INTO orders VALUES ($1, now(), $2)', [id, { lines }]);
  return { id, lines };
};

const inTransaction = async <Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
};

/**
 * The yardstick of the API bench: Express over PostgreSQL, which lists tools, reads one and places
 * orders with as little code as possible, without accounts, prices or validation. It replaces the
 * schema `tools_hub_bench` of the database.
 */
export const postgresApp = async (
  createApp: typeof express,
  connectionString: string,
): Promise<express.Express> => {
  const options = `-c search_path=${schema}`;
  const pool = new pg.Pool({ connectionString, options, max: 10 });
  await fill(pool);
  const app = createApp().use(createApp.json());
  app.get('/tools', async (_request, response) => {
    const list = 'SELECT id, available, document FROM tools ORDER BY created DESC, id LIMIT 24';
    response.json((await pool.query(list)).rows);
  });
  app.get('/tool/:id', async ({ params }, response) => {
    const one = 'SELECT id, available, document FROM tools WHERE id = $1';
    response.json((await pool.query(one, [params.id])).rows[0]);
  });
  app.post('/order', async ({ body }, response) => {
    response.json(await inTransaction(pool, (client) => placeOrder(client, body.lines)));
  });
  return app;
};
