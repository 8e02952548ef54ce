import type { Call, InputOf, OutputOf } from '@aivy/contracts';
import type { Place } from './places.js';

/** A browser of the student's, signed in, wherever the student is. */
export interface Device {
  token: string;
}

/** The HTTP interface as a browser uses it. */
export class Api {
  constructor(private readonly url: string) {}

  async ask<C extends Call>(
    call: C,
    input: InputOf<C>,
    { device, place }: { device?: Device; place?: Place } = {},
  ): Promise<{ status: number; code?: string; data?: OutputOf<C> }> {
    const response = await fetch(`${this.url}/api${call.path}`, {
      method: call.method,
      headers: {
        'content-type': 'application/json',
        ...(device && { authorization: `Bearer ${device.token}` }),
        ...(place && { 'x-timezone': place.timeZone }),
      },
      body: JSON.stringify(input),
    });
    return { ...((await response.json()) as { code?: string; data?: OutputOf<C> }), status: response.status };
  }

  /** The newest mail to an address. */
  async mailTo(email: string): Promise<string> {
    const response = await fetch(`${this.url}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
    const [mail] = (await response.json()) as { text: string }[];
    return mail!.text;
  }
}
