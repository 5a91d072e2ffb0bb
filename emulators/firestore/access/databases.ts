import type { IndexConfiguration } from '../query/indexConfiguration.ts';
import type { Caller } from '../storage/caller.ts';
import { Database } from '../storage/database.ts';
import { loadSeed, type Seed } from '../storage/seed.ts';
import { type DatabaseId, databaseName } from '../values/paths.ts';
import type { Clock } from '../values/timestamp.ts';
import { Guard } from './guard.ts';
import { RequestLog } from './requestLog.ts';
import type { RulesStore } from './rulesStore.ts';

/**
 * The state of a running stand-in: the databases of all projects, created on first use, and their
 * rules.
 */
export class Databases {
  readonly rules: RulesStore;
  readonly clock: Clock;
  /** The rules evaluations of all projects. */
  readonly requests = new RequestLog();
  private readonly indexes: IndexConfiguration | undefined;
  private readonly seed: Seed | undefined;
  private readonly byName = new Map<string, Database>();

  /** @param seed The initial documents of each database; none when undefined. */
  constructor(
    rules: RulesStore,
    indexes: IndexConfiguration | undefined,
    clock: Clock,
    seed?: Seed,
  ) {
    this.rules = rules;
    this.indexes = indexes;
    this.clock = clock;
    this.seed = seed;
  }

  /** The database of an id, created on first use. */
  get(id: DatabaseId): Database {
    const name = databaseName(id);
    const existing = this.byName.get(name);
    if (existing) return existing;
    const database = new Database(id, this.clock, this.indexes);
    if (this.seed) loadSeed(database, this.seed);
    this.byName.set(name, database);
    return database;
  }

  /** The guard that checks a caller's requests on a database; undefined when no rules apply. */
  guard(database: Database, caller: Caller): Guard | undefined {
    const rules = this.rules.get(database.id.project);
    if (!rules || caller === 'owner') return undefined;
    return new Guard({ rules, requests: this.requests }, caller, database);
  }
}
