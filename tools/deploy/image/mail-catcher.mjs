// A mail server that keeps what it gets, for trying the system out where it runs as in production.
import net from 'node:net';

/**
 * Speaks as much SMTP as a client needs that sends one mail after the other.
 * @param {number} port
 * @returns {Promise<{ mails: string[], close: () => void }>} mails as they came, the oldest first
 */
export async function startMailCatcher(port) {
  /** @type {string[]} */
  const mails = [];
  const server = net.createServer((socket) => converse(socket, mails));
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  return { mails, close: () => void server.close() };
}

/** @param {net.Socket} socket @param {string[]} mails */
function converse(socket, mails) {
  let text = '';
  let inData = false;
  socket.on('error', () => socket.destroy());
  socket.setEncoding('utf8').write('220 here\r\n');
  socket.on('data', (chunk) => {
    text += chunk;
    for (;;) {
      const end = text.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = text.slice(0, end);
      text = text.slice(end + (inData ? 5 : 2));
      if (inData) mails.push(part);
      const quits = !inData && /^quit/i.test(part);
      inData = !inData && /^data/i.test(part);
      socket.write(inData ? '354 go on\r\n' : quits ? '221 bye\r\n' : '250 well\r\n');
      if (quits) socket.end();
    }
  });
}
