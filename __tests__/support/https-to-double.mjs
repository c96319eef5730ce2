// Loaded into the action's process. Its requests over https, to whichever host, reach the double whose port is in the
// query of this module. They are not encrypted.
import net from 'node:net';
import tls from 'node:tls';

const port = new URL(import.meta.url).searchParams.get('port');
tls.connect = () => net.connect(port, '127.0.0.1');
