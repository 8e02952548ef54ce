/**
 * What a bill of materials says that does not lie in node_modules, and the other way round. Runs inside the image too, so
 * it uses nothing of this file's surroundings.
 * @param {string} folder of sbom.cdx.json and node_modules
 * @param {Pick<typeof import('node:fs'), 'readFileSync' | 'readdirSync' | 'existsSync'>} fs
 * @returns {{ faults: string[], packages: number }}
 */
export function faultsOfSbom(folder, fs) {
  /** @param {string} file @returns {any} */
  const json = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
  /** @param {string} modules @returns {string[]} every package in it */
  const foldersIn = (modules) =>
    !fs.existsSync(modules)
      ? []
      : fs
          .readdirSync(modules)
          .filter((name) => !name.startsWith('.'))
          .flatMap((name) =>
            name.startsWith('@') ? fs.readdirSync(`${modules}/${name}`).map((each) => `${name}/${each}`) : [name],
          )
          .map((name) => `${modules}/${name}`)
          .flatMap((each) => [each, ...foldersIn(`${each}/node_modules`)]);
  /** @param {{ name: string, version: string }} each */
  const label = ({ name, version }) => `${name}@${version}`;
  const installed = new Set(foldersIn(`${folder}/node_modules`).map((each) => label(json(`${each}/package.json`))));
  const named = new Set(json(`${folder}/sbom.cdx.json`).components.map(label));
  return {
    faults: [
      ...[...installed].filter((each) => !named.has(each)).map((each) => `${each} is installed and not named`),
      ...[...named].filter((each) => !installed.has(each)).map((each) => `${each} is named and not installed`),
    ],
    packages: installed.size,
  };
}
