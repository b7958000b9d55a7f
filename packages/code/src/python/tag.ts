import type { Code } from "../code.ts";
import { tagOf, type Tag } from "../tag.ts";
import { pythonImports } from "./imports.ts";
import { RESERVED } from "./reserved.ts";
import { scan } from "./scan.ts";

/** Python source that is already correct. */
export type Python = Code<"python">;

/** Python source out of a template: a bare hole becomes a literal, one inside quotes or a comment is escaped for there. */
export const py: Tag<"python"> = tagOf({
	id: "python",
	name: "Python",
	scan,
	imports: pythonImports,
	reserved: RESERVED,
});
