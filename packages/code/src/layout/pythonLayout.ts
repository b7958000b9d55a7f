import { atClauses } from "./atClauses.ts";
import { atImports } from "./atImports.ts";
import { atItems } from "./atItems.ts";
import { atManagers } from "./atManagers.ts";
import { brackets, comments } from "./python.ts";
import { placed } from "./placed.ts";
import { atChain } from "./pythonChain.ts";
import { atOperands, atOperators } from "./pythonOperators.ts";
import type { Layout } from "./wrap.ts";

/** All of the layout of Python. */
export const PYTHON_LAYOUT: Layout = {
	placed,
	rules: {
		...comments.rules,
		1: atImports,
		2: atManagers,
		3: atClauses,
		4: atItems,
		5: atChain,
		6: atOperands,
		...brackets.rules,
		8: atOperators,
	},
};
