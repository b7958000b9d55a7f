// npm run verify: checks the snippets and writes verify/report.ndjson. verify/README.md describes the options.
import { CHECKS } from "../checks.ts";
import { printChoices } from "./choices.ts";
import { checkSnippets } from "./check.ts";
import { runGrammar } from "./grammar.ts";
import { installFor } from "./install.ts";
import { lookUpPackages } from "./lookUp.ts";
import { runMutants } from "./mutants.ts";
import { checkNewest } from "./newest.ts";
import { type CommandOptions, optionsFrom, USAGE, UsageError } from "./options.ts";
import { resolveLines } from "./resolve.ts";
import { trySnippets } from "./try.ts";

try {
	process.exitCode = await run(optionsFrom(process.argv.slice(2)));
} catch (error) {
	if (!(error instanceof UsageError)) throw error;
	console.error(`${error.message}\n${USAGE}`);
	process.exitCode = 2;
}

function run(options: CommandOptions): Promise<number> {
	if (options.install) return installFor(options);
	if (options.lookup) return lookUpPackages(options);
	if (options.resolve) return resolveLines(options);
	if (options.choices) return printChoices(options.choices.file);
	if (options.try.length > 0) return trySnippets(options.try);
	const checks = CHECKS.filter(({ stage }) => options.stages.includes(stage));
	if (options.newest) return checkNewest(checks, options);
	if (options.mutants && options.seed !== undefined) return runGrammar(checks, options.seed);
	return options.mutants ? runMutants(checks) : checkSnippets(checks, options);
}
