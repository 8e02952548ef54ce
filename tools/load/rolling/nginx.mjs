// The project's nginx file on one machine: its addresses, ports and certificate are replaced, everything else is as deployed.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../lib/workspace.mjs';

/** `http2` stands in a line of its own since this release. */
const OWN_HTTP2_LINE = [1, 25, 1];

/** A certificate for localhost. @param {string} dir @returns {{ cert: string, key: string }} files */
export function selfSigned(dir) {
  const [cert, key] = [path.join(dir, 'tls.crt'), path.join(dir, 'tls.key')];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      key,
      '-out',
      cert,
    ],
    { stdio: 'ignore' },
  );
  return { cert, key };
}

/** @param {{ dir: string, port: number, plainPort: number, gatewayPorts: number[], tls: { cert: string, key: string } }} options */
export function nginxConfig({ dir, port, plainPort, gatewayPorts, tls }) {
  /** @param {string} text @param {string} from @param {string} to */
  const replace = (text, from, to) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx/aivy.conf has no "${from}"`);
    return text.replace(from, to);
  };
  let site = fs.readFileSync(path.join(ROOT, 'deploy/nginx/aivy.conf'), 'utf8');
  const [server = ''] = /^ *server gateway:3000.*;$/m.exec(site) ?? [];
  site = replace(
    site,
    server,
    gatewayPorts.map((each) => server.replace('gateway:3000', `127.0.0.1:${each}`)).join('\n'),
  );
  site = replace(site, '/etc/nginx/aivy', path.join(ROOT, 'deploy/nginx'));
  site = replace(site, 'listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`);
  site = replace(site, 'listen 80;', `listen 127.0.0.1:${plainPort};`);
  site = replace(site, '/etc/nginx/tls/tls.crt', tls.cert);
  site = replace(site, '/etc/nginx/tls/tls.key', tls.key);
  if (!isAtLeast(version(), OWN_HTTP2_LINE)) site = replace(replace(site, '  http2 on;\n', ''), ' ssl;', ' ssl http2;');
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${path.join(dir, name)};`,
  );
  return `daemon off;\npid ${path.join(dir, 'nginx.pid')};\nworker_processes 1;\nevents { worker_connections 1024; }\nhttp {\n  access_log off;\n${folders.join('\n')}\n${site}\n}\n`;
}

/** nginx prints its version on stderr. */
const version = () =>
  /nginx\/(\d+)\.(\d+)\.(\d+)/
    .exec(execFileSync('sh', ['-c', 'nginx -v 2>&1'], { encoding: 'utf8' }))
    ?.slice(1)
    .map(Number) ?? [0, 0, 0];

/** @param {number[]} given @param {number[]} wanted both from the most important part on */
function isAtLeast(given, wanted) {
  const at = wanted.findIndex((part, index) => part !== given[index]);
  return at < 0 || (given[at] ?? 0) > (wanted[at] ?? 0);
}
