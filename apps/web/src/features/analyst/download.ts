import { analystRoutes, fillPath, type FileFormat } from '@aivy/contracts';
import { showAlert } from '../../core/alerts/alerts-slice';
import { analystApi } from '../../core/api/analyst';
import { textFor, type ApiError } from '../../core/api/base-query';
import { API_PREFIX } from '../../core/api/request-init';
import { readToken } from '../../core/session/auth-cookie';
import type { AppDispatch } from '../../core/store';

const nameIn = (disposition: string | null): string | undefined => /filename="([^"]+)"/.exec(disposition ?? '')?.[1];

/** Hands the browser a file to keep. */
function keep(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Asks for a file. @throws TypeError when the network is away */
const fetchFile = (jobId: string, format: FileFormat, signal?: AbortSignal): Promise<Response> =>
  fetch(`${API_PREFIX}${fillPath(analystRoutes.getReportFile.path, { job_id: jobId }).path}?format=${format}`, {
    headers: { authorization: `Bearer ${readToken() ?? ''}` },
    ...(signal && { signal }),
  });

/**
 * The rows of a report, by the names of their columns. The report is asked for first, as by `downloadReport`.
 * @throws Error when they cannot be had
 */
export const readRows =
  <Row>(jobId: string, signal: AbortSignal) =>
  async (dispatch: AppDispatch): Promise<Row[]> => {
    const asked = dispatch(
      analystApi.endpoints.getReport.initiate({ job_id: jobId }, { forceRefetch: true, subscribe: false }),
    );
    if (!(await asked).data) throw new Error('there is no such report');
    const response = await fetchFile(jobId, 'json', signal);
    if (!response.ok) throw new Error(`its file was answered with ${response.status}`);
    return (await response.json()) as Row[];
  };

async function tell(dispatch: AppDispatch, error: ApiError): Promise<void> {
  dispatch(showAlert({ tone: 'error', text: await textFor(error) }));
}

/**
 * Saves the file of a report. The report is asked for first: a session that has ended meanwhile is renewed by then, which
 * a file cannot wait for.
 * @returns whether it was saved; otherwise an alert says why
 */
export const downloadReport =
  (jobId: string, format: FileFormat) =>
  async (dispatch: AppDispatch): Promise<boolean> => {
    const asked = dispatch(
      analystApi.endpoints.getReport.initiate({ job_id: jobId }, { forceRefetch: true, subscribe: false }),
    );
    const { data, error } = await asked;
    if (!data) {
      await tell(dispatch, { code: 'NETWORK', message: '', ...error });
      return false;
    }
    try {
      const response = await fetchFile(jobId, format);
      if (!response.ok) {
        const body = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
        await tell(dispatch, { code: body.code ?? '', message: body.message ?? '' });
        return false;
      }
      // A file that breaks off is none: its rest never comes, and this throws.
      const content = await response.blob();
      keep(nameIn(response.headers.get('content-disposition')) ?? `aivy-${data.kind}.${format}`, content);
      return true;
    } catch {
      await tell(dispatch, { code: 'NETWORK', message: '' });
      return false;
    }
  };
