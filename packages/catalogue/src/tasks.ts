import { table } from "./tasks/table.ts";
import * as entries from "./tasks/index.ts";
import type { TaskEntry } from "./shapes.ts";

const byId = new Map<string, TaskEntry>(Object.values(entries).map((entry) => [entry.id, entry]));

/** The entry of each task, in catalogue order. */
export const tasks: readonly TaskEntry[] = table.flatMap(({ id }) => byId.get(id) ?? []);
