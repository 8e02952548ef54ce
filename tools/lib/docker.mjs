import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

const TIMEOUT_MS = 400;

/** Does a Docker (or Podman) engine answer? Asked before testcontainers is loaded, which would wait much longer. */
export function dockerAnswers() {
  const target = endpoint(process.env.DOCKER_HOST);
  if (!target) return Promise.resolve(false);
  return new Promise((resolve) => {
    const request = http.get({ ...target, path: '/_ping', timeout: TIMEOUT_MS }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy(new Error('timeout')));
    request.on('error', () => resolve(false));
  });
}

/** @param {string | undefined} host @returns {{ host: string, port: string | number } | { socketPath: string } | undefined} */
function endpoint(host) {
  if (host?.startsWith('tcp://')) {
    const { hostname, port } = new URL(host.replace('tcp:', 'http:'));
    return { host: hostname, port: port || 2375 };
  }
  if (process.platform === 'win32') return { socketPath: '//./pipe/docker_engine' };
  const home = process.env.HOME ?? '/nonexistent';
  const runtime = process.env.XDG_RUNTIME_DIR ?? '/nonexistent';
  const sockets = host?.startsWith('unix://')
    ? [host.slice('unix://'.length)]
    : [
        '/var/run/docker.sock',
        path.join(home, '.docker/run/docker.sock'),
        path.join(runtime, 'docker.sock'),
        path.join(home, '.colima/default/docker.sock'),
        path.join(runtime, 'podman/podman.sock'),
      ];
  const socketPath = sockets.find((file) => fs.existsSync(file));
  return socketPath ? { socketPath } : undefined;
}
