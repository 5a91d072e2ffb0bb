import { type EncodedValue, encodeValue } from './encodeValue.ts';
import type { Position } from './errors.ts';
import type { Site } from './source.ts';
import type { RulesValue } from './values.ts';

/** How often an expression came to a value. */
export interface ValueCount {
  /** `{undefined: {causeMessage, sourcePosition}}` where it had none; `{}` stands for various. */
  value: EncodedValue;
  count: number;
}

/** A place in one of the files of a ruleset. */
export interface SitePosition extends Position {
  fileName: string;
}

/** Where a site is, as reports say it. */
export const positionOf = (site: Site): SitePosition => ({
  fileName: site.source.name,
  ...site.source.positionOf(site),
});

/** As many different values are told apart; lists and maps are different until reported. */
const maxValues = 64;

/** What an expression came to, counted by value. What is beyond the first 64 is counted together. */
export class CoverageCounter {
  private readonly values = new Map<RulesValue, { count: number }>();
  private readonly failures = new Map<string, ValueCount>();
  private various = 0;

  add(value: RulesValue): void {
    const known = this.values.get(value);
    if (known !== undefined) known.count += 1;
    else if (this.values.size >= maxValues) this.various += 1;
    else this.values.set(value, { count: 1 });
  }

  /** Counts an evaluation that failed in an expression with a message. */
  addFailure(causeMessage: string, origin: Site): void {
    const key = `${origin.start} ${causeMessage}`;
    const known = this.failures.get(key);
    if (known !== undefined) known.count += 1;
    else if (this.failures.size >= maxValues) this.various += 1;
    else this.failures.set(key, firstFailure(causeMessage, origin));
  }

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
