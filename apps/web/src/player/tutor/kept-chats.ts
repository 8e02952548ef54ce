import { CHATS_KEY } from '../../core/device/storage-keys';

/** More questions than anybody talks about in one sitting. */
const MOST = 100;

/** What this browser session knows of a student's chats. */
interface KeptChats {
  userId: string;
  /** The chat has been expanded, or its introduction hidden. */
  expanded: boolean;
  /** Conversations by question, the newest last. */
  conversations: readonly (readonly [question: number, conversation: number])[];
}

const isPair = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((each) => Number.isInteger(each));

function read(userId: string): KeptChats {
  const none: KeptChats = { userId, expanded: false, conversations: [] };
  try {
    const kept = JSON.parse(sessionStorage.getItem(CHATS_KEY) ?? 'null') as Partial<KeptChats> | null;
    if (kept?.userId !== userId) return none;
    const { expanded, conversations } = kept;
    return {
      userId,
      expanded: expanded === true,
      conversations: Array.isArray(conversations) ? conversations.filter(isPair) : [],
    };
  } catch {
    return none;
  }
}

function change(userId: string, next: (kept: KeptChats) => KeptChats): void {
  try {
    sessionStorage.setItem(CHATS_KEY, JSON.stringify(next(read(userId))));
  } catch {
    // Blocked storage keeps nothing: the next expand begins anew.
  }
}

export const wasExpanded = (userId: string): boolean => read(userId).expanded;
export const rememberExpanded = (userId: string): void => change(userId, (kept) => ({ ...kept, expanded: true }));

/** The conversation of this browser session about a question, or null. */
export const keptConversation = (userId: string, question: number): number | null =>
  read(userId).conversations.find(([id]) => id === question)?.[1] ?? null;

/** @param conversation null: there is none any more */
export const keepConversation = (userId: string, question: number, conversation: number | null): void =>
  change(userId, (kept) => {
    const others = kept.conversations.filter(([id]) => id !== question);
    return {
      ...kept,
      conversations: (conversation === null ? others : [...others, [question, conversation] as const]).slice(-MOST),
    };
  });
