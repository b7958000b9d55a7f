import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { readCommitPoint } from "../sqlite/commitPoint.ts";
import { MEMORY } from "../sqlite/connection.ts";
import { CREATE_TABLES } from "../sqlite/schema.ts";
import { run } from "../sqlite/statements.ts";
import { forgetDeletions } from "./forgetDeletions.ts";

/** Fewer than in use. */
const LISTED = 50;

/** A catalogue with this number of records, and commits that each delete a number of them. */
function catalogue(total = 0) {
	const database = new DatabaseSync(MEMORY);
	database.exec(CREATE_TABLES);
	run(database, "UPDATE schema SET total = ?", [total]);
	let [row, generation] = [0, 0];
	const commit = (deletions: number): void => {
		generation += 1;
		for (let i = 0; i < deletions; i++)
			run(database, "INSERT INTO removed (model, generation) VALUES (?, ?)", [++row, generation]);
		forgetDeletions(database, generation, LISTED);
	};
	const listed = (): readonly unknown[] =>
		database
			.prepare("SELECT generation, count(*) AS count FROM removed GROUP BY generation ORDER BY generation")
			.all()
			.map(({ generation, count }) => [generation, count]);
	return { commit, listed, horizon: () => readCommitPoint(database).horizon };
}

it("forgets the older half when there are too many", () => {
	const { commit, listed, horizon } = catalogue();
	for (let i = 0; i < 5; i++) commit(10);
	expect([listed().length, horizon()]).toEqual([5, 0]);
	commit(10);
	expect([listed(), horizon()]).toEqual([
		[
			[5, 10],
			[6, 10],
		],
		4,
	]);
	for (let i = 0; i < 3; i++) commit(10);
	expect([listed().length, horizon()]).toEqual([5, 4]);
});

it("never forgets those of the last commit, without which every index would be built again", () => {
	const { commit, listed, horizon } = catalogue();
	commit(10);
	commit(100);
	expect([listed(), horizon()]).toEqual([[[2, 100]], 1]);
	commit(1);
	expect([listed(), horizon()]).toEqual([[[3, 1]], 2]);
});

it("lists a quarter of the records in a large catalogue", () => {
	const { commit, listed, horizon } = catalogue(400);
	for (let i = 0; i < 10; i++) commit(10);
	expect([listed().length, horizon()]).toEqual([10, 0]);
	commit(10);
	expect(horizon()).toBe(6);
});
