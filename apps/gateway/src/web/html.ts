import { escapeHtml } from '@aivy/typeset';

/** A plain page for people who run or develop Aivy; no script, so it lives under the same policy as the client. */
export function plainPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}h1{font-size:1.5rem}h2{font-size:1.125rem;margin-top:2rem}code,pre{font:.875rem/1.5 ui-monospace,monospace}pre{overflow:auto;padding:.75rem;border:1px solid;border-radius:.5rem}table{border-collapse:collapse}td,th{text-align:left;padding:.25rem .75rem .25rem 0;vertical-align:top}</style></head><body>${body}</body></html>`;
}
