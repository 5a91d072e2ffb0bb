import { Coverage, compileRuleset, type Ruleset, type RulesFile } from '@tools-hub/rules';

/** The rules of one project: their source, the compiled ruleset and its coverage. */
export interface LoadedRules {
  files: readonly RulesFile[];
  ruleset: Ruleset;
  coverage: Coverage;
}

const load = (files: readonly RulesFile[], ruleset = compileRuleset(files)): LoadedRules => ({
  files,
  ruleset,
  coverage: new Coverage(ruleset),
});

/** The rules of each project. The initial rules apply to every project that has set none. */
export class RulesStore {
  private readonly initial: LoadedRules | undefined;
  private readonly byProject = new Map<string, LoadedRules>();

  /** @throws {RulesCompileError} when the rules do not compile. */
  constructor(files: readonly RulesFile[] | undefined) {
    this.initial = files && load(files);
  }

  /** The rules of a project; undefined when everything is allowed. */
  get(project: string): LoadedRules | undefined {
    const existing = this.byProject.get(project);
    if (existing || !this.initial) return existing;
    return this.store(project, load(this.initial.files, this.initial.ruleset));
  }

  /**
   * Replaces the rules of a project. Rules that do not compile leave the old ones in place.
   * @throws {RulesCompileError} when they do not compile.
   */
  set(project: string, files: readonly RulesFile[]): LoadedRules {
    return this.store(project, load(files));
  }

  private store(project: string, loaded: LoadedRules): LoadedRules {
    this.byProject.set(project, loaded);
    return loaded;
  }
}
