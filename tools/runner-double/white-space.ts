// White space as .NET understands it, since the runner trims with .NET's rules.

// The characters of char.IsWhiteSpace. JavaScript's trim differs in two: it keeps U+0085 and removes U+FEFF.
// Behind one of these that decides whether a line is a command.
const whiteSpace = '[\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]';
const leadingWhiteSpace = new RegExp(`^${whiteSpace}+`);
const trailingWhiteSpace = new RegExp(`${whiteSpace}+$`);

/** Removes leading white space, as .NET understands white space. */
export function trimWhiteSpaceStart(text: string): string {
  return text.replace(leadingWhiteSpace, '');
}

/** Removes leading and trailing white space, as .NET understands white space. */
export function trimWhiteSpace(text: string): string {
  return trimWhiteSpaceStart(text).replace(trailingWhiteSpace, '');
}
