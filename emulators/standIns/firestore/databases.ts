import type { Caller } from './caller.ts';
import { Database } from './database.ts';
import { Guard } from './guard.ts';
import type { IndexConfiguration } from './indexConfiguration.ts';
import { type DatabaseId, databaseName } from './paths.ts';
import { RequestLog } from './requestLog.ts';
import type { RulesStore } from './rulesStore.ts';
import { loadSeed, type Seed } from './seed.ts';
import type { Clock } from './timestamp.ts';

/** All that a running stand-in holds: the databases of all projects, made when first named, and their rules. */
export class Databases {
  readonly rules: RulesStore;
  /** What the rules were asked, in all projects. */
  readonly requests = new RequestLog();
  private readonly clock: Clock;
  private readonly indexes: IndexConfiguration | undefined;
  private readonly seed: Seed | undefined;
  private readonly byName = new Map<string, Database>();

  /** @param seed What each database begins with; nothing when undefined. */
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

  get(id: DatabaseId): Database {
    const name = databaseName(id);
    const existing = this.byName.get(name);
    if (existing) return existing;
    const database = new Database(id, this.clock, this.indexes);
    if (this.seed) loadSeed(database, this.seed);
    this.byName.set(name, database);
    return database;
  }

  /** What a caller's requests on a database must pass; undefined when all is open to it. */
  guard(database: Database, caller: Caller): Guard | undefined {
    const rules = this.rules.get(database.id.project);
    if (!rules || caller === 'owner') return undefined;
    return new Guard({ rules, requests: this.requests }, caller, database);
  }
}
