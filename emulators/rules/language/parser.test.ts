import { describe, expect, it } from 'vitest';
import type { Expression, RulesModule } from './ast.ts';
import { parseModule } from './parser.ts';
import { Source } from './source.ts';

const parse = (content: string): RulesModule => {
  const source = new Source('test.rules', content);
  const module = parseModule(source);
  expect(source.issues).toEqual([]);
  return module;
};

const parseCondition = (condition: string): Expression => {
  const module = parse(`service cloud.firestore { match /a { allow get: if ${condition}; } }`);
  return module.services[0]?.matches[0]?.allows[0]?.condition as Expression;
};

/** The expression with every part in parentheses. */
const show = (node: Expression): string => {
  switch (node.kind) {
    case 'literal':
      return String(node.value);
    case 'identifier':
      return node.name;
    case 'unary':
      return `(${node.operator}${show(node.operand)})`;
    case 'binary':
      return `(${show(node.left)} ${node.operator} ${show(node.right)})`;
    case 'typeTest':
      return `(${show(node.operand)} is ${node.type})`;
    case 'conditional':
      return `(${[node.condition, node.consequent, node.alternate].map(show).join(' ? ')})`;
    case 'member':
      return `${show(node.target)}.${node.name}`;
    default:
      return node.kind;
  }
};

describe('expressions', () => {
  it.each([
    ['a || b && c', '(a || (b && c))'],
    ['a && b == c', '(a && (b == c))'],
    ['a == b in c', '(a == (b in c))'],
    ['a in b < c', '(a in (b < c))'],
    ['a < b + c', '(a < (b + c))'],
    ['a + b * c', '(a + (b * c))'],
    ['a - b - c', '((a - b) - c)'],
    ['-a * b', '((-a) * b)'],
    ['!a.b', '(!a.b)'],
    ['!!a', '(!(!a))'],
    ['(a + b) * c', '((a + b) * c)'],
    ['a ? b : c ? d : e', '(a ? b ? (c ? d ? e))'],
    ['a is int == b', '((a is int) == b)'],
    ['a / b % c', '((a / b) % c)'],
    ['-9223372036854775808', '-9223372036854775808'],
  ])('%s', (condition, expected) => {
    expect(show(parseCondition(condition))).toBe(expected);
  });

  it('have positions', () => {
    const content = 'service cloud.firestore { match /a { allow get: if 1 + (a); } }';
    const condition = parse(content).services[0]?.matches[0]?.allows[0]?.condition as Expression;
    expect(content.slice(condition.start, condition.end)).toBe('1 + (a)');
  });

  it('may be paths with expressions', () => {
    expect(parseCondition('/a/$(b.c)/{d}/{e=**}')).toMatchObject({
      kind: 'path',
      segments: ['a', { kind: 'member' }, '{d}', '{e=**}'],
    });
  });

  it('may be indices and ranges', () => {
    expect(parseCondition('a[0]')).toMatchObject({ kind: 'index' });
    expect(parseCondition('a[:]')).toMatchObject({ kind: 'range', from: null, to: null });
    expect(parseCondition('a[1:b]')).toMatchObject({ kind: 'range', to: { name: 'b' } });
  });
});

describe('declarations', () => {
  it('form a tree', () => {
    const module = parse(`rules_version = "2";
      function f(a, b) { let c = a; return c == b; }
      service firebase.storage {
        match /b/{bucket}/o { match /{all=**} { allow read, delete; } }
      }`);
    expect(module.version).toBe(2);
    expect(module.functions).toMatchObject([
      { name: { text: 'f' }, parameters: [{ text: 'a' }, { text: 'b' }], lets: [{}] },
    ]);
    expect(module.services).toMatchObject([
      {
        name: { text: 'firebase.storage' },
        matches: [
          {
            path: [
              { kind: 'text', text: 'b' },
              { kind: 'one', name: 'bucket' },
              { kind: 'text', text: 'o' },
            ],
            matches: [
              {
                path: [{ kind: 'many', name: 'all' }],
                allows: [{ methods: [{ text: 'read' }, { text: 'delete' }], condition: null }],
              },
            ],
          },
        ],
      },
    ]);
  });

  it('are version 1 by default', () => {
    expect(parse('service cloud.firestore { match /a { allow get; } }').version).toBe(1);
  });
});
