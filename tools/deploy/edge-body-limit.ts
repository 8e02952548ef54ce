import { allCalls, BODY_LIMIT } from '@aivy/contracts';

const largest = Math.max(...allCalls.map(({ body = BODY_LIMIT }) => body.bytes));

/**
 * How much nginx and the ingress let through, in nginx's units: several times the largest body of the contract, so that
 * the gateway is the one to refuse a body, in words that the page understands.
 */
export const EDGE_BODY_LIMIT = `${Math.ceil((4 * largest) / 1024)}k`;
