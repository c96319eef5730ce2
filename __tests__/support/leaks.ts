/** Searches for secrets in every form in which they may leak. */

/** @returns where each secret was found, and in which form; empty if nothing leaked */
export function findLeaks(secrets: readonly string[], places: Readonly<Record<string, string>>): string[] {
  return secrets.flatMap((secret) =>
    Object.entries(formsOf(secret)).flatMap(([form, text]) =>
      Object.entries(places)
        .filter(([, content]) => content.includes(text))
        .map(([place]) => `${place} (${form})`),
    ),
  );
}

function formsOf(secret: string): Record<string, string> {
  const bytes = Buffer.from(secret);
  return {
    raw: secret,
    'URL-encoded': encodeURIComponent(secret),
    JSON: JSON.stringify(secret).slice(1, -1),
    hex: bytes.toString('hex'),
    ...Object.fromEntries(
      [0, 1, 2].map((before) => [`base64 after ${before} bytes`, withinBase64(bytes, before)]),
    ),
  };
}

/** Returns the characters that do not depend on the bytes around the secret, after this number of bytes. */
function withinBase64(bytes: Buffer, before: number): string {
  const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
  return text.slice(Math.ceil((before * 4) / 3), Math.floor(((before + bytes.length) * 4) / 3));
}
