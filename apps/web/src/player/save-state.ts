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
  /** The server could not be reached; `unsaved` changes wait on the device. */
  | { kind: 'offline'; unsaved: number }
  /** The device refuses to keep anything either. */
  | { kind: 'lost' };

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
    case 'offline':
      return `Offline: ${state.unsaved} ${state.unsaved === 1 ? 'answer' : 'answers'} kept on this device`;
    case 'lost':
      return 'Not saved: this browser keeps nothing';
  }
}
