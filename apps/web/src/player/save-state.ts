/** Where the latest answers are, for the line in the test's footer. */
export type SaveState =
  | { kind: 'saved' }
  /** They have just arrived; said for a moment. */
  | { kind: 'just-saved' }
  /** They are there, and nothing need be said. */
  | { kind: 'quiet' }
  | { kind: 'saving' }
  /** A visitor's test: the device is the right place. */
  | { kind: 'device' }
  /** There is no network, or the server could not be reached; `unsaved` answers wait on the device. */
  | { kind: 'offline'; unsaved: number }
  /** The server has too much to do; what waits is sent again by itself when it said. */
  | { kind: 'busy'; unsaved: number }
  /** The device refuses to keep anything either. */
  | { kind: 'lost' };

/** Nothing of none: then marks or notes wait. */
const countOf = (answers: number): string =>
  answers === 0 ? '' : `${answers} ${answers === 1 ? 'answer' : 'answers'} `;

export function saveText(state: SaveState): string {
  switch (state.kind) {
    case 'saved':
    case 'just-saved':
      return 'Saved';
    case 'quiet':
      return '';
    case 'saving':
      return 'Saving…';
    case 'device':
      return 'Kept on this device';
    case 'busy':
    case 'offline':
      return `${state.kind === 'busy' ? 'Busy' : 'Offline'}: ${countOf(state.unsaved)}kept on this device`;
    case 'lost':
      return 'Not saved: this browser keeps nothing';
  }
}
