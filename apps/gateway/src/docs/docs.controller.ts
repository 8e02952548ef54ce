import { Controller, Get, Res } from '@nestjs/common';
import { allCalls, openApiDocument, openApiPath } from '@aivy/contracts';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '@aivy/typeset';
import { plainPage } from '../web/html.js';

/** The API for its readers: the generated document, and a page made from the same table. */
@Controller('/api')
export class DocsController {
  private readonly document = openApiDocument();
  private readonly page = readerPage();

  @Get('/openapi.json')
  openApi(@Res() reply: FastifyReply) {
    return reply.header('cache-control', 'no-cache').send(this.document);
  }

  @Get('/docs')
  docs(@Res() reply: FastifyReply) {
    return reply.type('text/html').header('cache-control', 'no-cache').send(this.page);
  }
}

function readerPage(): string {
  const document = openApiDocument();
  const entries = allCalls.map((call) => {
    const operation = document.paths[openApiPath(call)]![call.method.toLowerCase()]!;
    const input = operation.requestBody?.content['application/json']?.schema;
    const [output] = Object.values(operation.responses['200']!.content!).map(({ schema }) => schema);
    return `<h2><code>${call.method} /api${escapeHtml(call.path)}</code></h2><p>${escapeHtml(call.summary)}.</p>
<table><tr><th>Who</th><td>${call.audience}</td></tr><tr><th>Errors</th><td>${[call.inputError, ...call.errors].map((code) => `<code>${code}</code>`).join(' ')}</td></tr></table>
${input ? `<h3>Input</h3><pre>${escapeHtml(JSON.stringify(input, null, 2))}</pre>` : ''}<h3>Answer</h3><pre>${escapeHtml(JSON.stringify(output, null, 2))}</pre>`;
  });
  return plainPage(
    'Aivy API',
    `<h1>Aivy API</h1><p>The same as a document: <a href="/api/openapi.json">openapi.json</a>. Signed-in calls need <code>Authorization: Bearer TOKEN</code>.</p>${entries.join('')}`,
  );
}
