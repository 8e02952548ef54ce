import type { Page, Route } from 'playwright-core';

const MODULE_MS = 55_000;
const SECONDS = { english: 55, math: 70 } as const;

/** A body with the times of somebody who works on what they answer. */
function atPace(body: Record<string, unknown>): Record<string, unknown> {
  const paced = { ...body };
  const replace = (field: string, value: number): void => {
    const times = body[field];
    if (Array.isArray(times)) paced[field] = times.map(() => value);
  };
  replace('spent_ms', MODULE_MS);
  replace('english_time', SECONDS.english);
  replace('math_time', SECONDS.math);
  return paced;
}

const send = (route: Route): Promise<void> =>
  route.continue({ postData: JSON.stringify(atPace(route.request().postDataJSON() as Record<string, unknown>)) });

/**
 * Journeys click faster than anybody reads, and what is clicked through has no score. From here on the answers of this
 * page's tests reach the server with other times.
 */
export async function workAtPace(page: Page): Promise<void> {
  await page.route('**/api/full-test/save-progress', send);
  await page.route(/\/api\/diagnostic\/(save|submit)-answers$/, send);
}
