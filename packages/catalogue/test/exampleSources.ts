import type { ModelRecord } from "@vitrine/model";
import type { ExampleFacts, TaskEntry } from "../src/shapes.ts";
import { type Check, statedChecks } from "./descriptionFacts.ts";
import { isStarter, type ModelFacts, starterFacts } from "./starter.ts";

/** Whether each fact that a task states of its example was read somewhere, and agrees with what was read. */
export function exampleSources({ example, exampleSources: sources = [] }: TaskEntry): readonly Check[] {
	if (example === undefined) return [check("exampleSources", sources, sources.length === 0, "there is no example.")];
	return [
		...sources.flatMap((stated, at) => statedChecks(`exampleSources[${at}]`, stated)),
		...sources.map((stated, at) =>
			check(
				`exampleSources[${at}].value`,
				stated.value,
				isInStarter(stated),
				"copy the facts that starter/models.ndjson has of it.",
			),
		),
		...agreement(example, Object.assign({}, ...sources.map(({ value }) => value))),
	];
}

type Sourced = NonNullable<TaskEntry["exampleSources"]>[number];

function isInStarter(stated: Sourced): boolean {
	if (!isStarter(stated)) return true;
	const facts = starterFacts(stated);
	return (
		facts !== undefined && FACTS.every((name) => stated.value[name] === undefined || stated.value[name] === facts[name])
	);
}

const FACTS = ["parameters", "bytes", "licence", "gated"] as const;

const agreement = (example: ModelRecord, facts: ExampleFacts): readonly Check[] => [
	check("exampleSources gated", facts.gated, facts.gated === false, "name a source that shows it is not gated."),
	check(
		"exampleSources licence",
		facts.licence,
		facts.licence !== undefined && facts.licence === example.cardData?.license,
		"name a source of its licence, with the value of example.cardData.license.",
	),
	check(
		"exampleSources bytes",
		facts.bytes,
		(facts.bytes ?? facts.parameters ?? 0) > 0,
		"name a source of its parameters, or of the bytes of its weights.",
	),
	check(
		"example.num_parameters",
		example.num_parameters,
		isSameSize(example.num_parameters, facts),
		"write what exampleSources states, or what its bytes give at 16 or 32 bits.",
	),
];

/** Sizes on the pages of a hub have three digits. */
const TOLERANCE = 0.01;

export const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE * b;

/** Numbers of parameters that the facts give. */
export const parametersOf = ({ parameters, bytes }: ModelFacts): readonly number[] =>
	parameters === undefined ? [2, 4].flatMap((width) => (bytes === undefined ? [] : bytes / width)) : [parameters];

function isSameSize(stated: number | undefined, facts: ExampleFacts): boolean {
	if (stated === undefined) return facts.parameters === undefined;
	return parametersOf(facts).some((one) => isNear(stated, one));
}

const check = (field: string, value: unknown, ok: boolean, expected: string): Check => ({
	field,
	value: value ?? null,
	ok,
	expected,
});
