/** A command that was called wrongly: exit code 2. An empty message says that all was said before. */
export class Misuse extends Error {
	override readonly name = "Misuse";
}

/** A command that could not do what it was asked for: exit code 1. An empty message says that all was said before. */
export class Failure extends Error {
	override readonly name = "Failure";
}
