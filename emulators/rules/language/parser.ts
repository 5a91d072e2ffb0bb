import type { Allow, FunctionDeclaration, Let, Match, Name, RulesModule, Service } from './ast.ts';
import { Cursor } from './cursor.ts';
import { parseExpression } from './expressionParser.ts';
import { parsePattern } from './pathParser.ts';
import type { Source } from './source.ts';

/**
 * Google's limit for the text of a ruleset: https://firebase.google.com/docs/rules/manage-deploy
 */
const maxBytes = 256 * 1024;
const methods = new Set(['get', 'list', 'create', 'update', 'delete', 'read', 'write']);

/**
 * Parses a file. Adds syntax errors to the source. As in Google's compiler, only a `let` needs its
 * semicolon: several published samples leave out others.
 */
export const parseModule = (source: Source): RulesModule => {
  const module: RulesModule = { version: 1, functions: [], services: [] };
  if (Buffer.byteLength(source.content) > maxBytes) {
    source.note('ERROR', `Rules are larger than ${maxBytes} bytes.`);
  } else if (source.content.trim() === '') {
    source.note('ERROR', 'Rules content empty. Compilation aborted.');
  } else {
    parseInto(module, new Cursor(source));
  }
  return module;
};

const parseInto = (module: RulesModule, cursor: Cursor): void => {
  if (cursor.at('rules_version')) cursor.recovering(() => parseVersion(module, cursor));
  while (!cursor.atEnd) {
    cursor.recovering(() => {
      if (cursor.at('function')) module.functions.push(parseFunction(cursor));
      else if (cursor.at('service')) module.services.push(parseService(cursor));
      else cursor.fail(`Unexpected '${cursor.token.text}', expecting 'service' or 'function'.`);
    });
    if (cursor.at('}')) cursor.recovering(() => cursor.fail("Unexpected '}'.", cursor.advance()));
  }
  if (module.services.length === 0 && !cursor.source.failed) {
    cursor.source.error(cursor.token, "Unexpected '<EOF>', expecting 'service'.");
  }
};

const parseVersion = (module: RulesModule, cursor: Cursor): void => {
  cursor.advance();
  cursor.expect('=');
  const version = cursor.advance();
  const text = version.kind === 'string' ? version.text.slice(1, -1) : version.text;
  if (text !== '1' && text !== '2') cursor.fail(`Unsupported rules version ${text}.`, version);
  module.version = text === '1' ? 1 : 2;
  cursor.accept(';');
};

const parseService = (cursor: Cursor): Service => {
  cursor.advance();
  const name = parseServiceName(cursor);
  const service: Service = { name, functions: [], matches: [] };
  cursor.expect('{');
  parseBlock(cursor, () => {
    if (cursor.at('function')) service.functions.push(parseFunction(cursor));
    else if (cursor.at('match')) service.matches.push(parseMatch(cursor));
    else cursor.fail(`Unexpected '${cursor.token.text}', expecting 'match' or 'function'.`);
  });
  return service;
};

const parseServiceName = (cursor: Cursor): Name => {
  const parts = [cursor.name()];
  while (cursor.accept('.')) parts.push(cursor.name());
  const { start } = parts[0] as Name;
  return { text: parts.map(({ text }) => text).join('.'), start, end: cursor.previousEnd };
};

const parseBlock = (cursor: Cursor, declaration: () => void): void => {
  while (!cursor.at('}') && !cursor.atEnd) cursor.recovering(declaration);
  cursor.expect('}');
};

const parseMatch = (cursor: Cursor): Match =>
  cursor.nested(() => {
    const { start } = cursor.advance();
    const path = parsePattern(cursor);
    const match: Match = { path, functions: [], allows: [], matches: [], start, end: start };
    cursor.expect('{');
    if (cursor.at('}')) cursor.fail("The 'match' body must contain at least one declaration.");
    parseBlock(cursor, () => parseMatchDeclaration(match, cursor));
    match.end = cursor.previousEnd;
    return match;
  });

const parseMatchDeclaration = (match: Match, cursor: Cursor): void => {
  if (cursor.at('allow')) match.allows.push(parseAllow(cursor));
  else if (cursor.at('match')) match.matches.push(parseMatch(cursor));
  else if (cursor.at('function')) match.functions.push(parseFunction(cursor));
  else if (cursor.atPath) cursor.fail("Missing 'match' keyword before path.");
  else cursor.fail(`Unexpected '${cursor.token.text}', expecting 'allow', 'match' or 'function'.`);
};

const parseAllow = (cursor: Cursor): Allow => {
  const { start } = cursor.advance();
  const allowed = [parseMethod(cursor)];
  while (cursor.accept(',')) allowed.push(parseMethod(cursor));
  if (cursor.at('if')) cursor.fail("Missing ':' before 'if' condition.");
  const allow: Allow = {
    methods: allowed,
    condition: null,
    conditionStart: start,
    start,
    end: start,
  };
  if (cursor.accept(':')) parseCondition(allow, cursor);
  cursor.accept(';');
  allow.end = cursor.previousEnd;
  return allow;
};

const parseMethod = (cursor: Cursor): Name => {
  const name = cursor.name();
  if (!methods.has(name.text)) cursor.fail(`Invalid method name: ${name.text}.`, name);
  return name;
};

const parseCondition = (allow: Allow, cursor: Cursor): void => {
  cursor.expect('if');
  allow.conditionStart = cursor.token.start;
  allow.condition = parseExpression(cursor);
};

const parseFunction = (cursor: Cursor): FunctionDeclaration => {
  cursor.advance();
  const name = cursor.name();
  const parameters = parseParameters(cursor);
  cursor.expect('{');
  const lets: Let[] = [];
  while (cursor.at('let')) lets.push(parseLet(cursor));
  cursor.expect('return');
  const result = parseExpression(cursor);
  cursor.accept(';');
  cursor.expect('}');
  return { name, parameters, lets, result };
};

const parseParameters = (cursor: Cursor): Name[] => {
  const parameters: Name[] = [];
  cursor.expect('(');
  if (cursor.accept(')')) return parameters;
  do parameters.push(cursor.name());
  while (cursor.accept(','));
  cursor.expect(')');
  return parameters;
};

const parseLet = (cursor: Cursor): Let => {
  const { start } = cursor.advance();
  const name = cursor.name();
  cursor.expect('=');
  const value = parseExpression(cursor);
  cursor.expect(';');
  return { name, value, start, end: cursor.previousEnd };
};
