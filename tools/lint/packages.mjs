import fs from 'node:fs';
import path from 'node:path';
import { packageFolders, ROOT } from '../lib/workspace.mjs';

/**
 * @typedef {{ name: string, folder: string, scope: 'web' | 'server' | 'shared' | 'studio', type: 'app' | 'kit' | 'domain' | 'contracts' | 'testing', uses: string[] }} Package
 * @returns {Package[]} every package with its Nx tags; a package without them is a fault
 */
export function readPackages() {
  return packageFolders().map((folder) => {
    const {
      name,
      nx,
      dependencies = {},
    } = JSON.parse(fs.readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
    /** @param {string} axis */
    const tag = (axis) =>
      nx?.tags?.find((/** @type {string} */ each) => each.startsWith(`${axis}:`))?.slice(axis.length + 1);
    const [scope, type] = [tag('scope'), tag('type')];
    if (!scope || !type) throw new Error(`${folder}/package.json needs the tags scope:… and type:…`);
    return { name, folder, scope, type, uses: Object.keys(dependencies) };
  });
}
