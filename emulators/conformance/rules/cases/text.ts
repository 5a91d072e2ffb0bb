import type { RuleCases } from './ruleCases.ts';

export const stringCases: RuleCases = {
  reference: 'https://firebase.google.com/docs/reference/rules/rules.String',
  allow: [
    "'Ab'.lower() == 'ab'",
    "'Ab'.upper() == 'AB'",
    "' a '.trim() == 'a'",
    "'ab'.size() == 2",
    "''.size() == 0",
    "'a1b22c'.split('[0-9]+') == ['a', 'b', 'c']",
    "'a,b,'.split(',') == ['a', 'b']",
    "'xx'.split('x') == ['']",
    "'abc'.split('') == ['', 'a', 'b', 'c']",
    "'abc'.split('^') == ['', 'abc']",
    "'baac'.split('a*') == ['', 'b', '', 'c']",
    "''.split(',') == ['']",
    "'aba'.replace('a', 'x') == 'xbx'",
    "'ab'.replace('(a)', '$1$1') == 'aab'",
    "'a'.replace('a', '\\\\$') == '$'",
    "'ab'.matches('a.')",
    "'ab'.matches('^ab$')",
    "'AB'.matches('(?i)ab')",
    "''.matches('')",
    "'a'.matches(resource.data.pattern)",
    "'é'.toUtf8() == b'é'",
    "'a'.toUtf8() == b'a'",
    "string(1) == '1'",
    "string(1.0) == '1.0'",
    "string(100000000.0) == '1.0E8'",
    "string(0.0001) == '1.0E-4'",
    "string(true) == 'true'",
    "string(null) == 'null'",
    "string(/a/b) == '/a/b'",
  ],
  deny: ["'ab'.matches('a')", "'a\\nb'.matches('a.b')", "'a.b'.split('.') == ['a', 'b']"],
  error: [
    'foo()',
    "'a'.foo()",
    "'a'.matches(resource.data.badPattern)",
    "'a'.matches(1)",
    "'a'.replace('a', '$9') == 'a'",
    'string([1]) == "[1]"',
    "string(b'a') == 'a'",
    "'ab'.join(',') == 'ab'",
    "'a'.size == 1",
  ],
  rejected: [
    "'ab'.matches('(')",
    "'ab'.matches('(?=a).*')",
    "'a'.size(1) == 1",

    "'a'.matches()",
  ],
};

export const bytesCases: RuleCases = {
  reference: 'https://firebase.google.com/docs/reference/rules/rules.Bytes',
  allow: [
    "b'ab'.size() == 2",
    "b'é'.size() == 2",
    "b'ab'.toBase64() == 'YWI='",
    "b'\\xff\\xfe'.toBase64() == '__4='",
    "b'\\xff'.toHexString() == 'FF'",
    "resource.data.bytes == b'ab'",
  ],
  deny: ["b'a' == 'a'"],
  error: ["b'a'.lower() == 'a'"],
  rejected: [],
};

export const hashingCases: RuleCases = {
  reference: 'https://firebase.google.com/docs/reference/rules/rules.hashing',
  allow: [
    "hashing.md5('a').toHexString() == '0CC175B9C0F1B6A831C399E269772661'",
    "hashing.md5(b'a') == hashing.md5('a')",
    "hashing.sha256('a').toBase64() == 'ypeBEsobvcr6wjGzmiPcTaeG7_gUfE5yuYB3ha_uSLs='",
    "hashing.crc32('a').toHexString() == '43BEB7E8'",
    "hashing.crc32c('123456789').toHexString() == '839206E3'",
  ],
  deny: ["hashing.md5('a') == hashing.md5('b')"],
  error: ["hashing.sha1('a').size() == 20", 'hashing.md5(1).size() == 16'],
  rejected: [],
};
