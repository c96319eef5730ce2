/** The sources of the tests: no test depends on how fast the machine is, and each title says what it tests. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { REPOSITORY } from '../support/repository.ts';

const folder = path.join(REPOSITORY, '__tests__');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(?:ts|mjs)$/.test(file));

const parse = (text: string) => ts.createSourceFile('test.ts', text, ts.ScriptTarget.Latest, true);

/** Returns what a search finds, by file. */
function foundIn(names: readonly string[], search: (text: string) => readonly string[]) {
  const found = names.map((name): [string, readonly string[]] => {
    return [name, search(readFileSync(path.join(folder, name), 'utf8'))];
  });
  return Object.fromEntries(found.filter(([, texts]) => texts.length > 0));
}

/** Returns every node below this one. */
const nodesIn = (node: ts.Node): ts.Node[] =>
  node.getChildren().flatMap((child) => [child, ...nodesIn(child)]);

const CLOCKS = ['performance.now()', 'Date.now()', 'process.hrtime.bigint()', 'process.uptime()'];
const COMPARISON = /^(?:<|>|<=|>=)$/;

/**
 * Returns what compares or expects how long something took on a real clock: the difference of two moments, or a
 * variable that was computed from one.
 */
function timedExpectations(text: string): string[] {
  // Parsing every file takes long, and few read a clock.
  if (!/\.(?:now|uptime|hrtime)\b/.test(text)) return [];
  const nodes = nodesIn(parse(text));
  const moments = new Set<string>();
  const times = new Set<string>();
  const hasName = (names: ReadonlySet<string>) => (node: ts.Node) =>
    ts.isIdentifier(node) && names.has(node.text) && !ts.isPropertyAssignment(node.parent);
  const isMoment = (node: ts.Node) => CLOCKS.includes(node.getText()) || hasName(moments)(node);
  const has = (node: ts.Node, is: (node: ts.Node) => boolean) => [node, ...nodesIn(node)].some(is);
  const isDifference = (node: ts.Node) =>
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.MinusToken &&
    has(node.left, isMoment) &&
    has(node.right, isMoment);
  const isTime = (node: ts.Node) => isDifference(node) || hasName(times)(node);
  for (const node of nodes.filter(ts.isVariableDeclaration)) {
    if (node.initializer === undefined) continue;
    if (CLOCKS.includes(node.initializer.getText())) moments.add(node.name.getText());
    if (has(node.initializer, isTime)) times.add(node.name.getText());
  }
  const isExpected = (node: ts.Node) =>
    (ts.isCallExpression(node) && node.expression.getText() === 'expect') ||
    (ts.isBinaryExpression(node) && COMPARISON.test(node.operatorToken.getText()));
  return nodes.filter((node) => isExpected(node) && has(node, isTime)).map((node) => node.getText());
}

describe('timedExpectations', () => {
  it.each([
    'const began = performance.now(); expect(performance.now() - began).toBeLessThan(1);',
    'const began = Date.now(); const took = (Date.now() - began) / 1000; expect(took).toBe(1);',
    'const began = Date.now(); if (Date.now() - began > 5000) throw new Error();',
  ])('finds `%s`', (text) => {
    expect(timedExpectations(text)).toHaveLength(1);
  });

  it.each([
    'expect(clock.now() - clock.began).toBe(1);',
    'const old = new Date(Date.now() - 1000); expect(isOld(old)).toBe(true);',
    'for (const endsAt = Date.now() + 1000; ; ) if (Date.now() > endsAt) throw new Error();',
    'const began = performance.now(); print(performance.now() - began);',
  ])('accepts `%s`', (text) => {
    expect(timedExpectations(text)).toEqual([]);
  });

  it('finds none in the tests', () => {
    expect(foundIn(files, timedExpectations)).toEqual({});
  });
});

/** Returns the titles at the top level of a source that do not begin with the name of an import from `src/`. */
function unnamedTitles(text: string): string[] {
  const source = parse(text);
  const imported = source.statements.filter(ts.isImportDeclaration).filter(isFromSrc);
  const dynamic = text.matchAll(/const \{ ([\w, ]+) \} = await import\('[./]*\/src\//g);
  const names = new Set([
    ...imported.flatMap(({ importClause }) => importClause?.namedBindings?.getText().match(/\w+/g) ?? []),
    ...[...dynamic].flatMap(([, found = '']) => found.split(', ')),
  ]);
  const calls = source.statements.filter(ts.isExpressionStatement).map(({ expression }) => expression);
  return calls
    .filter(ts.isCallExpression)
    .filter(({ expression }) => /^(?:describe|it)/.test(expression.getText()))
    .map(({ arguments: [title] }) => title?.getText().slice(1, -1) ?? '')
    .filter((title) => !names.has(/^\w+/.exec(title)?.[0] ?? ''));
}

const isFromSrc = ({ moduleSpecifier }: ts.ImportDeclaration) => moduleSpecifier.getText().includes('/src/');

describe('unnamedTitles', () => {
  it('finds a title that names nothing that the test imports from src/', () => {
    const text = "import { a } from '../src/a.ts';\ndescribe('a', () => {});\nit('works', () => {});";
    expect(unnamedTitles(text)).toEqual(['works']);
  });

  it('finds none in the unit tests', () => {
    const unitTests = files.filter((file) => file.startsWith('unit/') && file.endsWith('.test.ts'));
    expect(foundIn(unitTests, unnamedTitles)).toEqual({});
  });
});
