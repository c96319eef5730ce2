/** Keeps Stryker from changing the wording of logs and messages, which no test holds. */
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** @type {import('@stryker-mutator/api/ignore').Ignorer} */
const wording = {
  shouldIgnore({ node }) {
    const texts =
      node.type === 'StringLiteral'
        ? [node.value]
        : node.type === 'TemplateLiteral'
          ? node.quasis.map(({ value }) => value.raw)
          : [];
    if (texts.some((text) => /\S \S|^ \S|\S $/.test(text))) return 'A text for people.';
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

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'wording', wording)];
