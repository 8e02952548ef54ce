import { nodeFlags } from '../../deploy/programs.mjs';

/** docker compose kills what has not ended by then; a little later than it does by itself. */
const SPARE_SECONDS = 5;

/**
 * The entries of docker-compose.yml. No port is open: nginx stands in front of the gateways.
 * @param {readonly import('../../deploy/programs.mjs').Program[]} programs
 */
export const composeServices = (programs) => programs.map(composeService).join('');

/** @param {import('../../deploy/programs.mjs').Program} program */
const composeService = ({ name, endsWithinSeconds, heapMb }) =>
  `  ${name}:
    <<: *service
    command: [${['node', ...nodeFlags({ heapMb }), `dist/${name}/main.js`].map((word) => `'${word}'`).join(', ')}]
    stop_grace_period: ${endsWithinSeconds + SPARE_SECONDS}s
`;
