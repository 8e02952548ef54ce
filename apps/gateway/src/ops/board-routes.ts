import fs from 'node:fs/promises';
import path from 'node:path';
import { escapeHtml } from '@aivy/typeset';
import type {
  AppControllerRoute,
  AppViewRoute,
  BullBoardQueues,
  ControllerHandlerReturnType,
  IServerAdapter,
  UIConfig,
} from '@bull-board/api/typings/app';

/** A request to the board's API. */
export interface BoardRequest {
  method: 'get' | 'put';
  /** Below the board's address: `/api/queues`. */
  path: string;
  query: Record<string, unknown>;
}

/** Values of the `:names` in a route when a path fits it. */
function paramsOf(route: string, parts: readonly string[]): Record<string, string> | undefined {
  const names = route.split('/');
  if (names.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    if (name.startsWith(':')) params[name.slice(1)] = parts[index]!;
    else if (name !== parts[index]) return undefined;
  }
  return params;
}

/** @returns undefined for a path that is not well encoded */
function partsOf(url: string): string[] | undefined {
  try {
    return url.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/**
 * The routes of Bull Board without a web server: the gateway has one, with its sessions, limits and headers, and no
 * second one with its own is let in beside it.
 */
export class BoardRoutes implements IServerAdapter {
  private queues: BullBoardQueues = new Map();
  private uiConfig: UIConfig = {};
  private views = '';
  private entry: AppViewRoute | undefined;
  private routes: AppControllerRoute[] = [];
  /** Folder of the board's scripts, styles and pictures. */
  files = '';

  /** @param basePath where the board stands, without a slash at its end */
  constructor(private readonly basePath: string) {}

  /** @returns undefined when the board has nothing there */
  async answer({ method, path: url, query }: BoardRequest): Promise<ControllerHandlerReturnType | undefined> {
    const parts = partsOf(url);
    if (!parts) return undefined;
    for (const { method: methods, route: routes, handler } of this.routes) {
      if (![methods].flat().includes(method)) continue;
      for (const route of [routes].flat()) {
        const params = paramsOf(route, parts);
        if (params)
          return handler({ queues: this.queues, uiConfig: this.uiConfig, query, params, body: {}, headers: {} });
      }
    }
    return undefined;
  }

  /** The page, with what the board's template wants to know and without the typeface that it would fetch from elsewhere. */
  async page(): Promise<string> {
    const view = this.entry!.handler({ basePath: this.basePath, uiConfig: this.uiConfig });
    const template = await fs.readFile(path.join(this.views, view.name), 'utf8');
    return template
      .replace(/<link href="https:[^>]*>/g, '')
      .replace(/<%([-=]) (\w+) %>/g, (_hole, kind: string, name: string) => {
        const value = view.params[name] ?? '';
        return kind === '=' ? escapeHtml(value) : value;
      });
  }

  setQueues(queues: BullBoardQueues): this {
    this.queues = queues;
    return this;
  }

  setViewsPath(folder: string): this {
    this.views = folder;
    return this;
  }

  setStaticPath(_route: string, folder: string): this {
    this.files = folder;
    return this;
  }

  setEntryRoute(route: AppViewRoute): this {
    this.entry = route;
    return this;
  }

  /** What goes wrong is answered as everywhere in the gateway: the code and its sentence, not an error's own words. */
  setErrorHandler(): this {
    return this;
  }

  setApiRoutes(routes: AppControllerRoute[]): this {
    this.routes = routes;
    return this;
  }

  setUIConfig(config: UIConfig): this {
    this.uiConfig = config;
    return this;
  }
}
