/** Keeps Stryker from changing the wording of logs and messages, which no test checks. */
const wording = {
  /** @param {{ node: any }} path of the syntax tree */
  shouldIgnore(path) {
    const { node } = path;
    const texts =
      node.type === 'StringLiteral'
        ? [node.value]
        : node.type === 'TemplateLiteral'
          ? node.quasis.map((/** @type {any} */ { value }) => value.raw)
          : [];
    if (texts.some((/** @type {string} */ text) => /\S \S|^ \S|\S $/.test(text))) return 'A text for people.';
    return node.type === 'ExpressionStatement' && /^[\w.]*log\.(?:info|debug)\(/i.test(`${path}`)
      ? 'A line of the log.'
      : undefined;
  },
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'wording', value: wording }];
