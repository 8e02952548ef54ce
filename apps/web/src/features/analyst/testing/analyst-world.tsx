import { jest } from '@jest/globals';
import type { Finding, Role } from '@aivy/contracts';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { writeToken } from '../../../core/session/auth-cookie';
import { makeStore, type AppStore } from '../../../core/store';
import { FakeServer, type FileReply, type Reply } from '../../../core/testing/fake-server';
import type { ReportJob } from '../model/report';
import { finding, idOf, job } from './jobs';

const JOBS = '/reports/jobs';
const NOT_THERE: Reply = { code: 'REPORT-NOTEXIST', status: 404 };

/** An analyst, and the service of reports with the jobs of this world. What it has to do takes until `work` is told to. */
export class AnalystWorld {
  jobs: ReportJob[] = [];
  older: ReportJob[] = [];
  finding: Finding = finding;
  publishedItems: number[] | null = null;
  /** What the JSON file of a report holds. */
  rows: readonly object[] = [];
  /** Calls of which all fail, by their path. */
  readonly failing = new Set<string>();
  readonly server: FakeServer;
  readonly store: AppStore = makeStore();
  /** Files that the browser was given to keep: name and content. */
  readonly saved: [string, Blob][] = [];
  /** Where the router is. */
  at = '';

  constructor(role: Role | null = 'analyst') {
    if (role) writeToken('t');
    this.server = new FakeServer({});
    this.answer('/auth/get-user-info', () =>
      role
        ? {
            data: {
              id: 'u1',
              name: 'Noor',
              email: 'n@example.com',
              state: '',
              grade: 0,
              school: '',
              stage: 1,
              products: [1],
              role,
              time_factor: 1,
            },
          }
        : { code: 'AUTH-UNAUTHORIZED', status: 401 },
    );
    this.answer(`GET ${JOBS}`, ({ before }) => ({
      data: before === undefined ? { jobs: this.jobs, more: this.older.length > 0 } : { jobs: this.older, more: false },
    }));
    this.answer(`POST ${JOBS}`, ({ kind, params }) => {
      const ordered = job({ ...({ kind, params } as Pick<ReportJob, 'kind' | 'params'>), id: idOf(100), place: 1 });
      this.put(ordered);
      return { data: { job_id: ordered.id } };
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const [blob] = kept.splice(0);
      saved.push([this.download, blob!]);
    });
    const { saved } = this;
    const kept: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${kept.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
  }

  /** The newest job. */
  put(added: ReportJob): void {
    this.jobs = [added, ...this.jobs];
    this.know(added.id);
  }

  /** Jobs of the list, the newest first. */
  have(...jobs: ReportJob[]): void {
    this.jobs = jobs;
    for (const { id } of jobs) this.know(id);
  }

  change(id: string, part: Partial<ReportJob>): void {
    this.jobs = this.jobs.map((each) => (each.id === id ? { ...each, ...part } : each));
  }

  show(path: string, page: React.ReactNode) {
    const Where = (): null => {
      this.at = useLocation().pathname;
      return null;
    };
    return render(
      <Provider store={this.store}>
        <MemoryRouter initialEntries={[path]}>
          {page}
          <Where />
        </MemoryRouter>
      </Provider>,
    );
  }

  /** What the page has sent to change something, in order. */
  sent(): string[] {
    return this.server.calls.map(({ path }) => path).filter((path) => /^(POST|DELETE) /.test(path));
  }

  private answer(path: string, handler: (body: Record<string, unknown>) => Reply | FileReply): void {
    this.server.handle(path, (body) =>
      this.failing.has(path) ? { code: 'SERVICE-UNAVAILABLE', status: 503 } : handler(body),
    );
  }

  private know(id: string): void {
    const path = `${JOBS}/${id}`;
    const found = () => [...this.jobs, ...this.older].find((each) => each.id === id);
    const about = (then: (job: ReportJob) => Reply | FileReply) => () => {
      const known = found();
      return known ? then(known) : NOT_THERE;
    };
    this.answer(
      `GET ${path}`,
      about((known) => ({
        data: {
          ...known,
          finding: known.state === 'ready' ? this.finding : null,
          published_items: this.publishedItems,
        },
      })),
    );
    this.answer(
      `DELETE ${path}`,
      about(({ state }) => {
        if (state === 'waiting' || state === 'active') this.change(id, { state: 'cancelled', place: null, step: null });
        else this.jobs = this.jobs.filter((each) => each.id !== id);
        return { data: null };
      }),
    );
    this.answer(
      `POST ${path}/retry`,
      about(() => {
        this.change(id, { state: 'waiting', place: 1, reason: null });
        return { data: null };
      }),
    );
    this.answer(
      `POST ${path}/publish`,
      about(() => {
        this.change(id, { published_release: 7 });
        this.publishedItems = [11, 12];
        return { data: { release: 7, items: this.publishedItems } };
      }),
    );
    this.answer(
      `POST ${path}/publish-scale`,
      about(() => {
        this.change(id, { published_release: 7 });
        return { data: { release: 7 } };
      }),
    );
    this.answer(
      `GET ${path}/file`,
      about(({ state, kind }) =>
        state === 'ready' && kind === 'item-calibration'
          ? { file: JSON.stringify(this.rows), name: 'aivy-item-calibration-2026-11-22.json' }
          : state === 'ready'
            ? { file: 'label,n\nFirst hint,1904\n', name: `aivy-${kind}-2026-11-22.csv` }
            : { code: 'REPORT-NOTREADY', status: 409 },
      ),
    );
  }
}
