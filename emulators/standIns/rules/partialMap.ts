import { EvaluationError } from './errors.ts';
import type { RulesValue } from './values.ts';

const unconstrained = (name: string) =>
  `the query does not fix "${name}", so the rule cannot be proved of its results`;

/**
 * A map of which only some entries are known: rules that look at another cannot be proved of a whole
 * list, so that is an error. Google's emulator takes an entry that the query does not name for
 * missing, and so lets `!('x' in resource.data)` read documents that have it; here the documentation
 * decides: https://firebase.google.com/docs/firestore/security/rules-query
 */
export class PartialMap extends Map<string, RulesValue> {
  override get(name: string): RulesValue | undefined {
    if (super.has(name)) return super.get(name);
    throw new EvaluationError(`Property ${name} is undefined on object.`, unconstrained(name));
  }

  override has(name: string): boolean {
    return super.has(name) || this.unknown(name);
  }

  override get size(): number {
    return this.unknown('size');
  }

  override keys(): never {
    return this.unknown('keys');
  }

  override values(): never {
    return this.unknown('values');
  }

  override entries(): never {
    return this.unknown('entries');
  }

  override forEach(): never {
    return this.unknown('entries');
  }

  override [Symbol.iterator](): never {
    return this.unknown('entries');
  }

  /** The entry of a name if it is known. */
  known(name: string): RulesValue | undefined {
    return super.get(name);
  }

  knownEntries(): Iterable<[string, RulesValue]> {
    return super.entries();
  }

  private unknown(name: string): never {
    throw new EvaluationError(unconstrained(name));
  }
}
