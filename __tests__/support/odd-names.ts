/** Names that a storage service, a list of files, rclone, or a web server can misread. */
export const ODD_NAMES: readonly string[] = [
  '#a b.html',
  ' c;.html',
  '100% (a+b) & c?.html',
  // A server that decodes an address twice asks for `50%`.
  '50%25.html',
  'trail ',
  '-d',
  '[e]*.txt',
  'größe/表 – 1.html',
  // The two normalizations of the same letters.
  'caf\u00e9.html',
  'cafe\u0301.html',
  // rclone encodes other characters as these.
  'a\u201bb.html',
  '\u201b\uff1f',
  '\u240a.txt',
  'a\uff0fb \uff1f.html',
  '\uff0e\uff0e',
  // The name of an interrupted upload.
  'x.html.0123abcd.export-partial',
];
