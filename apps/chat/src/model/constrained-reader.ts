import type { Move } from '@aivy/tutor';
import { ModelFailure } from './failure.js';
import { MOST_WORDS } from './prompts.js';
import { wordCount } from './markdown.js';

/** TeX commands whose first letter JSON takes for an escape: `\frac` is no form feed. */
const TEX_AFTER_ESCAPE: Readonly<Record<string, RegExp>> = {
  b: /^b(?:eta|ar|inom|ig|mod|ullet)/,
  f: /^f(?:rac|orall|box)/,
  n: /^n(?:eq|e\b|abla|ot|u\b)/,
  r: /^r(?:ight|ho|angle|ceil|floor|m\b)/,
  t: /^t(?:imes|ext|heta|an|o\b|frac|ilde|riangle|herefore)/,
};
const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: ' ',
  r: '',
  b: '',
  f: '',
  '"': '"',
  '\\': '\\',
  '/': '/',
};
const LONGEST_COMMAND = 10;
const HEAD = /^\s*(?:```(?:json)?\s*)?\{\s*"move"\s*:\s*"([^"]*)"\s*,\s*"rung"\s*:\s*(\d+|null)\s*,\s*"text"\s*:\s*"/;
const TAIL = /^\s*,\s*"question"\s*:\s*"/;
const END = /^\s*\}\s*(?:```\s*)?$/;
const LONGEST_HEAD = 200;

type Stage = 'head' | 'text' | 'between' | 'question' | 'end';

/**
 * Reads `{move, rung, text, question}` while it is being written, so that whole sentences need not wait for the end.
 * Move and rung come first and are checked before any text goes on; TeX with single backslashes is understood.
 */
export class ConstrainedReader {
  private waiting = '';
  private stage: Stage = 'head';
  private text = '';

  constructor(private readonly move: Move) {}

  /** The text that has become readable. @throws ModelFailure 'rubbish' where the answer is not what was asked for */
  feed(part: string): string {
    this.waiting += part;
    let out = '';
    if (this.stage === 'head') this.readHead();
    if (this.stage === 'text') {
      const read = this.readString('between');
      this.text += read;
      out += read;
      if (wordCount(this.text) > MOST_WORDS + 1) throw new ModelFailure('rubbish', new Error('too many words'));
    }
    if (this.stage === 'between') this.readBetween();
    if (this.stage === 'question') {
      const read = this.readString('end');
      // The question is a sentence of its own.
      out += this.asked === '' && read.trim() !== '' ? ` ${read.trimStart()}` : read;
      this.asked += read;
    }
    return out;
  }

  private asked = '';

  /** @throws ModelFailure when the object is not complete */
  finish(): void {
    const rest = this.waiting;
    if (this.stage === 'between' && END.test(rest)) return;
    if (this.stage !== 'end' || !END.test(rest)) throw new ModelFailure('rubbish', new Error('no whole object'));
  }

  private readHead(): void {
    const head = HEAD.exec(this.waiting);
    if (!head) {
      if (this.waiting.length > LONGEST_HEAD) throw new ModelFailure('rubbish', new Error('no object'));
      return;
    }
    const [all, move, rung] = head;
    if (move !== this.move.move || rung !== String(this.move.rung ?? null))
      throw new ModelFailure('rubbish', new Error('another move'));
    this.waiting = this.waiting.slice(all.length);
    this.stage = 'text';
  }

  private readBetween(): void {
    const tail = TAIL.exec(this.waiting);
    if (!tail) return;
    this.waiting = this.waiting.slice(tail[0].length);
    this.stage = 'question';
  }

  /** As much of the string as is certain: an escape at the end waits for what follows. */
  private readString(next: Stage): string {
    let out = '';
    let at = 0;
    for (; at < this.waiting.length; at += 1) {
      const sign = this.waiting[at]!;
      if (sign === '"') {
        this.stage = next;
        at += 1;
        break;
      }
      if (sign !== '\\') {
        out += sign;
        continue;
      }
      const follows = this.waiting.slice(at + 1, at + 1 + LONGEST_COMMAND);
      if (
        follows === '' ||
        (follows[0]! in TEX_AFTER_ESCAPE && follows.length < LONGEST_COMMAND && !/["\\ {]/.test(follows))
      )
        break;
      if (follows[0] === 'u') {
        if (follows.length < 5) break;
        const code = /^u([0-9a-fA-F]{4})/.exec(follows)?.[1];
        out += code ? String.fromCharCode(parseInt(code, 16)) : '\\u';
        at += code ? 5 : 1;
        continue;
      }
      const escape = ESCAPES[follows[0]!];
      const isTex = TEX_AFTER_ESCAPE[follows[0]!]?.test(follows) ?? escape === undefined;
      out += isTex ? `\\${follows[0]!}` : escape!;
      at += 1;
    }
    this.waiting = this.waiting.slice(at);
    return out;
  }
}
