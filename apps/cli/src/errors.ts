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
