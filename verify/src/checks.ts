import type { Check } from "./check.ts";
import { javascript } from "./parsed/javascript.ts";
import { python } from "./parsed/python.ts";
import { shell } from "./parsed/shell.ts";
import { requests } from "./requests/requests.ts";
import { javascript as javascriptRun } from "./running/javascript.ts";
import { python as pythonRun, pythonColpali, pythonOlder } from "./running/python.ts";
import { commands } from "./shell/shell.ts";
import { javascriptTypes } from "./typed/javascript.ts";
import { pythonTypes } from "./typed/python.ts";

/** The checks there are, those of the lower level first: a snippet goes on to the next one only if it passed. */
export const CHECKS: readonly Check[] = [
	python,
	javascript,
	shell,
	pythonTypes,
	javascriptTypes,
	commands,
	requests,
	pythonRun,
	pythonOlder,
	pythonColpali,
	javascriptRun,
];
