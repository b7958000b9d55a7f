import type { Check } from "./check.ts";
import { javascript as javascriptSyntax } from "./parse/javascript.ts";
import { python as pythonSyntax } from "./parse/python.ts";
import { shell as shellSyntax } from "./parse/shell.ts";
import { requests } from "./requests/requests.ts";
import { appRuns } from "./runs/apps.ts";
import { javascriptRuns } from "./runs/javascript.ts";
import { python as pythonRuns } from "./runs/python.ts";
import { commands } from "./shell/commands.ts";
import { javascriptTypes } from "./types/javascript.ts";
import { pythonTypes } from "./types/python.ts";

/** All checks, those of lower levels first: a snippet reaches a check only if it has failed none before. */
export const CHECKS: readonly Check[] = [
	pythonSyntax,
	javascriptSyntax,
	shellSyntax,
	pythonTypes,
	javascriptTypes,
	commands,
	requests,
	pythonRuns,
	javascriptRuns,
	appRuns,
];
