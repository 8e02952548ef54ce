import { nodeFlags } from '../../deploy/programs.mjs';

/** docker compose kills what has not ended by then; a little later than it does by itself. */
const SPARE_SECONDS = 5;

/**
 * The entries of docker-compose.yml. A program's ports are open to this machine only.
 * @param {readonly import('../../deploy/programs.mjs').Program[]} programs
 */
export const composeServices = (programs) => programs.map(composeService).join('');

/** @param {import('../../deploy/programs.mjs').Program} program */
const composeService = ({ name, port, chatPort, endsWithinSeconds, heapMb }) =>
  `  ${name}:
    <<: *service
    command: [${['node', ...nodeFlags({ heapMb }), `dist/${name}/main.js`].map((word) => `'${word}'`).join(', ')}]
    stop_grace_period: ${endsWithinSeconds + SPARE_SECONDS}s
${publish([port, chatPort])}`;

/** @param {(number | undefined)[]} ports */
function publish(ports) {
  const open = ports.filter((port) => port !== undefined).map((port) => `'127.0.0.1:${port}:${port}'`);
  return open.length > 0 ? `    ports: [${open.join(', ')}]\n` : '';
}
