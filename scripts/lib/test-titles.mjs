import ts from 'typescript';

const runners = new Set(['it', 'test', 'describe']);

/**
 * The titles of the tests and groups of tests in a file's text: what is written as first argument of
 * it(…), test(…), describe(…) and their kin (it.each(…)(…), test.describe(…)), with the rows of a table
 * that a title is filled from. Skipped ones are none.
 */
export function testTitles(text, fileName = 'file.test.ts') {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest);
  const titles = [];
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      if (isSkipped(node.expression)) return;
      const [title] = node.arguments;
      const words = title && isRunner(node.expression) ? textOf(title) : null;
      if (words !== null) {
        titles.push(words);
        if (/[%$]/.test(words) && ts.isCallExpression(node.expression)) {
          titles.push(...textsIn(node.expression, file));
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

/** The name at the beginning of it, it.each(…), test.describe.configure … */
function isRunner(expression) {
  if (ts.isIdentifier(expression)) return runners.has(expression.text);
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression))
    return isRunner(expression.expression);
  return false;
}

function isSkipped(expression) {
  if (ts.isCallExpression(expression)) return isSkipped(expression.expression);
  if (!ts.isPropertyAccessExpression(expression)) return false;
  const isOff = ['skip', 'todo', 'fixme'].includes(expression.name.text);
  return (isOff && isRunner(expression.expression)) || isSkipped(expression.expression);
}

function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' ');
}

/** Everything in a file that has a name. */
function tablesOf(file) {
  const named = new Map();
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      named.set(node.name.text, node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return named;
}

/** Texts of a table, also where it stands under a name elsewhere in the file. */
function textsIn(node, file) {
  const texts = [];
  const named = tablesOf(file);
  const visit = (child) => {
    if (ts.isStringLiteralLike(child)) texts.push(child.text);
    const table = ts.isIdentifier(child) && named.get(child.text);
    if (table) {
      named.delete(child.text);
      visit(table);
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return texts;
}
