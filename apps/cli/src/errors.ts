/** A command that was called wrongly. An empty message means that the reader has been told already. */
export class Misuse extends Error {
	override readonly name = "Misuse";
	readonly code = "misuse";
}

/** A command that could not do what it was asked to. An empty message means that the reader has been told already. */
export class Failure extends Error {
	override readonly name = "Failure";
	readonly code = "failed";
}
