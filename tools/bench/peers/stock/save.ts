import * as z from 'zod';

export const SAVE = 'save';

const list = <T extends z.ZodType>(each: T) => z.array(each).max(60);
const count = z.int().min(0);
const moment = z.int().min(0).max(4_000_000_000_000);

export const saveInput = z.object({
  test_id: z.uuid(),
  module: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  time_left: z.number().min(0).max(86_400),
  question_id: list(count),
  answer: list(z.string().max(6)),
  seq: list(moment),
  spent_ms: list(count.max(86_400_000)),
  workspace: z
    .object({
      position: count.max(60),
      marked: list(count),
      eliminated: z.record(z.string().regex(/^\d{1,10}$/), z.string().regex(/^[a-d]{0,4}$/)),
      annotations: z.array(z.looseObject({})).max(200),
    })
    .optional(),
  workspace_seq: moment.optional(),
});
export type SaveInput = z.infer<typeof saveInput>;
export interface SaveCommand {
  userId: string;
  input: SaveInput;
}
export interface Saved {
  server_time: number;
  deadline: number;
  refused: number[];
}
