import type { Pointer, TaskEntry } from "../src/shapes.ts";
import { tasks } from "../src/tasks.ts";
import { type Check, statedChecks } from "./descriptionFacts.ts";
import { isNear, parametersOf } from "./exampleSources.ts";
import { isStarter, type ModelFacts, starterFacts } from "./starter.ts";

/** Whether the size, licence and access that a task states of its models were read somewhere, or are in their ids. */
export const claims = ({ models }: TaskEntry): readonly Check[] =>
	models.flatMap((model) => [
		...(model.stated ? statedChecks(`models ${model.id} stated`, model.stated) : []),
		...claimsOf(model).map((claim) => ({
			field: `models ${model.id}`,
			value: claim.text,
			ok: claim.isIn(model),
			expected: "take it out, or name in `stated` a source that says so.",
		})),
	]);

interface Claim {
	readonly text: string;
	readonly isIn: (model: Pointer) => boolean;
}

/** Advice on a licence states nothing about it. */
const ADVICE = /read its licence[^.]*\./gi;

function claimsOf({ description }: Pointer): readonly Claim[] {
	const text = description.replaceAll(ADVICE, "");
	return [
		...[...text.matchAll(/(\d[\d.,]*) ([KMB]) parameters/g)].map(parametersClaim),
		...[...text.matchAll(/(\d[\d.,]*) (kB|MB|GB)(?![\w-])/g)].map(bytesClaim),
		...[...text.matchAll(/Apache-2\.0|Apache licence|\bMIT\b|BSD|[Cc]ommunity licence|licen[cs]e|commercial/g)].map(
			licenceClaim,
		),
		...[...text.matchAll(/(not )?\bgated\b/gi)].map(accessClaim),
	];
}

const UNITS: Readonly<Record<string, number>> = { K: 1e3, M: 1e6, B: 1e9, kB: 1e3, MB: 1e6, GB: 1e9 };

function parametersClaim([text, digits = "", unit = ""]: RegExpExecArray | RegExpMatchArray): Claim {
	return {
		text,
		isIn: (model) =>
			isInId(model.id, digits, unit) || isStated(model, (facts) => parametersOf(facts).some(rounds(digits, unit))),
	};
}

/** `4B`, `A35B`, `86M`: a size that the makers gave the model in its name. */
const isInId = (id: string, digits: string, unit: string): boolean =>
	new RegExp(String.raw`(?<![\d.])${digits.replaceAll(".", String.raw`\.`)}${unit}(?![a-z])`, "i").test(id);

const bytesClaim = ([text, digits = "", unit = ""]: RegExpMatchArray): Claim => ({
	text,
	isIn: (model) => isStated(model, ({ bytes = 0 }) => rounds(digits, unit)(bytes)),
});

/** Whether a number is shown with these digits, or is as near as sizes of three digits can be. */
function rounds(digits: string, unit: string): (actual: number) => boolean {
	const shown = Number(digits.replaceAll(",", "")) * UNITS[unit]!;
	const last = UNITS[unit]! / 10 ** (digits.split(".")[1]?.length ?? 0);
	return (actual) => Math.abs(shown - actual) <= last / 2 + last / 100 || isNear(shown, actual);
}

const LICENCES: Readonly<Record<string, string>> = {
	"Apache-2.0": "apache-2.0",
	"Apache licence": "apache-2.0",
	MIT: "mit",
};

const licenceClaim = ([text]: RegExpMatchArray): Claim => ({
	text,
	isIn: (model) => isStated(model, ({ licence }) => LICENCES[text] === undefined || LICENCES[text] === licence),
});

const accessClaim = ([text, isNot]: RegExpMatchArray): Claim => ({
	text,
	isIn: (model) => isStated(model, ({ gated }) => gated === (isNot === undefined)),
});

/** Whether the facts of a model say so; those of a page that only its source shows are accepted. */
function isStated({ id, stated }: Pointer, says: (facts: ModelFacts) => boolean): boolean {
	if (stated && !isStarter(stated)) return true;
	const facts = stated === undefined ? examples.get(id) : starterFacts(stated);
	return facts !== undefined && says(facts);
}

/** The facts of the examples of all tasks, which any task may state. */
const examples: ReadonlyMap<string, ModelFacts> = new Map(
	tasks.flatMap(({ example, exampleSources = [] }) =>
		example ? [[example.id, Object.assign({}, ...exampleSources.map(({ value }) => value))]] : [],
	),
);
