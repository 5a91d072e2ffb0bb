import type { Position } from './language/errors.ts';
import type { Site } from './language/source.ts';
import type { RulesValue } from './language/values.ts';
import { type EncodedValue, encodeValue } from './runtime/encodeValue.ts';

/** How often an expression had a value. */
export interface ValueCount {
  /**
   * `{undefined: {causeMessage, sourcePosition}}` when it had none; `{}` for all further values.
   */
  value: EncodedValue;
  count: number;
}

/** A position in one of the files of a ruleset. */
export interface SitePosition extends Position {
  fileName: string;
}

/** The position of a site, for reports. */
export const positionOf = (site: Site): SitePosition => ({
  fileName: site.source.name,
  ...site.source.positionOf(site),
});

/** The maximum number of distinct values; lists and maps count as distinct until the report. */
const maxValues = 64;

/**
 * Counts the values of an expression. Beyond 64 distinct values, all others are counted together.
 */
export class CoverageCounter {
  private readonly values = new Map<RulesValue, { count: number }>();
  private readonly failures = new Map<string, ValueCount>();
  private various = 0;

  /** Counts a value. */
  add(value: RulesValue): void {
    const known = this.values.get(value);
    if (known !== undefined) known.count += 1;
    else if (this.values.size >= maxValues) this.various += 1;
    else this.values.set(value, { count: 1 });
  }

  /** Counts a failed evaluation, by message and the expression that caused it. */
  addFailure(causeMessage: string, origin: Site): void {
    const key = `${origin.start} ${causeMessage}`;
    const known = this.failures.get(key);
    if (known !== undefined) known.count += 1;
    else if (this.failures.size >= maxValues) this.various += 1;
    else this.failures.set(key, firstFailure(causeMessage, origin));
  }

  /** The counts so far; equal lists and maps are counted together. */
  report(): ValueCount[] {
    const counts = [...mergeEqual(this.values), ...this.failures.values()];
    return this.various === 0 ? counts : [...counts, { value: {}, count: this.various }];
  }
}

const firstFailure = (causeMessage: string, origin: Site): ValueCount => ({
  value: { undefined: { causeMessage, sourcePosition: positionOf(origin) } },
  count: 1,
});

const mergeEqual = (values: ReadonlyMap<RulesValue, { count: number }>): Iterable<ValueCount> => {
  const byText = new Map<string, ValueCount>();
  for (const [value, { count }] of values) {
    const encoded = encodeValue(value);
    const text = JSON.stringify(encoded);
    byText.set(text, { value: encoded, count: count + (byText.get(text)?.count ?? 0) });
  }
  return byText.values();
};
