// @ts-check
// Writes a tar archive with `A.html` and `a.html` to the file in BUNDLE. `tar` cannot create it on every system, since
// a file system that ignores case cannot hold both files.
import { writeFileSync } from 'node:fs';

/**
 * The header and the block of a file with a few bytes (POSIX, pax, "ustar Interchange Format").
 *
 * @param {string} name
 */
function file(name) {
  const [block, contents] = [Buffer.alloc(512), Buffer.alloc(512)];
  const size = contents.write(name).toString(8).padStart(11, '0');
  block.write(name);
  block.write(`0000644\0${'0000000\0'.repeat(2)}${size}\0${'0'.repeat(11)}\0        0`, 100);
  block.write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([block, contents]);
}

const blocks = [file('A.html'), file('a.html'), Buffer.alloc(1024)];
writeFileSync(process.env['BUNDLE'] ?? '', Buffer.concat(blocks));
