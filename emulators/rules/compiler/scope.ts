import type { FunctionDeclaration, Name } from '../language/ast.ts';
import type { Source } from '../language/source.ts';
import type { Evaluator } from '../runtime/frame.ts';

/** A variable: a wildcard, a parameter or a `let` binding. */
export interface Variable {
  kind: 'wildcard' | 'local';
  slot: number;
  used: boolean;
}

/** A declared function. `body` is set once all functions are compiled. */
export interface FunctionSymbol {
  declaration: FunctionDeclaration;
  scope: Scope;
  calls: Set<FunctionSymbol>;
  used: boolean;
  lets: Evaluator[];
  body: Evaluator;
}

/** A lexical scope: its names and those of the enclosing scopes. */
export class Scope {
  /** The number of wildcards in this and the enclosing scopes. */
  readonly wildcardCount: number;
  private readonly parent: Scope | null;
  private readonly variables = new Map<string, Variable>();
  private readonly functions = new Map<string, FunctionSymbol>();
  constructor(parent: Scope | null, wildcards: readonly string[] = []) {
    this.parent = parent;
    const inherited = parent?.wildcardCount ?? 0;
    for (const [index, name] of wildcards.entries()) {
      this.variables.set(name, { kind: 'wildcard', slot: inherited + index, used: true });
    }
    this.wildcardCount = inherited + wildcards.length;
  }

  /** Binds a parameter or `let` name; a duplicate name is an error. */
  bindLocal(name: Name, source: Source): void {
    if (this.variables.has(name.text)) {
      source.error(name, `The identifier [${name.text}] is already bound in the current scope.`);
    }
    this.variables.set(name.text, { kind: 'local', slot: this.variables.size, used: false });
  }

  declare(symbol: FunctionSymbol, source: Source): void {
    const { name } = symbol.declaration;
    if (this.functions.has(name.text)) {
      source.error(name, `Function ${name.text} is already defined.`);
    } else {
      this.functions.set(name.text, symbol);
    }
  }

  variable(name: string): Variable | null {
    return this.variables.get(name) ?? this.parent?.variable(name) ?? null;
  }

  function(name: string): FunctionSymbol | null {
    return this.functions.get(name) ?? this.parent?.function(name) ?? null;
  }

  isUsed(local: Name): boolean {
    return this.variables.get(local.text)?.used ?? false;
  }
}
