import { connect } from 'node:net';

/** Whether a server of this machine accepts connections. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      resolve(true);
      socket.destroy();
    });
    socket.on('close', () => resolve(false));
    socket.on('error', () => resolve(false));
    socket.setTimeout(5000, () => socket.destroy());
  });
}
