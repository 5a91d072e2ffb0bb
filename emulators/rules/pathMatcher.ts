import type { AllowRule, MatchRule } from './compiler/matchTree.ts';
import { RulesPath } from './language/values.ts';
import type { Wildcard } from './runtime/frame.ts';

/** Called for each allow statement that applies; returning true ends the search. */
export type Visitor = (allow: AllowRule, wildcards: readonly Wildcard[]) => boolean;

/** How to match a path, and the visitor for the results. */
export interface Search {
  version: 1 | 2;
  /** The placeholder for unknown segments. */
  anySegment: string | undefined;
  visit: Visitor;
}

/**
 * Calls the visitor for every allow statement that applies to a path, in the order of the rules.
 */
export class PathMatcher {
  private readonly segments: readonly string[];
  /** In version 1, `{name=**}` matches at least one segment. */
  private readonly minManySegments: number;
  private readonly visit: Visitor;
  private readonly wildcards: Wildcard[] = [];
  private readonly anySegment: string | undefined;
  constructor(segments: readonly string[], { version, anySegment, visit }: Search) {
    this.segments = segments;
    this.minManySegments = version === 1 ? 1 : 0;
    this.anySegment = anySegment;
    this.visit = visit;
  }

  /** Matches a rule from a segment on; returns whether the visitor ended the search. */
  search(rule: MatchRule, start = 0): boolean {
    return this.follow(rule, 0, start, rule.firstSlot);
  }

  private follow(rule: MatchRule, index: number, position: number, slot: number): boolean {
    const pattern = rule.path[index];
    if (pattern === undefined) return this.matchEnd(rule, position);
    if (pattern.kind === 'many') return this.followMany(rule, index, position, slot);
    const segment = this.segments[position];
    if (segment === undefined) return false;
    if (pattern.kind === 'text') {
      return pattern.text === segment && this.follow(rule, index + 1, position + 1, slot);
    }
    this.wildcards[slot] = segment === this.anySegment ? null : segment;
    return this.follow(rule, index + 1, position + 1, slot + 1);
  }

  private followMany(rule: MatchRule, index: number, position: number, slot: number): boolean {
    for (let end = this.segments.length; end >= position + this.minManySegments; end -= 1) {
      this.wildcards[slot] = this.pathBetween(position, end);
      if (this.follow(rule, index + 1, end, slot + 1)) return true;
    }
    return false;
  }

  private pathBetween(start: number, end: number): RulesPath | null {
    const segments = this.segments.slice(start, end);
    const isKnown = this.anySegment === undefined || !segments.includes(this.anySegment);
    return isKnown ? new RulesPath(segments) : null;
  }

  private matchEnd(rule: MatchRule, position: number): boolean {
    const isAtEnd = position === this.segments.length;
    if (isAtEnd && rule.allows.some((allow) => this.visit(allow, this.wildcards))) return true;
    return rule.matches.some((nested) => this.search(nested, position));
  }
}
