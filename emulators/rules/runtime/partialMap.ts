import { EvaluationError } from '../language/errors.ts';
import type { RulesValue } from '../language/values.ts';

const unconstrained = (name: string) =>
  `the query does not constrain "${name}", so the rule cannot be proved for all results`;

/**
 * A map of which only some entries are known. A rule that reads another entry cannot be proved for
 * a whole list, so that is an error. Google's emulator treats an entry that the query does not
 * mention as missing, and so lets `!('x' in resource.data)` read documents that have it. This
 * follows the documentation: https://firebase.google.com/docs/firestore/security/rules-query
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

  /** The known entry of a name; undefined when it is unknown. */
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
