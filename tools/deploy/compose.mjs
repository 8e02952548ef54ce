/** docker compose kills what has not ended by then; a little later than it does by itself. */
const SPARE_SECONDS = 5;

/**
 * The entries of docker-compose.yml. A program's port is open to this machine only.
 * @param {readonly import('../../deploy/programs.mjs').Program[]} programs
 */
export const composeServices = (programs) => programs.map(composeService).join('');

/** @param {import('../../deploy/programs.mjs').Program} program */
const composeService = ({ name, port, endsWithinSeconds }) =>
  `  ${name}:
    <<: *service
    command: ['node', 'dist/${name}/main.js']
    stop_grace_period: ${endsWithinSeconds + SPARE_SECONDS}s
${port === undefined ? '' : `    ports: ['127.0.0.1:${port}:${port}']\n`}`;
