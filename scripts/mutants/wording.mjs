/** Keeps Stryker from changing the wording of logs and messages, which no test checks. */
const wording = {
  /** @param {{ node: any }} path of the syntax tree */
  shouldIgnore({ node }) {
    const texts =
      node.type === 'StringLiteral'
        ? [node.value]
        : node.type === 'TemplateLiteral'
          ? node.quasis.map((/** @type {any} */ { value }) => value.raw)
          : [];
    if (texts.some((/** @type {string} */ text) => /\S \S|^ \S|\S $/.test(text))) return 'A text for people.';
    const call = node.type === 'ExpressionStatement' ? node.expression : undefined;
    if (call?.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return undefined;
    const { object, property } = call.callee;
    const isLog =
      (object.type === 'Identifier' && /log$/i.test(object.name)) ||
      (object.type === 'MemberExpression' &&
        object.property.type === 'Identifier' &&
        object.property.name === 'log');
    return isLog && property.type === 'Identifier' && /^(?:info|debug)$/.test(property.name)
      ? 'A line of the log.'
      : undefined;
  },
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'wording', value: wording }];
