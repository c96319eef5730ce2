/**
 * Converts the `redirects` of `docs.json` for your host: node redirects.mjs HOST < docs.json
 *
 * A redirect takes precedence over a page, keeps the query, and also applies to `/source/` and `/source.html`. Sources
 * with a parameter come last. A wildcard matches the rest of an address, with its slashes.
 */
import { text } from 'node:stream/consumers';

const PARAMETER = /:([A-Za-z]\w*)(\*?)|\*/;
const ALL_PARAMETERS = new RegExp(PARAMETER, 'g');
/** Names of parameters in `_redirects`. None is the beginning of another. */
const LETTERS = 'abcdefgh';
// No value begins with a slash, so `/old//example.com` does not lead to another host.
const SEGMENT = String.raw`([^/?\s\x5C]+)`;
const REST = String.raw`((?:[^/?\s\x5C][^?\s]*)?)`;

const hexOf = (character) => Buffer.from(character).toString('hex').toUpperCase().match(/../g);

const encode = (plain, special) => plain.replace(special, (found) => `%${hexOf(found).join('%')}`);
/** Encodes what has a meaning in some configuration, such as a space, a quote, or `$`. */
const encoded = (plain) => encode(plain, /%(?![\dA-Fa-f]{2})|[^\w.~!()+,;=:@/?&#%-]/gu);
/** Encodes a decoded path as browsers do. */
const asSent = (path) => encode(path, /["#%<>?\\^`{}]|[^!-~]/gu);

/** Returns a pattern for each way in which a browser sends the text. It has no quote, brace, or `$`. */
function patternOf(plain) {
  return plain.replace(/[^\w~/-]/gu, (found) => {
    if (found === '.') return String.raw`\.`;
    const codes = hexOf(found).map(
      (hex) => `%${hex.replace(/[A-F]/g, (at) => `[${at}${at.toLowerCase()}]`)}`,
    );
    return codes.length > 1 ? codes.join('') : String.raw`(?:\x${hexOf(found)}|${codes})`;
  });
}

function sourceOf(source) {
  if (/[?#]/.test(source)) throw new Error('a source has no query and no anchor');
  const path = decodeURIComponent(source.replace(/^(?!\/)/, '/').replace(/(?:\.html|\/)$/, ''));
  if (/^\/[/\\]/.test(path)) throw new Error('a source does not begin with two slashes');
  const [first, ...parts] = path.split(ALL_PARAMETERS);
  const names = [];
  let [pattern, from] = [patternOf(first), asSent(first)];
  for (let at = 0; at < parts.length; at += 3) {
    const [name = '*', star = '*', rest] = parts.slice(at, at + 3);
    if (star !== '' && rest !== '') throw new Error('a wildcard is the end of a source');
    if (/^[({+]/.test(rest)) throw new Error('a parameter has no pattern of its own');
    names.push(name);
    from += (star || `:${LETTERS[at / 3]}`) + asSent(rest);
    if (star === '') pattern += SEGMENT + patternOf(rest);
    else if (pattern.endsWith('/')) pattern = String.raw`${pattern.slice(0, -1)}(?:\.html|/${REST})?`;
    else pattern += REST;
  }
  if (names.length > 8) throw new Error('a source has up to eight parameters');
  if (from === '') pattern = String.raw`/(?:index\.html)?`;
  else if (!from.endsWith('*')) pattern += String.raw`(?:\.html|/)?`;
  return { from: from || '/', pattern, names };
}

/** Returns the encoded parts of a destination. A number is a parameter of the source, the last one the query. */
function partsOf(destination, names) {
  if (!/^(?:https?:\/\/[^/?#\\]+(?:[/?#]|$)|(?!\w+:|[/\\]{2}))/.test(destination))
    throw new Error('a destination is a path, or an address with http or https');
  if (/^\w+:\/\/[^/?#]*(?::[A-Za-z]|\*)/.test(destination)) throw new Error('a host has no parameter');
  const [, address, query, anchor] = /^([^?#]*)(\?[^#]*)?(.*)$/s.exec(
    destination.replace(/^(?!\/|\w+:)/, '/'),
  );
  const split = (plain = '') =>
    plain.split(ALL_PARAMETERS).flatMap((part, at) => {
      if (at % 3 === 0) return encoded(part);
      if (at % 3 === 2) return [];
      if (!names.includes(part ?? '*'))
        throw new Error('the destination has a parameter that the source lacks');
      return names.indexOf(part ?? '*') + 1;
    });
  return [...split(address), ...(query ? split(query) : [names.length + 1]), ...split(anchor)];
}

function ruleOf({ source, destination, permanent = true }) {
  const { from, pattern, names } = sourceOf(source);
  const parts = partsOf(destination, names);
  const to = (reference, write = (part) => part) =>
    parts.map((part) => (typeof part === 'number' ? reference(part) : write(part))).join('');
  const status = permanent ? 308 : 307;
  const regex = new RegExp(String.raw`^${pattern}(\?\S*)?$`);
  return { from, regex, names, to, status, isPermanent: permanent };
}

/** Whether a browser would follow redirects without an end. */
function isLoop({ from }, rules) {
  let address = from.replaceAll(/:[a-h]|\*/g, 'x');
  for (let count = 0; count < 20; count++) {
    const found = rules.find(({ regex }) => regex.test(address));
    if (found === undefined) return false;
    const target = found.to((number) => `$${number}`);
    address = address.replace(found.regex, target).replace(/#.*/, '');
  }
  return true;
}

/** Returns the lines of `_redirects` without a parameter, and those with one. */
function linesOf({ from, to, names, isPermanent }, [permanent, temporary]) {
  const values = names.map((_, at) =>
    from.endsWith('*') && at === names.length - 1 ? ':splat' : `:${LETTERS[at]}`,
  );
  const [target, bare] = [values, []].map((given) => to((number) => given[number - 1] ?? ''));
  const lineOf = (source, destination) => `${source} ${destination} ${isPermanent ? permanent : temporary}`;
  if (names.length === 0)
    return [(from === '/' ? [''] : ['', '/', '.html']).map((end) => lineOf(from + end, target)), []];
  const parent = names.length === 1 && /.\/\*$/.test(from) ? [lineOf(from.slice(0, -2), bare)] : [];
  return [parent, [lineOf(from, target)]];
}

function cloudflareFile(rules) {
  const [exact, dynamic] = [[], []];
  for (const rule of rules) {
    const [without, withParameter] = linesOf(rule, [308, 307]);
    exact.push(...without);
    // A line for `/old//*`, since `/old//example.com` would lead to another host.
    if (/ \/:splat/.test(withParameter)) dynamic.push(`${rule.from.replace('*', '/*')} / 307`);
    dynamic.push(...withParameter);
  }
  if (exact.length > 2000 || dynamic.length > 100)
    throw new Error(`Cloudflare ignores all but 2,000 lines, and 100 with a parameter: use more wildcards.`);
  return [...exact, ...dynamic];
}

function netlifyFile(rules) {
  const partial = rules.find(({ from }) => /[^/]:[a-h]|:[a-h][^/]/.test(from));
  if (partial) throw new Error(`${partial.from}: at Netlify, a parameter has to be all between two slashes.`);
  const lines = rules.map((rule) => linesOf(rule, ['301!', '302!']));
  // Browsers remove the dot. Without it, `/old//example.com` would lead to another host.
  return [0, 1]
    .flatMap((at) => lines.flatMap((each) => each[at]))
    .map((line) => line.replace(/ (?=\/:splat)/, ' /.'));
}

function cloudFrontFunction(rules) {
  const list = rules.map(({ regex, to, status }) => {
    const target = JSON.stringify(to((number) => `$${number}`));
    return `    [${regex}, ${target}, ${status}],`;
  });
  const code = `function redirect(request) {
  const query = Object.keys(request.querystring).map((name) => {
    const one = request.querystring[name];
    const values = (one.multiValue || [one]).map((each) => each.value);
    return values.map((value) => (value === '' ? name : name + '=' + value)).join('&');
  }).join('&');
  const address = request.uri + (query && '?' + query);
  const rules = [
${list.join('\n')}
  ];
  for (let at = 0; at < rules.length; at++) {
    if (!rules[at][0].test(address)) continue;
    const location = { value: address.replace(rules[at][0], rules[at][1]) };
    return { statusCode: rules[at][2], headers: { location: location } };
  }
}`;
  const bytes = Buffer.byteLength(code);
  if (bytes > 9 * 1024)
    throw new Error(`The function has ${bytes} bytes. With its other part, it can have 10 KB.`);
  return [code];
}

const HOSTS = {
  nginx: (rules) => [
    'absolute_redirect off;',
    ...rules.map(({ regex, to, status }) => {
      const target = to((number) => `$${number}`);
      return `if ($request_uri ~ "${regex.source}") { return ${status} "${target}"; }`;
    }),
  ],
  caddy: (rules) =>
    rules.flatMap(({ regex, to, status }, at) => [
      `@redirect${at} vars_regexp r${at} {http.request.orig_uri} "${regex.source}"`,
      `redir @redirect${at} "${to((number) => `{re.r${at}.${number}}`)}" ${status}`,
    ]),
  apache: (rules) => [
    'RewriteEngine On',
    ...rules.flatMap(({ regex, names, to, status }) => {
      // Apache adds the query at the end, and refuses one that a pattern has found.
      const query = to(() => '').includes('#') ? '?%{QUERY_STRING}' : '';
      const reference = (number) => (number > names.length ? query : `%${number}`);
      const target = to(reference, (part) => part.replaceAll('%', String.raw`\%`));
      return [
        `RewriteCond %{THE_REQUEST} "^\\S+ ${regex.source.slice(1, -1)} "`,
        `RewriteRule ^ "${target}" [R=${status},NE,L]`,
      ];
    }),
  ],
  cloudfront: cloudFrontFunction,
  cloudflare: cloudflareFile,
  netlify: netlifyFile,
};

function rulesOf(redirects) {
  const problems = [];
  const rules = redirects.flatMap((redirect) => {
    try {
      return ruleOf(redirect);
    } catch (error) {
      problems.push(`${JSON.stringify(redirect)}: ${error.message}`);
      return [];
    }
  });
  rules.sort((one, other) => Math.sign(one.names.length) - Math.sign(other.names.length));
  for (const rule of rules) if (isLoop(rule, rules)) problems.push(`${rule.from}: the redirects do not end`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return rules;
}

try {
  const convert = HOSTS[process.argv[2]];
  if (convert === undefined) throw new Error(`Choose a host: ${Object.keys(HOSTS).join(', ')}`);
  const { redirects } = JSON.parse(await text(process.stdin));
  console.log(convert(rulesOf(redirects)).join('\n'));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
