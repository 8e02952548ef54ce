import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { GatewayConfig } from '../config.js';

const originOf = (url: string | undefined): string[] => (url ? [new URL(url).origin] : []);

/** Headers of every answer, by name in lower case; they are the same for all, so they are made once. */
export function securityHeaders(config: GatewayConfig): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(policy(config))(request, response, () => undefined);
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/**
 * Scripts come from our own files only; styles may be inline because the math renderer and the window positions write
 * them.
 */
function policy(config: GatewayConfig): HelmetOptions {
  const https = config.PUBLIC_URL.startsWith('https:');
  const frames = [...originOf(config.CALCULATOR_URL), ...originOf(config.PROMO_VIDEO_URL)];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'", ...originOf(config.PROMO_VIDEO_URL)],
        fontSrc: ["'self'"],
        // Older browsers do not count the socket's scheme as 'self'.
        connectSrc: ["'self'", new URL(config.PUBLIC_URL).origin.replace(/^http/, 'ws')],
        frameSrc: frames.length ? frames : ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  };
}
