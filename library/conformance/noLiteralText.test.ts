// @vitest-environment node
import { parseSync, traverse, types } from '@babel/core';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../src', import.meta.url));
const files = globSync('{components,food-fields,slots}/**/*.{ts,tsx}', {
  cwd: source,
  exclude: ['**/*.{test,stories,conformance,example,en}.{ts,tsx}'],
});

/** The attributes that a person reads or hears. */
const SPOKEN =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|helperText)$/;

/** The literal texts that `node` may evaluate to. */
function texts(node: types.Node | null | undefined): string[] {
  if (types.isStringLiteral(node) || types.isJSXText(node)) return [node.value];
  if (types.isTemplateLiteral(node)) {
    return [...node.quasis.map(({ value }) => value.raw), ...node.expressions.flatMap(texts)];
  }
  if (types.isJSXExpressionContainer(node)) return texts(node.expression);
  if (types.isConditionalExpression(node)) {
    return [...texts(node.consequent), ...texts(node.alternate)];
  }
  if (types.isLogicalExpression(node) || types.isBinaryExpression(node, { operator: '+' })) {
    return [...texts(node.left), ...texts(node.right)];
  }
  return [];
}

/** The literal texts in `code` that contain letters, with their lines. Signs such as × do not count. */
function literalTexts(code: string, filename = 'a.tsx'): string[] {
  const presets = ['@babel/preset-typescript'];
  const ast = parseSync(code, {
    filename,
    configFile: false,
    babelrc: false,
    presets,
    parserOpts: { plugins: ['jsx'] },
  });
  const found: string[] = [];
  const collect = (node: types.Node | null | undefined) => {
    for (const text of texts(node)) {
      // Templates contain no-break spaces as escapes.
      const word = text.replaceAll(/\\u\w{4}/g, ' ').trim();
      if (/\p{L}/u.test(word)) found.push(`${node?.loc?.start.line}: ${word}`);
    }
  };
  if (!ast) throw new Error(`${filename} could not be read.`);
  traverse(ast, {
    JSXElement: ({ node }) => node.children.forEach(collect),
    JSXFragment: ({ node }) => node.children.forEach(collect),
    JSXAttribute({ node: { name, value } }) {
      if (types.isJSXIdentifier(name) && SPOKEN.test(name.name)) collect(value);
    },
    ObjectProperty({ node: { key, value } }) {
      const name = types.isIdentifier(key) ? key.name : types.isStringLiteral(key) ? key.value : '';
      if (SPOKEN.test(name)) collect(value);
    },
    CallExpression({ node: { callee, arguments: given } }) {
      if (!types.isIdentifier(callee)) return;
      // slot(name, element, props, ...children) and createElement(element, props, ...children)
      if (callee.name === 'slot') given.slice(3).forEach(collect);
      if (callee.name === 'createElement') given.slice(2).forEach(collect);
    },
  });
  return found;
}

test.each(files)('%s contains no literal text, so that every text can be translated', (file) => {
  expect(literalTexts(readFileSync(`${source}/${file}`, 'utf8'), file)).toEqual([]);
});

test.each([
  '<p>Totals</p>',
  '<p>{known ? figure : "not known"}</p>',
  '<p>{`${count} entries`}</p>',
  '<p>{failed && "Try again"}</p>',
  '<><b />Totals</>',
  '<button aria-label="Delete" />',
  '<button aria-label={`Delete ${name}`} />',
  '<img alt="A photo" />',
  "slot('root', 'p', { title: 'Totals' })",
  "slot('root', 'p', { 'aria-label': text.label ?? 'Totals' })",
  "slot('heading', 'h2', {}, 'Totals')",
  "createElement('p', {}, 'Totals')",
])('finds the literal text in %s', (code) => {
  expect(literalTexts(code)).toHaveLength(1);
});

test.each([
  '<p className="wide" data-total="fats">{text.heading}</p>',
  '<small>{`\\u00a0${text.grams}`}</small>',
  '<button aria-label={text.delete}>×</button>',
  "slot('photo', 'img', { alt: '' })",
])('finds no literal text in %s', (code) => {
  expect(literalTexts(code)).toEqual([]);
});
