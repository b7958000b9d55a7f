import type { ModelRecord } from "@vitrine/model";
import { openEmbedded } from "../../embedded/index.ts";
import type { Index, LoadSummary } from "../../../api/searchIndex.ts";
import type { SourceInfo } from "../../../api/source.ts";
import type { Question } from "./questions.ts";

const REFERENCE_SOURCE: SourceInfo = { id: "ndjson:/faults", kind: "ndjson", location: "/faults" };

/** What happens to the cluster during an import. */
export interface Faults {
	/** Called after each batch, with the number of batches added. */
	readonly after?: (batches: number) => Promise<void>;
	/** Called during the commit. */
	readonly during?: () => Promise<void>;
}

/** The right answers after each import of a test, from the embedded engine with the same records. */
export class Reference {
	readonly questions: readonly Question[];
	readonly #index = openEmbedded(":memory:");
	readonly #answers: (readonly string[])[] = [];
	#committed = -1;

	constructor(questions: readonly Question[]) {
		this.questions = questions;
	}

	/** Imports records into the index of a test. During the commit, the answers of before and of after are right. */
	async imports(index: Index, batches: Iterable<readonly ModelRecord[]>, faults: Faults = {}): Promise<void> {
		const [own, load] = [await this.#index.load(REFERENCE_SOURCE), await index.load(REFERENCE_SOURCE)];
		let added = 0;
		for (const batch of batches) {
			await own.add(batch);
			await load.add(batch);
			await faults.after?.(++added);
		}
		await own.commit(SUMMARY);
		await this.#learn();
		await Promise.all([load.commit(SUMMARY), faults.during?.()]);
		this.#committed = this.#answers.length - 1;
	}

	/** What is wrong with the answer to a question; undefined if it is right. */
	async differs(index: Index, question: number): Promise<string | undefined> {
		const from = Math.max(0, this.#committed);
		const asked = this.questions[question];
		if (asked === undefined) throw new RangeError(`There is no question ${question}`);
		const { name, ask } = asked;
		const answer = await ask(index).catch(
			(error: unknown) => `failed: ${error instanceof Error ? error.message : error}`,
		);
		const right = this.#answers.slice(from).map((answers) => answers[question]);
		if (right.includes(answer)) return undefined;
		return [name, `answered ${answer}`, ...right.map((one) => `right is ${one}`)]
			.map((line) => line.slice(0, 400))
			.join("\n");
	}

	close(): Promise<void> {
		return this.#index.close();
	}

	async #learn(): Promise<void> {
		const answers: string[] = [];
		for (const question of this.questions) answers.push(await question.ask(this.#index));
		this.#answers.push(answers);
	}
}

const SUMMARY: LoadSummary = { skipped: 0 };
