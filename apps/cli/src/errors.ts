/** A command that was called wrongly. The message is empty if it has already been printed. */
export class Misuse extends Error {
	override readonly name = "Misuse";
	readonly code = "misuse";
}

/** A command that failed. The message is empty if it has already been printed. */
export class Failure extends Error {
	override readonly name = "Failure";
	readonly code = "failed";
}

/** A program that `--run` ran ended with an error; the exit code is its own. The message is empty if it was not stopped. */
export class ProgramEnded extends Error {
	override readonly name = "ProgramEnded";
	readonly exit: number;

	constructor(message: string, exit: number) {
		super(message);
		this.exit = exit;
	}
}
