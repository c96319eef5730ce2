/** A name server that hears every question and answers none. Prints `ready`, then one line for each question. */
import { createSocket } from 'node:dgram';

const [address] = process.argv.slice(2);
createSocket('udp4')
  .on('message', (question) => console.log(`asked for ${nameIn(question)}`))
  .bind(53, address, () => console.log('ready'));

/** RFC 1035, 4.1.2: after a header of twelve bytes, the parts of the name, each after its length. */
function nameIn(question) {
  const parts = [];
  for (let at = 12; question[at] > 0; at += question[at] + 1) {
    parts.push(question.toString('latin1', at + 1, at + 1 + question[at]));
  }
  return parts.join('.');
}
