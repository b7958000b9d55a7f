import { expect, it } from "vitest";
import { python as syntax } from "../parse/python.ts";
import { matrix } from "../matrix/matrix.ts";
import { python } from "../runs/python.ts";
import { isInTenth } from "./tenth.ts";

const groups = matrix().filter(({ subjects: [first] }) => python.appliesTo(first));

it("every snippet that is run belongs to one day of ten, with all snippets of its install line", () => {
	const days = groups.map((group) =>
		Array.from({ length: 10 }, (_, day) => day).filter((day) => isInTenth(python, group, day)),
	);
	expect(days.every((own) => own.length === 1)).toBe(true);
	expect(new Set(days.flat()).size).toBe(10);
	const ofLine = Map.groupBy(
		groups.map((group, at) => [group.subjects[0].install, days[at]![0]] as const),
		([line]) => line,
	);
	for (const own of ofLine.values()) expect(new Set(own.map(([, day]) => day)).size).toBe(1);
});

it("a day is the same as ten days later, and other stages are not divided", () => {
	const [group] = groups;
	expect(isInTenth(python, group!, 3)).toBe(isInTenth(python, group!, 363));
	expect([0, 1, 2].map((day) => isInTenth(syntax, group!, day))).toEqual([true, true, true]);
});
