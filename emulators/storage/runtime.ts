import type { RulesValue } from '@tools-hub/rules';
import {
  type Access,
  compileRuleset,
  type Issue,
  type Method,
  operationsOf,
  RulesCompileError,
  type Ruleset,
} from '@tools-hub/rules';
import { fromDocument, fromExpressionValue } from './expressionValue.ts';
import type {
  FetchDocument,
  FetchedDocument,
  LoadRuleset,
  RuntimeRequest,
  RuntimeResponse,
  Verify,
} from './protocol.ts';

/** A pending verification with the documents fetched so far. */
interface Verification {
  request: Verify;
  documents: Map<string, RulesValue>;
  /** The document that it waits for. */
  awaited: string;
}

/** The rules runtime of the Storage emulator: loaded rulesets and pending verifications. */
export class StorageRulesRuntime {
  private readonly rulesets = new Map<string, Ruleset>();
  private readonly pending = new Map<number, Verification>();

  /** Handles one request; returns null when there is no response. Never throws. */
  handle(request: RuntimeRequest): RuntimeResponse | FetchDocument | null {
    try {
      return this.dispatch(request);
    } catch (error) {
      return failure(request.id, [reasonOf(error)]);
    }
  }

  private dispatch(request: RuntimeRequest): RuntimeResponse | FetchDocument | null {
    switch (request.action) {
      case 'load_ruleset':
        return this.load(request);
      case 'verify':
        return this.verify({ request, documents: new Map(), awaited: '' });
      case undefined:
        return this.resume(request);
      default:
        return failure((request as RuntimeRequest).id, ['Unknown action.']);
    }
  }

  private load({ id, context: { rulesetName, source } }: LoadRuleset): RuntimeResponse {
    try {
      const ruleset = compileRuleset(source.files);
      this.rulesets.set(rulesetName, ruleset);
      const { rulesVersion, warnings } = ruleset;
      return {
        id,
        status: 'ok',
        warnings: encodeIssues(warnings),
        errors: [],
        result: { rulesVersion },
      };
    } catch (error) {
      if (!(error instanceof RulesCompileError)) throw error;
      const { ERROR = [], WARNING = [] } = Object.groupBy(error.issues, ({ severity }) => severity);
      return { id, status: 'ok', warnings: encodeIssues(WARNING), errors: encodeIssues(ERROR) };
    }
  }

  /** Verifies; requests a missing document and starts over when it arrives. */
  private verify(verification: Verification): RuntimeResponse | FetchDocument {
    const { id, context } = verification.request;
    const ruleset = this.rulesets.get(context.rulesetName);
    if (ruleset === undefined) return failure(id, [`No ruleset ${context.rulesetName} is loaded.`]);
    const { permit, warnings, missing } = evaluate(ruleset, verification);
    if (missing === null) return { id, status: 'ok', warnings, errors: [], result: { permit } };
    this.pending.set(id, { ...verification, awaited: missing });
    const fetch = { action: 'fetch_firestore_document', context: { path: missing } } as const;
    return { server_request_id: id, ...fetch };
  }

  private resume({ id, status, result }: FetchedDocument): RuntimeResponse | FetchDocument | null {
    const verification = this.pending.get(id);
    if (verification === undefined) return null;
    this.pending.delete(id);
    const isFound = status === 'ok' && result !== undefined;
    const document = isFound ? fromDocument(result.name, result.fields ?? {}) : null;
    verification.documents.set(verification.awaited, document);
    return this.verify(verification);
  }
}

/**
 * Evaluates with the documents fetched so far; a warning explains a denial, and the CLI logs it.
 */
const evaluate = (ruleset: Ruleset, verification: Verification) => {
  let missing: string | null = null;
  const onMissing = (path: string) => {
    missing ??= path;
  };
  const operations = operationsOf(verification.request.context.method);
  const accesses = operations.map((method) => accessOf(verification, method, onMissing));
  const denied = accesses.find((access) => !ruleset.evaluate(access).permit);
  const warnings = denied && !missing ? [`The rules deny ${ruleset.explain(denied)}`] : [];
  return { permit: !denied, warnings, missing: missing as string | null };
};

const accessOf = (
  { request: { context }, documents }: Verification,
  method: Method,
  onMissing: (path: string) => void,
): Access => ({
  service: context.service,
  path: context.path,
  method,
  request: fromExpressionValue(context.variables.request) as Map<string, RulesValue>,
  resource: fromExpressionValue(context.variables.resource),
  lookup(path) {
    const document = documents.get(path);
    if (document !== undefined) return document;
    onMissing(path);
    throw new Error(`${path} has yet to be fetched.`);
  },
});

// Input that is nested too deeply for recursion throws a RangeError.
const reasonOf = (error: unknown) =>
  error instanceof RangeError ? 'The request is nested too deeply.' : String(error);

const failure = (id: number, errors: string[]): RuntimeResponse => ({
  id,
  status: 'ok',
  warnings: [],
  errors,
});

/** Encodes issues as the JSON from which the CLI builds its messages. */
const encodeIssues = (issues: readonly Issue[]): string[] =>
  issues.map(({ fileName, line, column, description }) =>
    JSON.stringify({
      description_: description,
      sourcePosition_: { fileName_: fileName, line_: line, column_: column },
    }),
  );
