// @ts-check
// Writes a tar archive with `A.html` and `a.html` to the file in BUNDLE. `tar` cannot create it on every system, since
// a file system that ignores case cannot hold both files.
import { writeFileSync } from 'node:fs';

/**
 * The header of an empty file (POSIX, pax, "ustar Interchange Format").
 *
 * @param {string} name
 */
function header(name) {
  const block = Buffer.alloc(512);
  block.write(name);
  block.write(`0000644\0${'0000000\0'.repeat(2)}${'0'.repeat(11)}\0${'0'.repeat(11)}\0        0`, 100);
  block.write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

const blocks = [header('A.html'), header('a.html'), Buffer.alloc(1024)];
writeFileSync(process.env['BUNDLE'] ?? '', Buffer.concat(blocks));
