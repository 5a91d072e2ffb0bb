import {
  CoverageCounter,
  positionOf,
  type SitePosition,
  type ValueCount,
} from './coverageCounter.ts';
import type { Site } from './language/source.ts';
import type { RulesValue } from './language/values.ts';
import type { Ruleset } from './ruleset.ts';
import type { Tracer } from './runtime/run.ts';

/**
 * An expression of the rules with the counts of its values, and its parts. It has no values when it
 * was never evaluated.
 */
export interface ExpressionReport {
  sourcePosition: SitePosition;
  values?: ValueCount[];
  children?: ExpressionReport[];
}

/**
 * Counts the values of the expressions of a ruleset. Google's emulator evaluates most conditions
 * several times per request and counts each time; here each evaluation counts once.
 * https://firebase.google.com/docs/rules/emulator-reports
 */
export class Coverage implements Tracer {
  private readonly sites: readonly Site[];
  private readonly counters = new Map<Site, CoverageCounter>();
  private failure: { error: unknown; origin: Site } | undefined;

  constructor({ sites }: Pick<Ruleset, 'sites'>) {
    this.sites = sites;
  }

  enter(): void {}

  leave(site: Site, value: RulesValue): void {
    this.counterOf(site).add(value);
  }

  fail(site: Site, error: unknown): void {
    // The enclosing expressions fail with the same error after it.
    if (this.failure?.error !== error) this.failure = { error, origin: site };
    const message = error instanceof Error ? error.message : String(error);
    this.counterOf(site).addFailure(message, this.failure?.origin ?? site);
  }

  /** The report: conditions and functions in the order of the rules, each with its parts. */
  report(): ExpressionReport[] {
    return this.sites.map((site) => this.reportOf(site));
  }

  private counterOf(site: Site): CoverageCounter {
    const known = this.counters.get(site);
    if (known !== undefined) return known;
    const counter = new CoverageCounter();
    this.counters.set(site, counter);
    return counter;
  }

  private reportOf(site: Site): ExpressionReport {
    const counter = this.counters.get(site);
    const children = site.parts.map((part) => this.reportOf(part));
    return {
      sourcePosition: positionOf(site),
      ...(counter && { values: counter.report() }),
      ...(children.length > 0 && { children }),
    };
  }
}
