import type { Stage } from "../../check.ts";
import { CHECKS } from "../../checks.ts";
import { effectsOf } from "../../requests/requests.ts";
import { filesReadBy } from "../../runs/runOnMiniatures.ts";
import type { Subject } from "../../subject.ts";
import { isStillAccepted } from "./formerNames.ts";
import type { Planted } from "./plant.ts";
import { treesOf } from "./sites.ts";

/** The planted defects that change nothing, each with the rule that shows it. */
export async function equivalents(stage: Stage, missed: readonly Planted[]): Promise<ReadonlyMap<Planted, string>> {
	const found = new Map<Planted, string>();
	const rules = [
		sameTree,
		acceptedName,
		exampleData,
		impliedOption,
		...(stage === "calls" ? [sameEffect] : []),
		...(stage === "runs" ? [sameFiles] : []),
	];
	for (const rule of rules) {
		const open = missed.filter((one) => !found.has(one));
		if (open.length > 0) for (const [one, why] of await rule(open)) found.set(one, why);
	}
	return found;
}

type Rule = (planted: readonly Planted[]) => Promise<readonly (readonly [Planted, string])[]>;

const sameTree: Rule = (planted) => equal(planted, treesOf, "its syntax tree is the same");

const acceptedName: Rule = async (planted) =>
	planted.filter(isStillAccepted).map((one) => [one, "the release still accepts the former name"]);

/**
 * Keys of what the reader's own tool returns in the snippet of Needle: cactus-needle 3.2.8 (`Needle.run`) passes it on as JSON
 * and reads no key, so that any name will do. Without the key, the answer lacks its value, which is a defect.
 */
const EXAMPLE_KEYS: ReadonlySet<string> = new Set(["harbour", "metres"]);

const exampleData: Rule = async (planted) =>
	planted
		.filter(
			({ defect, change }) => defect === "a field renamed" && EXAMPLE_KEYS.has(/^"?(\w+)/.exec(change)?.[1] ?? ""),
		)
		.map((one) => [one, "the field belongs to the reader's own tool, and no library reads it"]);

/** Options that another one of the same command implies, each with where that is stated. */
const IMPLIED = [
	{
		command: "sglang",
		option: "--enable-lora",
		by: "--lora-paths",
		source: "https://docs.sglang.io/advanced_features/lora.html",
	},
] as const;

const impliedOption: Rule = async (planted) =>
	planted.flatMap((one) => {
		const { text } = one.subject;
		const found = IMPLIED.find(
			({ command, option, by }) =>
				one.change === `${option} → nothing` && text.includes(command) && text.includes(`${by} `),
		);
		return found ? [[one, `${found.by} implies it (${found.source})`] as const] : [];
	});

const sameEffect: Rule = (planted) =>
	equal(planted, effectsOf, "it sends, prints and saves the same, and ends in the same way");

const sameFiles: Rule = (planted) => equal(planted, runsOf, "it runs to its end and reads the same files");

/** The planted defects of which the program before and after give the same text. */
async function equal(
	planted: readonly Planted[],
	textsOf: (subjects: readonly Subject[]) => Promise<ReadonlyMap<Subject, string>>,
	why: string,
): Promise<readonly (readonly [Planted, string])[]> {
	const texts = await textsOf(planted.flatMap(({ subject, original }) => [subject, original]));
	const isEqual = ({ subject, original }: Planted): boolean =>
		texts.get(subject) !== undefined && texts.get(subject) === texts.get(original);
	return planted.filter(isEqual).map((one) => [one, why]);
}

/** Runs those snippets that have not run yet; returns which files each has read. */
async function runsOf(subjects: readonly Subject[]): Promise<ReadonlyMap<Subject, string>> {
	for (const check of CHECKS.filter(({ stage }) => stage === "runs")) {
		const due = subjects.filter((subject) => check.appliesTo(subject) && !filesReadBy.has(subject));
		if (due.length > 0) await check.run(due, () => undefined);
	}
	return new Map(
		subjects.flatMap((one) => (filesReadBy.has(one) ? [[one, filesReadBy.get(one)!.toSorted().join()]] : [])),
	);
}
