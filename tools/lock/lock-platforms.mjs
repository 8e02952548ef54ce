// npm's rules for finding a package and for telling a platform from a package's name.
const OS_NAMES = [
  'darwin',
  'linux',
  'win32',
  'windows',
  'freebsd',
  'android',
  'openharmony',
  'sunos',
  'openbsd',
  'netbsd',
  'aix',
];
/** @type {[cpu: string, pattern: RegExp][]} */
const CPU_PATTERNS = [
  ['arm64', /arm64|aarch64/],
  ['arm', /(^|[-_])arm/],
  ['x64', /x64|x86_64|amd64|-64$/],
  ['ia32', /ia32|i686|-32$/],
  ['ppc64', /ppc64|powerpc64/],
  ['s390x', /s390x/],
  ['riscv64', /riscv64/],
  ['loong64', /loong64/],
  ['mips64el', /mips64el/],
  ['wasm32', /wasm32/],
];

/**
 * `{os, cpu, libc}` of a package like `@scope/tool-linux-arm64-musl`, as lock entries have them.
 * @param {string} name
 * @returns {{ cpu?: string[], libc?: string[], os?: string[] } | undefined} undefined when the name says nothing about a platform
 */
export function platformOf(name) {
  const last = name.split('/').pop() ?? name;
  const os = OS_NAMES.find((candidate) => last.includes(candidate));
  const cpu = CPU_PATTERNS.find(([, pattern]) => pattern.test(last))?.[0];
  if (!os && cpu !== 'wasm32') return undefined;
  const libc = last.includes('musl') ? 'musl' : os === 'linux' && last.includes('gnu') ? 'glibc' : undefined;
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(libc ? { libc: [libc] } : {}),
    ...(os ? { os: [os === 'windows' ? 'win32' : os] } : {}),
  };
}

/**
 * Where `name` is found from the package at `from`, looking through the node_modules above it as Node does.
 * @param {Record<string, unknown>} packages of a lock
 * @param {string} from its place in the lock; '' is the root
 * @param {string} name
 * @returns {string | undefined} its place in the lock
 */
export function placeFrom(packages, from, name) {
  for (let base = from; ;) {
    const place = `${base ? `${base}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (!base) return undefined;
    const parent = base.lastIndexOf('/node_modules/');
    base = parent < 0 ? '' : base.slice(0, parent);
  }
}
