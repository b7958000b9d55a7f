import type { UserConsoleLog } from "vitest";
import { MinimalReporter, type TestModule, type TestSpecification } from "vitest/node";

/** A message about tests that a machine cannot run: what is missing, and what is not tested. */
const SKIPPED = /^SKIPPED without (.+): ([^:\n]+)$/gm;
/** The share of files after which a line is printed where lines cannot be overwritten. */
const STEP = 0.1;

/** Prints failures as they come and how far the run is; at the end, what was skipped and why, once. */
export default class Progress extends MinimalReporter {
	#files = 0;
	#done = 0;
	#passed = 0;
	#failed = 0;
	#started = 0;
	/** What is not tested, by what is missing. */
	readonly #skipped = new Map<string, Set<string>>();

	override onTestRunStart(specifications: readonly TestSpecification[]): void {
		super.onTestRunStart(specifications);
		this.#files = specifications.length;
		this.#started = performance.now();
	}

	override onTestModuleEnd(module: TestModule): void {
		super.onTestModuleEnd(module);
		this.#count(module);
		const before = Math.floor((this.#done - 1) / this.#files / STEP);
		const isStep = Math.floor(this.#done / this.#files / STEP) > before;
		if (this.isTTY) process.stdout.write(`\r\u001b[2K${this.#line()}${this.#done === this.#files ? "\n" : ""}`);
		else if (isStep) this.log(this.#line());
	}

	override onUserConsoleLog(log: UserConsoleLog, state?: Parameters<MinimalReporter["onUserConsoleLog"]>[1]): void {
		const skipped = [...log.content.matchAll(SKIPPED)];
		if (skipped.length === 0) return super.onUserConsoleLog(log, state);
		for (const [, missing = "", untested = ""] of skipped)
			this.#skipped.set(missing, (this.#skipped.get(missing) ?? new Set()).add(untested));
	}

	override onTestRunEnd(...end: Parameters<MinimalReporter["onTestRunEnd"]>): void {
		super.onTestRunEnd(...end);
		for (const [missing, untested] of this.#skipped)
			this.log(`SKIPPED without ${missing}: ${[...untested].join("; ")}`);
	}

	#count(module: TestModule): void {
		this.#done++;
		for (const test of module.children.allTests()) {
			const { state } = test.result();
			if (state === "passed") this.#passed++;
			if (state === "failed") this.#failed++;
		}
	}

	#line(): string {
		const seconds = Math.round((performance.now() - this.#started) / 1000);
		const failed = this.#failed === 0 ? "" : `, ${this.#failed} FAILED`;
		return `${this.#done} of ${this.#files} files, ${this.#passed.toLocaleString("en")} tests passed${failed} (${seconds} s)`;
	}
}
