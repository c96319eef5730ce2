// Hides registered values in log text as GitHub's runner does, including the encodings that the actions can print. It
// knows nothing about commands or files: the caller decides which values are registered and when.
//
// Source of the rules: actions/runner, SecretMasker.cs and ValueEncoders.cs.

/** Holds the values to hide; a value is hidden from the moment it is added. */
export class SecretMasker {
  readonly #hidden = new Set<string>();

  /** Adds a value, each of its lines (trimmed), and the encoded forms of all of them. An empty value is ignored. */
  add(value: string): void {
    for (const text of [value, ...value.split(/[\r\n]/).map((line) => line.trim())]) {
      for (const form of [text, ...encodedForms(text)]) if (form !== '') this.#hidden.add(form);
    }
  }

  /** Returns the text with every added value replaced by `***`; values that touch or overlap become one `***`. */
  mask(text: string): string {
    const isHidden = new Uint8Array(text.length);
    for (const secret of this.#hidden) {
      // Advance one character, not one secret, so that overlapping occurrences are all hidden.
      for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + 1))
        isHidden.fill(1, at, at + secret.length);
    }
    if (!isHidden.includes(1)) return text;
    const characters = text.split('').map((shown, at) => {
      return isHidden[at] === 0 ? shown : isHidden[at - 1] === 1 ? '' : '***';
    });
    return characters.join('');
  }
}

/** The runner also hides quoted forms and XML, which no action here prints. */
function encodedForms(value: string): string[] {
  const bytes = Buffer.from(value);
  // PowerShell prints the two halves of a value with `&` separately. This is why the text after the last `&` of a masked
  // address is hidden everywhere. Halves shorter than six characters are ignored.
  const cut = value.lastIndexOf('&') + 1;
  const halves = cut === 0 ? [] : [value.slice(0, cut), value.slice(cut)];
  return [
    // There are three phases, since a value in the middle of encoded text can start at any of three offsets.
    ...[0, 1, 2].map((shift) => bytes.subarray(bytes.length > shift ? shift : 0).toString('base64')),
    JSON.stringify(value).slice(1, -1),
    encodeURIComponent(bytes.toString()),
    ...halves.filter((half) => half.length >= 6),
  ];
}
