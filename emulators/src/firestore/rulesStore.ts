import { compileRuleset, type Ruleset, type RulesFile } from '../rules/ruleset.ts';

/** Rules as they were given, and compiled. */
export interface LoadedRules {
  files: readonly RulesFile[];
  ruleset: Ruleset;
}

/** The rules of each project; those given at the start hold for every project without its own. */
export class RulesStore {
  private readonly initial: LoadedRules | undefined;
  private readonly byProject = new Map<string, LoadedRules>();

  /** @throws {RulesCompileError} when the rules do not compile. */
  constructor(files: readonly RulesFile[] | undefined) {
    this.initial = files && { files, ruleset: compileRuleset(files) };
  }

  /** The rules that bind the clients of a project; undefined when everything is allowed. */
  get(project: string): LoadedRules | undefined {
    return this.byProject.get(project) ?? this.initial;
  }

  /**
   * Replaces the rules of a project. Rules that do not compile leave the old ones in place.
   * @throws {RulesCompileError} when they do not.
   */
  set(project: string, files: readonly RulesFile[]): LoadedRules {
    const loaded = { files, ruleset: compileRuleset(files) };
    this.byProject.set(project, loaded);
    return loaded;
  }
}
