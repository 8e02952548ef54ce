// The project's nginx file on one machine: its addresses, ports and certificate are replaced, everything else is as deployed.
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Fault } from '../lib/fault.mjs';
import { freePort, waitForPort } from '../lib/ports.mjs';
import { ROOT } from '../lib/workspace.mjs';
import { trust } from '../load/request.mjs';

/** `http2` stands in a line of its own since this release. */
const OWN_HTTP2_LINE = [1, 25, 1];

/**
 * nginx with the project's own file before gateways of this machine; simulated students believe its certificate.
 * @param {{ dir: string, port: number, gatewayPorts: number[] }} options `dir` takes its files
 * @returns {Promise<() => Promise<void>>} ends it, and says what it has met
 * @throws Fault where nginx or openssl is missing
 */
export async function startFront({ dir, port, gatewayPorts }) {
  for (const program of ['nginx', 'openssl'])
    if (!isInstalled(program)) throw new Fault(`This drill needs ${program} on this machine.`);
  const tls = selfSigned(dir);
  const [file, log] = [path.join(dir, 'nginx.conf'), path.join(dir, 'error.log')];
  fs.writeFileSync(file, nginxConfig({ dir, port, plainPort: await freePort(), gatewayPorts, tls }));
  execFileSync('nginx', ['-t', '-q', '-c', file, '-e', log], { stdio: 'inherit' });
  const nginx = spawn('nginx', ['-c', file, '-e', log], { stdio: 'inherit' });
  const exited = new Promise((resolve) => nginx.once('exit', resolve));
  const stop = async () => {
    nginx.kill('SIGTERM');
    await exited;
    const lines = fs.existsSync(log) ? fs.readFileSync(log, 'utf8').split('\n') : [];
    for (const line of lines.filter((each) => /prematurely|reset/.test(each)).slice(0, 5))
      console.error(`  nginx: ${line.slice(0, 200)}`);
  };
  if (!(await waitForPort(port))) {
    await stop();
    throw new Fault('nginx does not listen.');
  }
  trust(fs.readFileSync(tls.cert));
  return stop;
}

/** Is there such a program on the path? @param {string} program */
function isInstalled(program) {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A certificate for localhost. @param {string} dir @returns {{ cert: string, key: string }} files */
function selfSigned(dir) {
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
function nginxConfig({ dir, port, plainPort, gatewayPorts, tls }) {
  /** @param {string} text @param {string} from @param {string} to */
  const replace = (text, from, to) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx/aivy.conf has no "${from}"`);
    return text.replaceAll(from, to);
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
