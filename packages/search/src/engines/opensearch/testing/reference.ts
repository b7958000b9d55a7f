import type { ModelRecord } from "@vitrine/model";
import { openEmbedded } from "../../embedded/index.ts";
import type { Index, LoadSummary, SourceInfo } from "../../../shapes.ts";
import type { Question } from "./questions.ts";

export const SOURCE: SourceInfo = { id: "ndjson:/faults", kind: "ndjson", location: "/faults" };

/** What happens to the cluster while an import goes on. */
export interface Faults {
	/** After so many batches have been added. */
	readonly after?: (batches: number) => Promise<void>;
	/** While the import commits. */
	readonly during?: () => Promise<void>;
}

/** What should be answered, after each of the imports of a test: the embedded engine has the same records, and says it first. */
export class Reference {
	readonly questions: readonly Question[];
	readonly #index = openEmbedded(":memory:");
	readonly #answers: (readonly string[])[] = [];
	#committed = -1;

	constructor(questions: readonly Question[]) {
		this.questions = questions;
	}

	/** Imports records into the index of a test. While it is committed, the answers of before and of after are right. */
	async imports(index: Index, batches: Iterable<readonly ModelRecord[]>, faults: Faults = {}): Promise<void> {
		const [own, load] = [await this.#index.load(SOURCE), await index.load(SOURCE)];
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

	/** What is wrong with the answer to a question; undefined where nothing is. */
	async differs(index: Index, question: number): Promise<string | undefined> {
		const from = Math.max(0, this.#committed);
		const { name, ask } = this.questions[question]!;
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
