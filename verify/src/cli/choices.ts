import { recordsOf, STARTER } from "../choices/records.ts";
import { summaryOf, summaryText } from "../choices/summary.ts";

/** Prints what is offered first to each record of a file, by default of the starter, and why. Returns the exit code. */
export async function printChoices(file: string = STARTER): Promise<number> {
	const summary = summaryOf(recordsOf(file));
	console.log(summaryText(summary));
	return summary.withoutCode.length === 0 ? 0 : 1;
}
